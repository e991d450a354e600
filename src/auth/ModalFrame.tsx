import { useEffect } from 'react'
import { BrandLogo } from '../brand/BrandLogo'
import { useBrand } from '../brand/useBrand'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { type ModalEvent, type OpenModal, sizeOf } from '../modal/modal'
import { Sheet } from '../ui/Sheet'
import { Skeleton } from '../ui/Skeleton'
import { useSheet } from '../ui/useSheet'
import sheet from './ModalFrame.css'
import { ModalStep } from './ModalStep'
import { authStrings } from './strings'
import { Unsaved } from './Unsaved'
import { useSteps } from './useSteps'

interface Props {
  modal: OpenModal
  dispatch(event: ModalEvent): void
}

/** The page's modal. */
export const ModalFrame = ({ modal, dispatch }: Props) => {
  useSheet(sheet)
  const { element } = useIsland()
  const t = useT(authStrings)
  const { data: brand } = useBrand()
  const steps = useSteps(modal, dispatch)
  const { owner, step, history } = modal
  const asks = steps.leaving !== 'no'

  // A link to a page of ours was followed, the logo's for example; or the page itself shows what it leads to.
  useEffect(() => {
    const leave = () => dispatch({ type: 'dismissed', owner })
    element.addEventListener('geuin:navigate', leave)
    return () => element.removeEventListener('geuin:navigate', leave)
  }, [element, owner, dispatch])

  return (
    <Sheet
      titleId={steps.titleId}
      name={t('auth.menu')}
      size={step ? sizeOf(step) : 'default'}
      onClose={asks ? steps.stay : steps.close}
      onBack={history.length > 0 && !asks ? steps.back : undefined}
      logo={brand ? <BrandLogo brand={brand} /> : <LogoSpace />}
    >
      <div hidden={asks}>
        <ModalStep modal={modal} steps={steps} />
      </div>
      {asks && <Unsaved onStay={steps.stay} onLeave={steps.leave} />}
    </Sheet>
  )
}

const LogoSpace = () => (
  <span className="auth-logo-space">
    <Skeleton width={28} height={28} round />
  </span>
)
