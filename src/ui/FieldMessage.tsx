import { classes } from './classes'
import sheet from './FieldMessage.css'
import { Icon } from './Icon'
import { useSheet } from './useSheet'

interface Props {
  /** For `aria-describedby`. */
  id: string
  error?: string | undefined
  /** Message of a value that is fine, in place of the hint. */
  success?: string | undefined
  hint?: string | undefined
}

/** A field's error, success message or hint; announced to screen readers when it changes. */
export const FieldMessage = ({ id, error, success, hint }: Props) => {
  useSheet(sheet)
  const message = error ?? success ?? hint
  const kind = error !== undefined ? 'bad' : success !== undefined && 'good'
  return (
    <p className={classes('field-message', kind && `field-message-${kind}`)} id={id} aria-live="polite">
      {message !== undefined && (
        <>
          {error !== undefined && <Icon name="alert" size="s" />}
          <span>{message}</span>
        </>
      )}
    </p>
  )
}
