import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIsland } from '../kit/island'
import { type Toast, toastDuration, toastsAtom } from '../kit/toasts'
import { classes } from './classes'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import { modalsAtom } from './modals'
import sheet from './Toaster.css'
import { useSheet } from './useSheet'

interface Props {
  toast: Toast
  /** Somebody is reading: nothing goes away. */
  held: boolean
  onDismiss(): void
}

const ToastCard = ({ toast, held, onDismiss }: Props) => {
  const { t } = useIsland()
  const dismiss = useRef(onDismiss)
  dismiss.current = onDismiss
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss.current(), toastDuration[toast.kind])
    return () => clearTimeout(timer)
  }, [held, toast.kind])
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
 * The element's toasts: top centre on narrow screens, bottom right on wide ones. Every island's view holds one, outside of
 * its dialogs.
 */
export const Toaster = () => {
  useSheet(sheet)
  const { element, root } = useIsland()
  const modal = useAtomValue(modalsAtom(root)).at(-1)
  const [toasts, step] = useAtom(toastsAtom(element))
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const layer = useRef<HTMLDivElement>(null)
  const latest = toasts.at(-1)?.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another dialog it is another box
  useEffect(() => {
    const box = layer.current
    // A dialog that closes with the toast takes the box along; the next one is not in it.
    if (!box?.isConnected || latest === undefined) return
    // Shown anew with each toast and dialog, so that it stands above what was opened since.
    box.showPopover()
    return () => box.hidePopover()
  }, [latest, modal])

  const content = (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: who points at it or is in it reads; nothing is pressed */}
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
            held={pointed || focused}
            onDismiss={() => step({ type: 'dismissed', id: toast.id })}
          />
        ))}
      </div>
      {/* A live region must stand before its text comes; the popover is not there between toasts. */}
      <div className="visually-hidden" role="status">
        {toasts.map(({ id, message, description }) => (
          <p key={id}>{[message, description].filter(Boolean).join('. ')}</p>
        ))}
      </div>
    </>
  )
  // Outside of a modal dialog nothing can be pressed, and nothing is read out.
  return modal ? createPortal(content, modal) : content
}
