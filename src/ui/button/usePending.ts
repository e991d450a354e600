import { useCallback, useRef, useState } from 'react'

/**
 * Runs work that a press starts; a press while it runs is ignored.
 * @returns whether work is running, and the function that runs it
 */
export const usePending = (): [isPending: boolean, run: (work: () => Promise<void>) => Promise<void>] => {
  const [isPending, setPending] = useState(false)
  // A second press may come before the state has rendered.
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
