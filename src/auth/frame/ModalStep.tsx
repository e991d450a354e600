import { useLayoutEffect, useRef } from 'react'
import { useBrand } from '../../brand/useBrand'
import { useT } from '../../kit/useT'
import type { OpenModal } from '../../modal/modal'
import { StepContext } from '../../modal/stepContext'
import { errorKey } from '../../ui/state/errorText'
import { authStrings } from '../auth.strings'
import { useLazyView } from '../lazyView'
import { viewOf } from '../stepViews'
import { StepFailure } from './StepFailure'
import { StepSkeleton } from './StepSkeleton'
import type { StepsHandle } from './useModalSteps'

interface Props {
  modal: OpenModal
  steps: StepsHandle
}

/** The modal's current step, or a skeleton until the step is known and loaded. */
const Step = ({ modal: { step } }: Pick<Props, 'modal'>) => {
  const t = useT(authStrings)
  const { error, isFetching, refetch } = useBrand()
  const view = useLazyView(step && viewOf(step))
  const box = useRef<HTMLDivElement>(null)

  // The focused control was removed with the previous step.
  useLayoutEffect(() => {
    if (view.status !== 'failed') return
    box.current?.querySelector<HTMLElement>('[data-focus]')?.focus()
  }, [view.status])

  if (!step && error)
    return (
      <StepFailure
        title={t('auth.error.title')}
        text={t(errorKey(error))}
        retry={t('common.retry')}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (view.status === 'ready') return <view.View />
  if (view.status === 'loading') return <StepSkeleton name={step} />
  return (
    <div ref={box}>
      <StepFailure
        title={t('errors.failed.title')}
        text={t('errors.failed.text')}
        retry={t('common.retry')}
        onRetry={view.retry}
      />
    </div>
  )
}

/** The current step, with the live region that announces it to screen readers. */
export const ModalStep = ({ modal, steps: { tools, announcement } }: Props) => (
  <StepContext value={tools}>
    <Step key={modal.step} modal={modal} />
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  </StepContext>
)
