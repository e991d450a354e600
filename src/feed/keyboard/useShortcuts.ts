import { useEffect, useRef } from 'react'
import { type Command, commandFor } from './shortcuts'
import { isForFeed } from './shortcuts.scope'

/** Runs a feed's commands by keys. `main`: the feed fills the window, so keys that nothing else handles
 * are meant for it. */
export const useShortcuts = (element: HTMLElement, main: boolean, run: (command: Command) => void) => {
  const latest = useRef({ main, run })
  latest.current = { main, run }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isForFeed(event, element, latest.current.main)) return
      const command = commandFor(event, element.shadowRoot?.querySelector('.island')?.matches(':dir(rtl)'))
      if (!command) return
      event.preventDefault()
      latest.current.run(command)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [element])
}
