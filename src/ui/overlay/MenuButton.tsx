import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import { useStyles } from '../styles/useStyles'
import styles from './MenuButton.css'
import { usePopoverPlace } from './usePopoverPlace'

interface Props {
  className: string
  /** Its accessible name, where what it shows has none. */
  label?: string
  /** What the button shows. */
  face: ReactNode
  /** Draws the menu while it is open. @param close closes it and gives the focus back to the button */
  children(close: () => void): ReactNode
}

/** A button that opens a menu below itself. */
export const MenuButton = ({ className, label, face, children }: Props) => {
  useStyles(styles)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  usePopoverPlace(button, menu, isOpen)

  const close = () => {
    menu.current?.hidePopover()
    // Focused before a dialog opens, so that the dialog returns the focus to a control that still exists.
    button.current?.focus()
  }

  /** For Escape: browsers give the focus back by themselves, but Chromium not within a shadow root. */
  const giveBack = ({ newState }: ToggleEvent) => {
    if (newState === 'closed' && menu.current?.matches(':focus-within')) button.current?.focus()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        popoverTarget={id}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
      >
        {face}
      </button>
      <div
        ref={menu}
        id={id}
        className="menu-popover"
        popover="auto"
        onBeforeToggle={giveBack}
        onToggle={(event: ToggleEvent) => setOpen(event.newState === 'open')}
      >
        {isOpen && children(close)}
      </div>
    </>
  )
}
