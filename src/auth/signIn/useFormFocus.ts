import { type RefObject, useLayoutEffect } from 'react'
import { useStep } from '../../modal/stepContext'

/** The way to another form of the same step goes with the form before it: the new one's field takes the focus. */
export const useFormFocus = (form: RefObject<HTMLFormElement | null>) => {
  const { takesFocus } = useStep()
  useLayoutEffect(() => {
    if (takesFocus()) form.current?.querySelector<HTMLElement>('[data-focus]')?.focus()
  }, [form, takesFocus])
}
