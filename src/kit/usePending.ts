import { useCallback, useRef, useState } from 'react'

/**
 * Work that a press starts and that is not started again before it has ended.
 * @returns whether it is on its way, and what runs it
 */
export const usePending = (): [isPending: boolean, run: (work: () => Promise<void>) => Promise<void>] => {
  const [isPending, setPending] = useState(false)
  // The state is behind by a render: a second press may come before.
  const isRunning = useRef(false)
  const run = useCallback(async (work: () => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setPending(true)
    try {
      await work()
    } finally {
      isRunning.current = false
      setPending(false)
    }
  }, [])
  return [isPending, run]
}
