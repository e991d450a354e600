import { useEffect, useRef } from 'react'
import { type Command, commandFor } from './keys'

const typing = 'input, textarea, select, dialog, [contenteditable]'
const pressable = 'button, a, [role="button"]'

/** Whether a key is the feed's: pressed inside of it, or, where the feed is what the page is about, nowhere else. */
const isOurs = (event: KeyboardEvent, element: HTMLElement, main: boolean) => {
  const path = event.composedPath()
  if (!path.includes(element))
    return main && (event.target === document.body || event.target === document.documentElement)
  const target = path[0]
  if (!(target instanceof Element)) return true
  // Space presses the button that has the focus.
  return !target.closest(event.key === ' ' ? `${typing}, ${pressable}` : typing)
}

/** Runs a feed's commands by keys. `main`: it fills the window, so keys that nobody else takes are meant for it. */
export const useKeys = (element: HTMLElement, main: boolean, run: (command: Command) => void) => {
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isOurs(event, element, main)) return
      const command = commandFor(event, element.shadowRoot?.querySelector('.island')?.matches(':dir(rtl)'))
      if (!command) return
      event.preventDefault()
      latest.current(command)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [element, main])
}
