import { useAtom } from 'jotai'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIsland } from '../../kit/island'
import { type Toast, toastDuration, toastsAtom } from '../../kit/toasts'
import { Button } from '../button/Button'
import { IconButton } from '../button/IconButton'
import { Icon } from '../icon/Icon'
import { classes } from '../styles/classes'
import { useStyles } from '../styles/useStyles'
import { leave } from './leave'
import styles from './Toaster.css'

interface CardProps {
  toast: Toast
  /** The viewer is reading: the toast stays. */
  isPaused: boolean
  onDismiss(): void
}

const ToastCard = ({ toast, isPaused, onDismiss }: CardProps) => {
  const { t } = useIsland()
  const card = useRef<HTMLDivElement>(null)
  const dismiss = useRef(onDismiss)
  dismiss.current = onDismiss
  const { kind, action } = toast
  const duration = toastDuration[kind === 'success' && !action ? 'success' : 'error']
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => dismiss.current(), duration)
    return () => clearTimeout(timer)
  }, [isPaused, duration])
  useLayoutEffect(() => {
    const [node, layer] = [card.current, card.current?.parentElement]
    return () => {
      if (node && layer) void leave(node).then(() => layer.childElementCount || layer.hidePopover())
    }
  }, [])
  return (
    <div ref={card} part="toast" className={classes('toast', kind === 'error' && 'toast-error')}>
      {kind !== 'offer' && <Icon name={kind === 'error' ? 'alert' : 'check'} size="m" />}
      <p className="toast-text">
        {toast.message}
        {toast.description && <small>{toast.description}</small>}
      </p>
      {action && (
        <Button
          variant="tinted"
          small
          onClick={() => {
            onDismiss()
            action.press()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="x" size="m" label={t('common.dismiss')} onClick={onDismiss} />
    </div>
  )
}

/** CSS pixels between toasts and what they lift. */
const gap = 12

export interface ToastsProps {
  /** The open dialog that they are in. */
  modal: HTMLDialogElement | undefined
}

/** The element's toasts, in a layer of their own. */
export default function Toasts({ modal }: ToastsProps) {
  useStyles(styles)
  const { element } = useIsland()
  const [toasts, step] = useAtom(toastsAtom(element))
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const layer = useRef<HTMLDivElement>(null)
  const latest = toasts.at(-1)?.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: another dialog has another box
  useLayoutEffect(() => {
    const box = layer.current
    // A dialog that closes removes the box with it.
    if (!box?.isConnected || latest === undefined) return
    // Shown again for each toast and dialog, so that it is above everything that was opened since.
    box.hidePopover()
    box.showPopover()
  }, [latest, modal])
  // What toasts would cover makes room for them, but not behind a dialog.
  useEffect(() => {
    const box = layer.current
    const island = box?.closest<HTMLElement>('.island')
    if (modal || !box || !island) return
    const sizes = new ResizeObserver(() => {
      island.style.setProperty('--lift', box.offsetHeight ? `${box.offsetHeight + gap}px` : '')
    })
    sizes.observe(box)
    return () => {
      sizes.disconnect()
      island.style.removeProperty('--lift')
    }
  }, [modal])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only pause the toasts
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
  )
}
