import { useEffect } from 'react'
import { BrandLogo } from '../../brand/BrandLogo'
import { useBrand } from '../../brand/useBrand'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { type ModalEvent, type OpenModal, sizeOf } from '../../modal/modal'
import { BottomSheet } from '../../ui/overlay/BottomSheet'
import { Skeleton } from '../../ui/state/Skeleton'
import { useStyles } from '../../ui/styles/useStyles'
import { authStrings } from '../auth.strings'
import styles from './ModalFrame.css'
import { ModalStep } from './ModalStep'
import { UnsavedQuestion } from './UnsavedQuestion'
import { useModalSteps } from './useModalSteps'

interface Props {
  modal: OpenModal
  dispatch(event: ModalEvent): void
}

/** The page's modal in a dialog. */
export const ModalFrame = ({ modal, dispatch }: Props) => {
  useStyles(styles)
  const { element } = useIsland()
  const t = useT(authStrings)
  const { data: brand } = useBrand()
  const steps = useModalSteps(modal, dispatch)
  const { owner, step, history } = steps.drawn
  const isAsking = steps.pendingExit !== 'no'

  // Closes when a link to one of our pages was followed, the logo's for example, whether the browser or the host page shows that page.
  useEffect(() => {
    const close = () => dispatch({ type: 'dismissed', owner })
    element.addEventListener('geuin:navigate', close)
    return () => element.removeEventListener('geuin:navigate', close)
  }, [element, owner, dispatch])

  return (
    <BottomSheet
      titleId={steps.titleId}
      name={t('auth.menu')}
      size={step ? sizeOf(step) : 'default'}
      onClose={isAsking ? steps.keepEditing : steps.close}
      onBack={history.length > 0 && !isAsking ? steps.back : undefined}
      logo={brand ? <BrandLogo brand={brand} /> : <LogoSpace />}
    >
      <div hidden={isAsking}>
        <ModalStep steps={steps} />
      </div>
      {isAsking && <UnsavedQuestion onKeepEditing={steps.keepEditing} onDiscard={steps.discard} />}
    </BottomSheet>
  )
}

const LogoSpace = () => (
  <span className="auth-logo-space">
    <Skeleton width={28} height={28} round />
  </span>
)
