import type { ReactNode } from 'react'
import { useIsland } from '../kit/island'
import { type LazyView, useLazyView } from './lazyView'
import { FailedState } from './state/FailedState'

interface Props<P> {
  view: LazyView<P>
  props: P
  /** The shape of the view while its code loads. */
  waiting: ReactNode
}

/** A view whose code loads when it is first shown, with a retry button where that fails. */
export const Lazy = <P extends object>({ view, props, waiting }: Props<P>) => {
  const { t } = useIsland()
  const state = useLazyView(view)
  if (state.status === 'ready') return <state.View {...props} />
  if (state.status === 'failed')
    return <FailedState title={t('errors.failed.title')} text={t('errors.failed.text')} onRetry={state.retry} />
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{t('common.loading')}</span>
      {waiting}
    </div>
  )
}
