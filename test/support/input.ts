import { flushSync } from 'react-dom'

/** Puts a text into a field as typing or pasting does, so that React hears of it. */
export const type = (control: HTMLElement | null, text: string) => {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) throw new Error('no text field')
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  flushSync(() => {
    control.focus()
    set?.call(control, text)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Chooses an option of a list. */
export const choose = (control: HTMLElement | null, value: string) => {
  if (!(control instanceof HTMLSelectElement)) throw new Error('no list')
  flushSync(() => {
    control.focus()
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

/** Presses Enter as a keyboard does; `isComposing` while an input method is at work. */
export const pressEnter = (
  control: HTMLElement | null,
  init: Pick<KeyboardEventInit, 'isComposing' | 'ctrlKey'> = {},
) =>
  flushSync(() => {
    control?.focus()
    control?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }))
  })

export const blur = (control: HTMLElement | null) => flushSync(() => control?.blur())

export const click = (control: HTMLElement | null) => flushSync(() => control?.click())
