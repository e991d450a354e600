import { useEffect, useRef } from 'react'
import { type Command, commandFor } from './keys'

const typing = 'input, textarea, select, dialog, [contenteditable]'
const pressable = 'button, a, [role="button"]'

/** Whether a key is the feed's: pressed inside of it, or, where the feed is what the page is about, nowhere else. */
const isOurs = (event: KeyboardEvent, element: HTMLElement, main: boolean) => {
  const path = event.composedPath()
  const nowhere = event.target === document.body || event.target === document.documentElement
  if (!path.includes(element)) return main && nowhere
  const target = path[0]
  if (!(target instanceof Element)) return true
  // Space presses the button that has the focus.
  return !target.closest(event.key === ' ' ? `${typing}, ${pressable}` : typing)
}

/** Runs a feed's commands by keys. `main`: it fills the window, so keys that nobody else takes are meant for it. */
export const useKeys = (element: HTMLElement, main: boolean, run: (command: Command) => void) => {
  const latest = useRef({ main, run })
  latest.current = { main, run }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isOurs(event, element, latest.current.main)) return
      const command = commandFor(event, element.shadowRoot?.querySelector('.island')?.matches(':dir(rtl)'))
      if (!command) return
      event.preventDefault()
      latest.current.run(command)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [element])
}
