import { useCallback, useRef } from 'react'
import { BrandLogo } from '../brand/BrandLogo'
import { useBrand } from '../brand/useBrand'
import { useIsland } from '../kit/island'
import type { ModalEvent, OpenModal } from '../modal/modal'
import { IconButton } from '../ui/IconButton'
import { Skeleton } from '../ui/Skeleton'
import { useSheet } from '../ui/useSheet'
import sheet from './ModalFrame.css'
import { ModalStep } from './ModalStep'
import { Unsaved } from './Unsaved'
import { useSteps } from './useSteps'

interface Props {
  modal: OpenModal
  dispatch(event: ModalEvent): void
  /** There is something to go back to without it. */
  canClose: boolean
}

/** The steps as a part of the page. */
export const InlineFrame = ({ modal, dispatch, canClose }: Props) => {
  useSheet(sheet)
  const { t } = useIsland()
  const { data: brand } = useBrand()
  const entered = useRef(false)
  const takesFocus = useCallback(() => entered.current, [])
  const steps = useSteps(modal, dispatch, takesFocus)
  const asks = steps.leaving !== 'no'
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
        {modal.history.length > 0 && !asks && <IconButton icon="back" label={t('common.back')} onClick={steps.back} />}
        {brand ? <BrandLogo brand={brand} /> : <Skeleton width={28} height={44} />}
        {canClose && <IconButton icon="x" label={t('common.close')} onClick={asks ? steps.stay : steps.close} />}
      </div>
      <div hidden={asks}>
        <ModalStep modal={modal} steps={steps} />
      </div>
      {asks && <Unsaved onStay={steps.stay} onLeave={steps.leave} />}
    </section>
  )
}
