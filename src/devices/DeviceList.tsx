import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { useAnalytics } from '../analytics/AnalyticsProvider'
import { useIsland } from '../kit/island'
import { showToast } from '../kit/toasts'
import { useT } from '../kit/useT'
import { useAuthContext } from '../session/AuthProvider'
import type { User } from '../session/session'
import { Button } from '../ui/button/Button'
import { ConfirmInPlace } from './ConfirmInPlace'
import { DeviceRow, useDeviceName } from './DeviceRow'
import type { Device } from './device'
import { endDevice, endOtherDevices, type Failure } from './devices.actions'
import { devicesStrings } from './devices.strings'

interface Props {
  user: User
  devices: readonly Device[]
  /** This device is signed out as well. */
  onSignedOut(): void
}

/** The viewer's devices, with the ways to sign them out. */
export const DeviceList = ({ user, devices, onSignedOut }: Props) => {
  const t = useT(devicesStrings)
  const nameOf = useDeviceName()
  const { element } = useIsland()
  const { signOut } = useAuthContext()
  const track = useAnalytics()
  const toast = useSetAtom(showToast)
  const box = useRef<HTMLDivElement>(null)
  /** The question that shows: a device's id, or one of the two about several; one at a time. */
  const [asking, setAsking] = useState<string | null>(null)
  const others = devices.filter(({ isCurrent }) => !isCurrent)

  const question = (name: string) => ({
    isAsking: asking === name,
    onAsk: (isAsking: boolean) => setAsking(isAsking ? name : null),
  })
  /** Reports success; what had the focus leaves with its device. */
  const finish = (failure: Failure, message: string) => {
    if (failure) return failure
    setAsking(null)
    toast(element, { kind: 'success', message })
    box.current?.focus()
    return null
  }
  const end = async (device: Device) =>
    finish(await endDevice(element, user.id, device), t('devices.ended', { name: nameOf(device) }))
  const endOthers = async () => finish(await endOtherDevices(element, user.id), t('devices.others.ended'))
  const endAll = async () => {
    const failure = await endOtherDevices(element, user.id)
    if (failure) return failure
    track('Log Out', { reason: 'viewer' })
    await signOut()
    onSignedOut()
    return null
  }

  return (
    <div ref={box} className="devices" tabIndex={-1}>
      <ul>{devices.map((device) => device.isCurrent && <DeviceRow key={device.id} device={device} />)}</ul>
      {others.length === 0 ? (
        <p className="devices-only">{t('devices.only')}</p>
      ) : (
        <>
          <h2>{t('devices.others')}</h2>
          <ul>
            {others.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                ending={{ ...question(device.id), onConfirm: () => end(device) }}
              />
            ))}
          </ul>
          <p className="devices-hint">{t('devices.hint')}</p>
          <ConfirmInPlace
            {...question('others')}
            question={t('devices.others.ask', { count: others.length })}
            confirm={t('devices.end')}
            onConfirm={endOthers}
          >
            {(ask) => (
              <Button variant="outline" wide onClick={ask}>
                {t('devices.others.end')}
              </Button>
            )}
          </ConfirmInPlace>
          <ConfirmInPlace
            {...question('all')}
            question={t('devices.all.ask', { count: devices.length })}
            confirm={t('devices.end')}
            onConfirm={endAll}
          >
            {(ask) => (
              <Button variant="outline" wide onClick={ask}>
                {t('devices.all.end')}
              </Button>
            )}
          </ConfirmInPlace>
        </>
      )}
    </div>
  )
}
