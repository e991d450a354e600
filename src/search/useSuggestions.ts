import { useEffect, useState } from 'react'
import { useIsland } from '../kit/island'
import { fetchSuggestions } from './search.query'
import type { Suggestions } from './suggestion'

/** Milliseconds after a letter, so that a word that is typed quickly asks once. */
const typingTime = 250

const none: Suggestions = { corrected: null, items: [] }

/** What somebody who types may mean; nothing for null, and nothing while the server can't tell. */
export const useSuggestions = (q: string | null): Suggestions => {
  const { settings } = useIsland()
  const [found, setFound] = useState<{ q: string; suggestions: Suggestions } | null>(null)
  useEffect(() => {
    if (q === null) return setFound(null)
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      fetchSuggestions(settings, { q, signal }).then(
        (suggestions) => !signal.aborted && setFound({ q, suggestions }),
        () => undefined,
      )
    }, typingTime)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [settings, q])
  if (q === null || !found || !q.startsWith(found.q)) return none
  if (q === found.q) return found.suggestions
  // While the answer for one letter more is on its way, those stay that have what is typed in their name.
  const isStill = ({ name }: { name: string }) => name.toLowerCase().includes(q.toLowerCase())
  return { corrected: null, items: found.suggestions.items.filter(isStill) }
}
