import { useEffect, useState } from 'react'
import type { Author, VideoId } from '../entities/playable'
import { useIsland } from '../kit/island'
import { fetchPeople } from './mention.query'

/** Milliseconds after a letter, so that a word that is typed quickly asks once. */
const typingTime = 120

/** Whom a text may mention, by what was typed; none for null, and none while nobody is found or the server can't tell. */
export const usePeople = (videoId: VideoId | null, q: string | null): readonly Author[] => {
  const { settings } = useIsland()
  const [found, setFound] = useState<{ q: string; people: readonly Author[] } | null>(null)
  useEffect(() => {
    if (q === null) return setFound(null)
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      fetchPeople(settings, videoId, { q, signal }).then(
        (people) => !signal.aborted && setFound({ q, people }),
        () => undefined,
      )
    }, typingTime)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [settings, videoId, q])
  if (q === null || !found || !q.startsWith(found.q)) return none
  // While the answer for one letter more is on its way, those of the former people stay who begin so.
  return q === found.q ? found.people : found.people.filter((person) => isCalled(person, q))
}

const isCalled = ({ slug, name }: Author, q: string) =>
  [slug, name].some((it) => it.toLowerCase().startsWith(q.toLowerCase()))

const none: readonly Author[] = []
