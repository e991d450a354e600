import { Icon } from '../icon/Icon'
import { classes } from '../styles/classes'
import { useStyles } from '../styles/useStyles'
import styles from './FieldMessage.css'

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
  useStyles(styles)
  const message = error ?? success ?? hint
  const kind = error !== undefined ? 'bad' : success !== undefined && 'good'
  return (
    <p
      className={classes('field-message', kind && `field-message-${kind}`, hint === undefined && 'grows')}
      id={id}
      aria-live="polite"
    >
      {message !== undefined && (
        <span className="field-message-line">
          {error !== undefined && <Icon name="alert" size="s" />}
          <span>{message}</span>
        </span>
      )}
    </p>
  )
}
