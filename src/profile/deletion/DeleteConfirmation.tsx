import { useState } from 'react'
import { useT } from '../../kit/useT'
import { StepFrame } from '../../modal/StepFrame'
import { useStep } from '../../modal/stepContext'
import { useCodeSending } from '../../modal/useCodeSending'
import { presentAddress } from '../../session/presentAddress'
import type { User } from '../../session/session'
import { Button, usePending } from '../../ui/button/Button'
import { FormError } from '../../ui/form/FormError'
import { useStyles } from '../../ui/styles/useStyles'
import { forViewer } from '../forViewer'
import { profileStrings } from '../profile.strings'
import styles from './Deletion.css'

/** DELETE_CONFIRMATION: asks, then sends a code that proves the viewer's identity. */
const DeleteConfirmation = ({ user }: { user: User }) => {
  useStyles(styles)
  const t = useT(profileStrings)
  const { cancel, dispatch } = useStep()
  const send = useCodeSending()
  const [isPending, run] = usePending()
  const [trouble, setTrouble] = useState<string>()
  const address = presentAddress(user)

  if (!address)
    return (
      <StepFrame title={t('profile.delete.title')} lead={t('profile.delete.noAddress')}>
        <Button variant="primary" wide onClick={() => dispatch({ type: 'step-chosen', step: 'EDIT_EMAIL' })} data-focus>
          {t('profile.delete.addEmail')}
        </Button>
      </StepFrame>
    )
  const go = () =>
    run(async () => {
      setTrouble(undefined)
      const notSent = await send(address)
      setTrouble(notSent?.message)
    })
  return (
    <StepFrame title={t('profile.delete.title')} lead={t('profile.delete.lead')}>
      <div>
        <FormError message={trouble} />
        <div className="deletion-acts">
          <Button onClick={cancel} data-focus>
            {t('common.cancel')}
          </Button>
          <Button variant="danger" pending={isPending} onClick={() => void go()}>
            {t('profile.delete.yes')}
          </Button>
        </div>
      </div>
    </StepFrame>
  )
}

export default forViewer(DeleteConfirmation)
