import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useIsland } from '../kit/island'
import { classes } from './classes'
import { IconButton } from './IconButton'
import { useModal } from './modals'
import sheet from './Sheet.css'
import { useSheet } from './useSheet'

interface CommonProps {
  /** Of the card on wide screens: 360, 420, 560 px. */
  size?: 'compact' | 'default' | 'expanded'
  /** Its button, Escape or a press beside it: stop rendering it, or ask first. */
  onClose(): void
  /** There is a step to go back to. */
  onBack?: (() => void) | undefined
  /** Stands at the top, with the title centred under it. */
  logo?: ReactNode
  children: ReactNode
}

/** Its heading is its own, or one with `titleId` in its content; `name` serves while that isn't there. */
type Props = CommonProps & ({ title: string } | { titleId: string; name: string })

const isBeside = (dialog: HTMLElement, { clientX, clientY }: MouseEvent) => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** Puts the focus where the content begins. */
const begin = (box: HTMLElement | null) => {
  const all = (selector: string) => [...(box?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const first = [...all('[data-focus]'), ...all('h2[tabindex]')].find((it) => it.checkVisibility())
  ;(first ?? box)?.focus()
}

/**
 * A native modal dialog, open as long as it is rendered: a sheet from the bottom on narrow screens, a card on wide ones.
 * Focus goes to the element with `data-focus`, else to a heading that can take it, else to the dialog itself, and
 * returns to where it was.
 */
export const Sheet = ({ size = 'default', onClose, onBack, logo, children, ...naming }: Props) => {
  useSheet(sheet)
  const { t } = useIsland()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef(false)
  const ownId = useId()
  const heading = 'title' in naming && <h2 id={ownId}>{naming.title}</h2>

  useModal(dialog)
  useLayoutEffect(() => begin(dialog.current), [])

  /** A browser closes it at the second Escape in a row, without asking. Who asks before closing has it open again. */
  const follow = () => {
    onClose()
    setTimeout(() => {
      if (!dialog.current || dialog.current.open) return
      dialog.current.showModal()
      begin(dialog.current)
    })
  }

  /** A selection that is drawn out of a field and let go beside the dialog is no press beside it. */
  const isPress = (event: MouseEvent) =>
    event.target === dialog.current && pressed.current && isBeside(dialog.current, event)

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the dialog; its key is Escape
    <dialog
      ref={dialog}
      part="sheet"
      className={classes('sheet', size !== 'default' && `sheet-${size}`, Boolean(logo) && 'sheet-with-logo')}
      aria-labelledby={'title' in naming ? ownId : naming.titleId}
      aria-label={'title' in naming ? undefined : naming.name}
      tabIndex={-1}
      onCancel={(event) => {
        // Not every cancel event is the dialog's own: file inputs have one too. One that nobody can stop is followed by
        // the close event.
        if (event.target !== dialog.current || !event.cancelable) return
        event.preventDefault()
        onClose()
      }}
      onClose={follow}
      onMouseDown={(event) => {
        pressed.current = event.target === dialog.current && isBeside(dialog.current, event)
      }}
      onClick={(event) => isPress(event) && onClose()}
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
