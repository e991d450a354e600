import { useEffect } from 'react'
import { useIsModalOpen } from '../../modal/useIsModalOpen'
import type { Stage } from '../../player/types'

/** Pauses a stage while the page's modal is open. */
export const usePauseBehindModal = (stage: Stage) => {
  const isOpen = useIsModalOpen()
  useEffect(() => {
    if (!isOpen) return
    stage.suspend('dialog')
    return () => stage.resume('dialog')
  }, [stage, isOpen])
}
