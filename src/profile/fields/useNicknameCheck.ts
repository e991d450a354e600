import { useEffect, useState } from 'react'
import { useIsland } from '../../kit/island'
import { type NicknameResult, validateNickname } from '../profile.actions'

/** Milliseconds after the last key before the server is asked. */
const pause = 400

export type NicknameCheck = { status: 'none' | 'checking' } | NicknameResult

/**
 * Whether the viewer may take a username. Its answers carry the name that they are about, so that a late one says
 * nothing about a newer name.
 * @param nickname null for nothing to ask: it is their own already, or can't be a username
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
    }, pause)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [element, nickname])

  if (nickname === null) return { status: 'none' }
  return answer?.nickname === nickname ? answer.result : { status: 'checking' }
}
