import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIsland } from '../../kit/island'
import { type Toast, toastDuration, toastsAtom } from '../../kit/toasts'
import { IconButton } from '../button/IconButton'
import { Icon } from '../icon/Icon'
import { classes } from '../styles/classes'
import { useStyles } from '../styles/useStyles'
import { openDialogsAtom } from './openDialogs'
import styles from './Toaster.css'

interface Props {
  toast: Toast
  /** The viewer is reading: the toast stays. */
  isPaused: boolean
  onDismiss(): void
}

const ToastCard = ({ toast, isPaused, onDismiss }: Props) => {
  const { t } = useIsland()
  const dismiss = useRef(onDismiss)
  dismiss.current = onDismiss
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => dismiss.current(), toastDuration[toast.kind])
    return () => clearTimeout(timer)
  }, [isPaused, toast.kind])
  return (
    <div part="toast" className={classes('toast', toast.kind === 'error' && 'toast-error')}>
      <Icon name={toast.kind === 'error' ? 'alert' : 'check'} size="m" />
      <p className="toast-text">
        {toast.message}
        {toast.description && <small>{toast.description}</small>}
      </p>
      <IconButton icon="x" size="m" label={t('common.dismiss')} onClick={onDismiss} />
    </div>
  )
}

/**
 * The element's toasts: top centre on narrow screens, bottom right on wide ones. Every island's view renders one, outside
 * of its dialogs.
 */
export const Toaster = () => {
  useStyles(styles)
  const { element, root } = useIsland()
  const modal = useAtomValue(openDialogsAtom(root)).at(-1)
  const [toasts, step] = useAtom(toastsAtom(element))
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const layer = useRef<HTMLDivElement>(null)
  const latest = toasts.at(-1)?.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: another dialog has another box
  useEffect(() => {
    const box = layer.current
    // A dialog that closes removes the box with it.
    if (!box?.isConnected || latest === undefined) return
    // Shown again for each toast and dialog, so that it is above everything that was opened since.
    box.showPopover()
    return () => box.hidePopover()
  }, [latest, modal])

  const content = (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only pause the toasts */}
      <div
        ref={layer}
        className="toaster"
        popover="manual"
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            isPaused={pointed || focused}
            onDismiss={() => step({ type: 'dismissed', id: toast.id })}
          />
        ))}
      </div>
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
