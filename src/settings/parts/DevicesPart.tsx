import { AnalyticsProvider } from '../../analytics/AnalyticsProvider'
import { DevicesContent } from '../../devices/DevicesContent'
import { devicesStrings } from '../../devices/devices.strings'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { AuthProvider } from '../../session/AuthProvider'
import type { PartProps } from './part'

const keepPage = () => undefined

/** Where the viewer is signed in, and the ways to sign out there. */
export default function DevicesPart({ user }: PartProps) {
  const { element } = useIsland()
  const t = useT(devicesStrings)
  if (!user) return null
  return (
    <>
      <p className="settings-lead">{t('devices.lead')}</p>
      <AnalyticsProvider element={element}>
        <AuthProvider>
          <DevicesContent user={user} onSignedOut={keepPage} />
        </AuthProvider>
      </AnalyticsProvider>
    </>
  )
}
