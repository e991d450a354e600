import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { useBrand } from '../../brand/useBrand'
import { useT } from '../../kit/useT'
import { StepContext } from '../../modal/stepContext'
import { KeepPendingContext } from '../../ui/button/Button'
import { errorKey } from '../../ui/state/errorText'
import { FailedState } from '../../ui/state/FailedState'
import { authStrings } from '../auth.strings'
import { StepSkeleton } from './StepSkeleton'
import type { StepsHandle } from './useModalSteps'

interface Props {
  steps: StepsHandle
}

/** The drawn step, or a skeleton until the first one is known and loaded. */
const Step = ({ steps: { drawn, view } }: Props) => {
  const t = useT(authStrings)
  const { error, isFetching, refetch } = useBrand()
  const box = useRef<HTMLDivElement>(null)

  // The focused control was removed with the previous step.
  useLayoutEffect(() => {
    if (view.status !== 'failed') return
    box.current?.querySelector<HTMLElement>('[data-focus]')?.focus()
  }, [view.status])

  if (!drawn.step && error)
    return (
      <FailedState
        title={t('auth.error.title')}
        text={t(errorKey(error))}
        pending={isFetching}
        focused
        onRetry={() => void refetch()}
      />
    )
  if (view.status === 'ready') return <view.View />
  if (view.status === 'loading') return <StepSkeleton />
  return (
    <div ref={box}>
      <FailedState title={t('errors.failed.title')} text={t('errors.failed.text')} focused onRetry={view.retry} />
    </div>
  )
}

/** What has led to the next step would be sent once more. */
const ignore = (event: SyntheticEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** The drawn step, with the live region that announces it to screen readers. */
export const ModalStep = ({ steps }: Props) => {
  const { tools, announcement, isWaiting } = steps
  return (
    <StepContext value={tools}>
      <KeepPendingContext value={isWaiting}>
        <div
          className="steps"
          onClickCapture={isWaiting ? ignore : undefined}
          onSubmitCapture={isWaiting ? ignore : undefined}
        >
          <Step key={steps.drawn.step} steps={steps} />
        </div>
      </KeepPendingContext>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </StepContext>
  )
}
