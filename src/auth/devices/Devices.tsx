import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { StepFrame } from '../../modal/StepFrame'
import { useAuthContext } from '../../session/AuthProvider'
import type { User } from '../../session/session'
import { errorKey } from '../../ui/state/errorText'
import { FailedState } from '../../ui/state/FailedState'
import { Skeleton } from '../../ui/state/Skeleton'
import { useStyles } from '../../ui/styles/useStyles'
import { DeviceList } from './DeviceList'
import styles from './Devices.css'
import { devicesAtom } from './devices.query'
import { devicesStrings } from './devices.strings'

const Content = ({ user }: { user: User }) => {
  const t = useT(devicesStrings)
  const { settings } = useIsland()
  const request = useAtomValue(useMemo(() => devicesAtom(settings, user.id), [settings, user.id]))
  const { data: devices, error, isFetching, refetch } = request
  if (devices) return <DeviceList user={user} devices={devices} />
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

/** DEVICES: where the viewer is signed in, and the ways to sign out there. */
export default function Devices() {
  useStyles(styles)
  const t = useT(devicesStrings)
  const { user } = useAuthContext()
  return (
    <StepFrame title={t('devices.title')} lead={t('devices.lead')}>
      {user && <Content user={user} />}
    </StepFrame>
  )
}
