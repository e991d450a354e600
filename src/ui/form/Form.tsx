import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import type { Form as FormState } from '../../kit/form'
import { Button } from '../button/Button'
import { useStyles } from '../styles/useStyles'
import styles from './Form.css'
import { FormError } from './FormError'

interface Props {
  form: Pick<FormState<unknown>, 'ref' | 'submit' | 'isValid' | 'isPending' | 'error'>
  /** Label of the button; or what replaces it while the form can't be sent. */
  submit: string | ReactElement
  /** Whether the button is enabled; by default when the form is valid. */
  ready?: boolean
  /** Submitting loses something. */
  danger?: boolean
  children: ReactNode
}

/**
 * Fields with their submit button. Enter in a field submits (Ctrl or ⌘ + Enter in a text area), also while the button is
 * disabled: the form then shows what is missing.
 */
export const Form = ({ form, submit, ready = form.isValid, danger, children }: Props) => {
  useStyles(styles)
  const { ref, isPending, error } = form

  const press = (event: KeyboardEvent) => {
    // In an input method, for Japanese for example, Enter confirms the word.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return
    const { target, currentTarget } = event
    // React passes on the keys of a dialog that a field opens.
    if (!(target instanceof Node) || !currentTarget.contains(target)) return
    const isLine = target instanceof HTMLInputElement && target.type !== 'checkbox'
    const isArea = target instanceof HTMLTextAreaElement && (event.ctrlKey || event.metaKey)
    if (!isLine && !isArea) return
    event.preventDefault()
    // A valid form with a disabled button, such as one without changes, shows no message.
    if (ready || !form.isValid) form.submit()
  }

  return (
    <form className="form" ref={ref} noValidate onSubmit={form.submit} onKeyDown={press}>
      {children}
      <div className="form-end">
        <FormError message={error} />
        {typeof submit === 'string' ? (
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            wide
            pending={isPending}
            disabled={!ready && !isPending}
          >
            {submit}
          </Button>
        ) : (
          submit
        )}
      </div>
    </form>
  )
}
