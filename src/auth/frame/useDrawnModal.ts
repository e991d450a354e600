import { useState } from 'react'
import type { OpenModal } from '../../modal/modal'
import { type LazyViewState, useLazyView } from '../../ui/lazyView'
import { viewOf } from '../stepViews'

export interface DrawnModal {
  drawn: OpenModal
  /** Of the drawn step. */
  view: LazyViewState<object>
  /** The next step is loading. */
  isWaiting: boolean
}

/** The modal as it is drawn: a step stays as it was until the view of the next one has loaded, or has failed to. */
export const useDrawnModal = (modal: OpenModal): DrawnModal => {
  const view = useLazyView(modal.step && viewOf(modal.step))
  const [drawn, setDrawn] = useState(modal)
  const View = drawn.step && drawn.step !== modal.step && viewOf(drawn.step).loaded()
  if (View && view.status === 'loading') return { drawn, view: { status: 'ready', View }, isWaiting: true }
  if (drawn !== modal) setDrawn(modal)
  return { drawn: modal, view, isWaiting: false }
}
