import type { KeyboardEvent, ReactNode } from 'react'
import type { Form as FormState } from '../kit/form'
import { Button } from './Button'
import sheet from './Form.css'
import { FormError } from './FormError'
import { useSheet } from './useSheet'

interface Props {
  form: Pick<FormState<unknown>, 'ref' | 'submit' | 'isValid' | 'isPending' | 'error'>
  /** What the button says. */
  submit: string
  /** Whether it may be pressed; when the form is valid unless given. */
  ready?: boolean
  children: ReactNode
}

/**
 * Fields with their one button. Enter in a field (with Ctrl or ⌘ where Enter begins a line) sends, also while the button
 * may not be pressed: then it says what is still missing.
 */
export const Form = ({ form, submit, ready = form.isValid, children }: Props) => {
  useSheet(sheet)
  const { ref, isPending, error } = form

  const press = (event: KeyboardEvent) => {
    // In the middle of a word in Japanese or Chinese, Enter takes the word.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return
    const { target } = event
    const isLine = target instanceof HTMLInputElement && target.type !== 'checkbox'
    const isArea = target instanceof HTMLTextAreaElement && (event.ctrlKey || event.metaKey)
    if (!isLine && !isArea) return
    event.preventDefault()
    // What is right and yet not to be sent, such as what hasn't changed, needs no words.
    if (ready || !form.isValid) form.submit()
  }

  return (
    <form className="form" ref={ref} noValidate onSubmit={form.submit} onKeyDown={press}>
      {children}
      <div className="form-end">
        <FormError message={error} />
        <Button type="submit" variant="primary" wide pending={isPending} disabled={!ready && !isPending}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
