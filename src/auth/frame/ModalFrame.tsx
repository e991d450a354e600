import { useEffect } from 'react'
import { BrandLogo } from '../../brand/BrandLogo'
import { useBrand } from '../../brand/useBrand'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { type ModalEvent, type OpenModal, sizeOf } from '../../modal/modal'
import { Sheet } from '../../ui/Sheet'
import { Skeleton } from '../../ui/Skeleton'
import { useSheet } from '../../ui/useSheet'
import { authStrings } from '../auth.strings'
import sheet from './ModalFrame.css'
import { ModalStep } from './ModalStep'
import { UnsavedQuestion } from './UnsavedQuestion'
import { useModalSteps } from './useModalSteps'

interface Props {
  modal: OpenModal
  tell(event: ModalEvent): void
}

/** The page's modal. */
export const ModalFrame = ({ modal, tell }: Props) => {
  useSheet(sheet)
  const { element } = useIsland()
  const t = useT(authStrings)
  const { data: brand } = useBrand()
  const steps = useModalSteps(modal, tell)
  const { owner, step, trail } = modal
  const asks = steps.leaving !== 'no'

  // A link to a page of ours was followed, the logo's for example; or the page itself shows what it leads to.
  useEffect(() => {
    const leave = () => tell({ type: 'dismissed', owner })
    element.addEventListener('geuin:navigate', leave)
    return () => element.removeEventListener('geuin:navigate', leave)
  }, [element, owner, tell])

  return (
    <Sheet
      titleId={steps.titleId}
      name={t('auth.menu')}
      size={step ? sizeOf(step) : 'default'}
      onClose={asks ? steps.stay : steps.close}
      onBack={trail.length > 0 && !asks ? steps.back : undefined}
      logo={brand ? <BrandLogo brand={brand} /> : <LogoSpace />}
    >
      <div hidden={asks}>
        <ModalStep modal={modal} steps={steps} />
      </div>
      {asks && <UnsavedQuestion onStay={steps.stay} onLeave={steps.leave} />}
    </Sheet>
  )
}

const LogoSpace = () => (
  <span className="auth-logo-space">
    <Skeleton width={28} height={28} round />
  </span>
)
