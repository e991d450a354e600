import { stringsNow } from '../kit/baseStrings'
import { formatAgo } from '../kit/format'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Button } from '../ui/button/Button'
import { Icon } from '../ui/icon/Icon'
import { ConfirmInPlace } from './ConfirmInPlace'
import { type Device, kindOf } from './device'
import { deviceIcons } from './deviceIcons'
import type { Failure } from './devices.actions'
import { devicesStrings } from './devices.strings'

interface Props {
  device: Device
  /** How it is signed out; absent for this device. */
  ending?: { isAsking: boolean; onAsk(isAsking: boolean): void; onConfirm(): Promise<Failure> }
}

/** What a device is called. */
export const useDeviceName = () => {
  const t = useT(devicesStrings)
  return ({ browser, system }: Device): string =>
    browser && system ? t('devices.name', { browser, system }) : (browser ?? system ?? t('devices.unknown'))
}

/** A device: what it is, when it was last used, and for another device the way to sign it out. */
export const DeviceRow = ({ device, ending }: Props) => {
  const t = useT(devicesStrings)
  const { locale } = useIsland().settings
  const name = useDeviceName()(device)
  return (
    <li className="device">
      <Icon name={deviceIcons[kindOf(device)]} size="m" />
      <div className="device-words">
        <b>
          {name} {device.isCurrent && <span className="device-here">{t('devices.here')}</span>}
        </b>
        <small>{device.isCurrent ? t('devices.now') : formatAgo(stringsNow(locale), device.lastUsedAt, locale)}</small>
      </div>
      {ending && (
        <ConfirmInPlace {...ending} question={t('devices.end.ask', { name })} confirm={t('devices.end')}>
          {(ask) => (
            <Button small variant="outline" aria-label={t('devices.end.name', { name })} onClick={ask}>
              {t('devices.end')}
            </Button>
          )}
        </ConfirmInPlace>
      )}
    </li>
  )
}
