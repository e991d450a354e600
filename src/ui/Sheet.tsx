import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useIsland } from '../kit/island'
import { classes } from './classes'
import { IconButton } from './IconButton'
import sheet from './Sheet.css'
import { useSheet } from './useSheet'

interface Props {
  title: string
  /** Of the card on wide screens: 360, 420, 560 px. */
  size?: 'compact' | 'default' | 'expanded'
  /** It was closed by its button, by Escape or by a press beside it: stop rendering it. */
  onClose(): void
  /** There is a step to go back to. */
  onBack?: () => void
  /** Stands at the top, with the title centred under it. */
  logo?: ReactNode
  children: ReactNode
}

const isBeside = (dialog: HTMLElement, { clientX, clientY }: MouseEvent) => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/**
 * A native modal dialog, open as long as it is rendered: a sheet from the bottom on narrow screens, a card on wide ones.
 * Focus goes to the element with `data-focus`, else to the dialog itself, and returns to where it was.
 */
export const Sheet = ({ title, size = 'default', onClose, onBack, logo, children }: Props) => {
  useSheet(sheet)
  const { t } = useIsland()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const heading = <h2 id={titleId}>{title}</h2>

  // A layout effect: its cleanup closes the dialog while it still stands, which gives the focus back.
  useLayoutEffect(() => {
    const box = dialog.current
    if (!box) return
    box.showModal()
    const first = box.querySelector<HTMLElement>('[data-focus]') ?? box
    first.focus()
    return () => box.close()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the dialog; its key is Escape
    <dialog
      ref={dialog}
      className={classes('sheet', size !== 'default' && `sheet-${size}`, Boolean(logo) && 'sheet-with-logo')}
      aria-labelledby={titleId}
      tabIndex={-1}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && isBeside(dialog.current, event) && onClose()}
    >
      <div className="sheet-head">
        {onBack && <IconButton icon="back" label={t('common.back')} onClick={onBack} />}
        {logo ? <div className="sheet-logo">{logo}</div> : heading}
        <IconButton icon="x" label={t('common.close')} onClick={onClose} />
      </div>
      <div className="sheet-body">
        {logo && heading}
        {children}
      </div>
    </dialog>
  )
}
