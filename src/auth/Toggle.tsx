import { useT } from '../kit/useT'
import type { ModalForm } from '../modal/modal'
import { useStep } from '../modal/stepContext'
import { authStrings } from './strings'

interface Props {
  to: ModalForm['flowType']
}

/** The other way to get a code. */
export const Toggle = ({ to }: Props) => {
  const t = useT(authStrings)
  const { dispatch } = useStep()
  return (
    <button type="button" className="sign-in-link" onClick={() => dispatch({ type: 'flow-chosen', flowType: to })}>
      {to === 'PHONE' ? t('auth.usePhone') : t('auth.useEmail')}
    </button>
  )
}
