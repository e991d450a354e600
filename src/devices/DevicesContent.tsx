import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import type { User } from '../session/session'
import { errorKey } from '../ui/state/errorText'
import { FailedState } from '../ui/state/FailedState'
import { Skeleton } from '../ui/state/Skeleton'
import { useStyles } from '../ui/styles/useStyles'
import { DeviceList } from './DeviceList'
import styles from './Devices.css'
import { devicesAtom } from './devices.query'
import { devicesStrings } from './devices.strings'

interface Props {
  user: User
  /** This device is signed out as well. */
  onSignedOut(): void
}

/** The list of a viewer's devices, in all states of its request. */
export const DevicesContent = ({ user, onSignedOut }: Props) => {
  useStyles(styles)
  const t = useT(devicesStrings)
  const { settings } = useIsland()
  const request = useAtomValue(useMemo(() => devicesAtom(settings, user.id), [settings, user.id]))
  const { data: devices, error, isFetching, refetch } = request
  if (devices) return <DeviceList user={user} devices={devices} onSignedOut={onSignedOut} />
  if (error)
    return (
      <FailedState
        title={t('devices.failed')}
        text={t(errorKey(error))}
        pending={isFetching}
        focused
        onRetry={() => void refetch()}
      />
    )
  return (
    <div className="devices" aria-busy="true">
      {['this one', 'another'].map((row) => (
        <Skeleton key={row} width="100%" height={68} />
      ))}
    </div>
  )
}
