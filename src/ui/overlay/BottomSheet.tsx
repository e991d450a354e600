import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useIsland } from '../../kit/island'
import { IconButton } from '../button/IconButton'
import { classes } from '../styles/classes'
import { useStyles } from '../styles/useStyles'
import styles from './BottomSheet.css'
import { useModal } from './useModal'

interface CommonProps {
  /** Width of the card on wide screens: 360, 420, 560, 760 px. */
  size?: 'compact' | 'default' | 'expanded' | 'wide'
  /** Called for the close button, Escape and a click beside the dialog; the parent stops rendering it, or asks first. */
  onClose(): void
  /** Shows a back button. */
  onBack?: (() => void) | undefined
  /** Shown at the top, with the title centred under it. */
  logo?: ReactNode
  children: ReactNode
}

/** Named by its own title, or by a heading with `titleId` in its content; by `name` until that heading has rendered. */
type Props = CommonProps & ({ title: string } | { titleId: string; name: string })

const isBeside = (dialog: HTMLElement, { clientX, clientY }: MouseEvent) => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** Focuses the element with `data-focus`, else a focusable heading, else the dialog. */
const focusStart = (box: HTMLElement | null) => {
  const all = (selector: string) => [...(box?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const first = [...all('[data-focus]'), ...all('h2[tabindex]')].find((it) => it.checkVisibility())
  ;(first ?? box)?.focus()
}

/**
 * A native modal dialog, open while it is rendered: a sheet from the bottom on narrow screens, which a finger pulls down, a
 * card on wide ones. Takes the focus, and returns it when it closes. Its height follows its content smoothly.
 */
export const BottomSheet = ({ size = 'default', onClose, onBack, logo, children, ...naming }: Props) => {
  useStyles(styles)
  const { t } = useIsland()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef(false)
  const ownId = useId()
  const heading = 'title' in naming && <h2 id={ownId}>{naming.title}</h2>

  useModal(dialog)
  useLayoutEffect(() => focusStart(dialog.current), [])
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const closing = new AbortController()
    import('./sheetMotion').then(
      ({ startSheetMotion }) =>
        dialog.current && startSheetMotion(dialog.current, () => close.current(), closing.signal),
      () => undefined,
    )
    return () => closing.abort()
  }, [])

  /** A browser closes a dialog at the second Escape in a row. Opens it again where the parent still renders it. */
  const follow = () => {
    onClose()
    setTimeout(() => {
      if (!dialog.current || dialog.current.open) return
      dialog.current.showModal()
      focusStart(dialog.current)
    })
  }

  /** A text selection that starts in a field and ends beside the dialog is not a click beside it. */
  const isPress = (event: MouseEvent) =>
    event.target === dialog.current && pressed.current && isBeside(dialog.current, event)

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for a click beside the dialog is Escape
    <dialog
      ref={dialog}
      part="sheet"
      className={classes('sheet', size !== 'default' && `sheet-${size}`, Boolean(logo) && 'sheet-with-logo')}
      aria-labelledby={'title' in naming ? ownId : naming.titleId}
      aria-label={'title' in naming ? undefined : naming.name}
      tabIndex={-1}
      onCancel={(event) => {
        // File inputs fire cancel events too. An event that cannot be prevented is followed by the close event.
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
        <div>
          <div>
            {logo && heading}
            {children}
          </div>
        </div>
      </div>
    </dialog>
  )
}
