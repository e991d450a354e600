import { useEffect, useState } from 'react'
import { useIsland } from '../../kit/island'
import { type NicknameResult, validateNickname } from '../profile.actions'

/** Milliseconds after the last key before the request is sent. */
const debounceMs = 400

export type NicknameCheck = { status: 'none' | 'checking' } | NicknameResult

/**
 * Whether a username is available. Each answer is stored with its username, so that a late answer is not shown for a
 * newer one.
 * @param nickname null where there is nothing to check: the viewer's own username, or an invalid one
 */
export const useNicknameCheck = (nickname: string | null): NicknameCheck => {
  const { element } = useIsland()
  const [answer, setAnswer] = useState<{ nickname: string; result: NicknameResult } | null>(null)

  useEffect(() => {
    if (nickname === null) return
    const control = new AbortController()
    const timer = setTimeout(async () => {
      const result = await validateNickname(element, nickname, control.signal)
      if (!control.signal.aborted) setAnswer({ nickname, result })
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [element, nickname])

  if (nickname === null) return { status: 'none' }
  return answer?.nickname === nickname ? answer.result : { status: 'checking' }
}
