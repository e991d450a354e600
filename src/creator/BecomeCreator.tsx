import { useBrand } from '../brand/useBrand'
import { useT } from '../kit/useT'
import { StepFrame } from '../modal/StepFrame'
import { useStep } from '../modal/stepContext'
import { CreatorPanel } from './CreatorPanel'
import { creatorStrings } from './creator.strings'

/** BECOME_CREATOR: the creator panel as a step. */
export default function BecomeCreator() {
  const t = useT(creatorStrings)
  const { tell, close, wish } = useStep()
  const { data: brand } = useBrand()
  const signIn = () =>
    tell({
      type: 'step-chosen',
      step: brand?.webCta === 'app' ? 'GET_APP' : 'SIGNIN',
      wish: { action: 'creator' },
    })
  return (
    // The first slide's title is also the step's.
    <StepFrame title={brand ? t('creator.one.title', { brand: brand.name }) : t('creator.become')} titled>
      <CreatorPanel isWish={wish.action === 'creator'} onSignIn={signIn} onNotNow={close} />
    </StepFrame>
  )
}
