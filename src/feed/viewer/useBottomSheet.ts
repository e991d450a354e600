import { type ComponentType, useCallback, useState } from 'react'
import type { Video } from '../../entities/video'
import { showFailure } from '../../intent/showFailure'
import { ApiError } from '../../kit/http'
import { useIsland } from '../../kit/island'

interface SheetProps {
  /** The video in view. */
  video: Video | null
  onClose(): void
}

type SheetLoader = () => Promise<{ default: ComponentType<SheetProps> }>

export interface BottomSheet {
  /** The component to draw; null while none is open. */
  Sheet: ComponentType<SheetProps> | null
  open(load: SheetLoader): void
  close(): void
}

/** A sheet or a panel of a feed. All of them and their controls are much of a view's bytes, so each loads when it is opened. */
export const useBottomSheet = (): BottomSheet => {
  const { element } = useIsland()
  const [Sheet, setSheet] = useState<ComponentType<SheetProps> | null>(null)
  const open = useCallback(
    (load: SheetLoader) => {
      load().then(
        ({ default: Loaded }) => setSheet(() => Loaded),
        () => showFailure(element, new ApiError('network')),
      )
    },
    [element],
  )
  return { Sheet, open, close: () => setSheet(null) }
}
