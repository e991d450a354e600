import { classes } from './classes'
import sheet from './FieldMessage.css'
import { Icon } from './Icon'
import { useSheet } from './useSheet'

interface Props {
  /** For `aria-describedby`. */
  id: string
  error?: string | undefined
  /** What speaks for the value, in place of the hint. */
  praise?: string | undefined
  hint?: string | undefined
}

/** What a field says about its value; announced when it comes while the viewer types. */
export const FieldMessage = ({ id, error, praise, hint }: Props) => {
  useSheet(sheet)
  const message = error ?? praise ?? hint
  const kind = error !== undefined ? 'bad' : praise !== undefined && 'good'
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
