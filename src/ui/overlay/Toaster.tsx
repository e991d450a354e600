import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useIsland } from '../../kit/island'
import { toastsAtom } from '../../kit/toasts'
import { lazyView, useLazyView } from '../lazyView'
import { openDialogsAtom } from './openDialogs'
import type { ToastsProps } from './Toasts'

// Long before the first toast, which may say that the line is gone.
const toastsView = lazyView<ToastsProps>(() => import('./Toasts'))

/**
 * The element's toasts: top centre on narrow screens, bottom right on wide ones. Every island's view renders one, outside
 * of its dialogs.
 */
export const Toaster = () => {
  const { element, root } = useIsland()
  const modal = useAtomValue(openDialogsAtom(root)).at(-1)
  const toasts = useAtomValue(toastsAtom(element))
  const view = useLazyView(toastsView)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each toast
  useEffect(() => {
    if (view.status === 'failed') view.retry()
  }, [toasts])

  const content = (
    <>
      {view.status === 'ready' && <view.View modal={modal} />}
      {/* A live region must exist before its text; the popover is hidden between toasts. */}
      <div className="visually-hidden" role="status">
        {toasts.map(({ id, message, description }) => (
          <p key={id}>{[message, description].filter(Boolean).join('. ')}</p>
        ))}
      </div>
    </>
  )
  // Inside of an open dialog, because everything outside of it is inert.
  return modal ? createPortal(content, modal) : content
}
