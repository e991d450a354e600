import { MessageLine } from './MessageLine'

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
  const text = error ?? success ?? hint
  const kind = error !== undefined ? 'bad' : success !== undefined ? 'good' : 'hint'
  return (
    <p className={hint === undefined ? 'field-message grows' : 'field-message'} id={id} aria-live="polite">
      {text !== undefined && <MessageLine kind={kind} text={text} />}
    </p>
  )
}
