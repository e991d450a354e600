import { useBrand } from '../brand/useBrand'
import { useT } from '../kit/useT'
import { StepFrame } from '../modal/StepFrame'
import { useStep } from '../modal/stepContext'
import { CreatorPanel } from './CreatorPanel'
import { creatorStrings } from './creator.strings'

/** BECOME_CREATOR: the creator panel as a step. */
export default function BecomeCreator() {
  const t = useT(creatorStrings)
  const { dispatch, close, intent } = useStep()
  const { data: brand } = useBrand()
  const signIn = () =>
    dispatch({
      type: 'step-chosen',
      step: brand?.webCta === 'app' ? 'GET_APP' : 'SIGNIN',
      intent: { type: 'creator' },
    })
  return (
    // The first slide's title is also the step's.
    <StepFrame title={brand ? t('creator.one.title', { brand: brand.name }) : t('creator.become')} titled>
      <CreatorPanel isIntent={intent.type === 'creator'} onSignIn={signIn} onNotNow={close} />
    </StepFrame>
  )
}
