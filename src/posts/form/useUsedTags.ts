import { useEffect, useRef, useState } from 'react'
import { useIsland } from '../../kit/island'
import { fetchUsedTags } from '../post.query'
import type { Tagged } from './tags'

/** Milliseconds without a key until tags are asked for. */
const pause = 200

/** Tags that others use and the description has not; null until the server has answered once, none when it cannot. */
export const useUsedTags = ({ tags, typed }: Tagged): readonly string[] | null => {
  const { settings } = useIsland()
  const [found, setFound] = useState<readonly string[] | null>(null)
  const isFirst = useRef(true)
  const joined = tags.join(',')
  const prefix = typed?.prefix ?? ''
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const ask = () => {
      isFirst.current = false
      fetchUsedTags(settings, { tags: joined, prefix }, signal).then(
        (items) => !signal.aborted && setFound(items),
        () => !signal.aborted && setFound([]),
      )
    }
    const timer = setTimeout(ask, isFirst.current ? 0 : pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [settings, joined, prefix])
  // While the next answer is on its way, those of the last one stay that still fit.
  return found?.filter((tag) => tag.startsWith(prefix) && tag !== prefix && !tags.includes(tag)) ?? null
}
