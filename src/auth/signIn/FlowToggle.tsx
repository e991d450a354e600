import { useT } from '../../kit/useT'
import type { ModalForm } from '../../modal/modal'
import { useStep } from '../../modal/stepContext'
import { authStrings } from '../auth.strings'

interface Props {
  to: ModalForm['flowType']
}

/** Switches between a code by email and a code by text message. */
export const FlowToggle = ({ to }: Props) => {
  const t = useT(authStrings)
  const { dispatch } = useStep()
  return (
    <button type="button" className="step-link" onClick={() => dispatch({ type: 'flow-chosen', flowType: to })}>
      {to === 'PHONE' ? t('auth.usePhone') : t('auth.useEmail')}
    </button>
  )
}
