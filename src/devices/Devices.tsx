import { useT } from '../kit/useT'
import { StepFrame } from '../modal/StepFrame'
import { useStep } from '../modal/stepContext'
import { useAuthContext } from '../session/AuthProvider'
import { DevicesContent } from './DevicesContent'
import { devicesStrings } from './devices.strings'

/** DEVICES: where the viewer is signed in, and the ways to sign out there. */
export default function Devices() {
  const t = useT(devicesStrings)
  const { user } = useAuthContext()
  const { dispatch } = useStep()
  return (
    <StepFrame title={t('devices.title')} lead={t('devices.lead')}>
      {user && <DevicesContent user={user} onSignedOut={() => dispatch({ type: 'finished' })} />}
    </StepFrame>
  )
}
