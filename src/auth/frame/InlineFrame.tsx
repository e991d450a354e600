import { useCallback, useRef } from 'react'
import { BrandLogo } from '../../brand/BrandLogo'
import { useBrand } from '../../brand/useBrand'
import { useIsland } from '../../kit/island'
import type { ModalEvent, OpenModal } from '../../modal/modal'
import { IconButton } from '../../ui/button/IconButton'
import { Skeleton } from '../../ui/state/Skeleton'
import { useStyles } from '../../ui/styles/useStyles'
import styles from './ModalFrame.css'
import { ModalStep } from './ModalStep'
import { UnsavedQuestion } from './UnsavedQuestion'
import { useModalSteps } from './useModalSteps'

interface Props {
  modal: OpenModal
  dispatch(event: ModalEvent): void
  /** Whether the element has something else to show after the steps. */
  canClose: boolean
}

/** The modal's steps inline, as a part of the page. */
export const InlineFrame = ({ modal, dispatch, canClose }: Props) => {
  useStyles(styles)
  const { t } = useIsland()
  const { data: brand } = useBrand()
  const entered = useRef(false)
  const takesFocus = useCallback(() => entered.current, [])
  const steps = useModalSteps(modal, dispatch, takesFocus)
  const isAsking = steps.pendingExit !== 'no'
  return (
    <section
      className="auth-inline"
      aria-labelledby={steps.titleId}
      tabIndex={-1}
      onFocus={() => {
        entered.current = true
      }}
    >
      <div className="auth-inline-head">
        {steps.drawn.history.length > 0 && !isAsking && (
          <IconButton icon="back" label={t('common.back')} onClick={steps.back} />
        )}
        {brand ? <BrandLogo brand={brand} /> : <Skeleton width={28} height={44} />}
        {canClose && (
          <IconButton icon="x" label={t('common.close')} onClick={isAsking ? steps.keepEditing : steps.close} />
        )}
      </div>
      <div hidden={isAsking}>
        <ModalStep steps={steps} />
      </div>
      {isAsking && <UnsavedQuestion onKeepEditing={steps.keepEditing} onDiscard={steps.discard} />}
    </section>
  )
}
