import type { Stage } from '../../player/types'
import { isForFeed } from './shortcuts.scope'

const moves: Readonly<Record<string, 'next' | 'previous'>> = {
  ArrowDown: 'next',
  PageDown: 'next',
  j: 'next',
  ArrowUp: 'previous',
  PageUp: 'previous',
  k: 'previous',
}

/** Runs the keys that move a feed, from before its view is loaded; the view adds the others, see useShortcuts. */
export const startShortcuts = (element: Element, stage: Stage, signal: AbortSignal) => {
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move || event.ctrlKey || event.metaKey || event.altKey || !isForFeed(event, element)) return
    event.preventDefault()
    stage[move]()
  }
  document.addEventListener('keydown', press, { signal })
}
