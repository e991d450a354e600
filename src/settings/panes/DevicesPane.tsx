import { DevicesContent } from '../../devices/DevicesContent'
import { devicesStrings } from '../../devices/devices.strings'
import { useT } from '../../kit/useT'
import type { PaneProps } from './pane'

const stay = () => undefined

/** Where the viewer is signed in, and the ways to sign out there. */
export default function DevicesPane({ user }: PaneProps) {
  const t = useT(devicesStrings)
  if (!user) return null
  return (
    <>
      <p className="settings-lead">{t('devices.lead')}</p>
      <DevicesContent user={user} onSignedOut={stay} />
    </>
  )
}
