import { type RefObject, useLayoutEffect } from 'react'
import { useStep } from '../../modal/stepContext'

/** Focuses a form's first field when the form replaces another in the same step, because the focused control was removed. */
export const useFormFocus = (form: RefObject<HTMLFormElement | null>) => {
  const { takesFocus } = useStep()
  useLayoutEffect(() => {
    if (takesFocus()) form.current?.querySelector<HTMLElement>('[data-focus]')?.focus()
  }, [form, takesFocus])
}
