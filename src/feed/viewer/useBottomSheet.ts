import { useSetAtom } from 'jotai'
import { type ComponentType, useCallback, useState } from 'react'
import type { Video } from '../../entities/video'
import { useIsland } from '../../kit/island'
import { showToast } from '../../kit/toasts'

interface SheetProps {
  /** The video in view. */
  video: Video | null
  onClose(): void
}

export interface BottomSheet {
  /** The component to draw; null while none is open. */
  Sheet: ComponentType<SheetProps> | null
  openOptions(): void
  openKeys(): void
  close(): void
}

/** The bottom sheet of a feed. The two and their controls are 4 % of the view's bytes, so they load when one is opened. */
export const useBottomSheet = (): BottomSheet => {
  const { element, t } = useIsland()
  const toast = useSetAtom(showToast)
  const [Sheet, setSheet] = useState<ComponentType<SheetProps> | null>(null)
  const open = useCallback(
    (load: () => Promise<{ default: ComponentType<SheetProps> }>) => {
      load().then(
        ({ default: Loaded }) => setSheet(() => Loaded),
        () => toast(element, { kind: 'error', message: t('errors.network') }),
      )
    },
    [element, t, toast],
  )
  return {
    Sheet,
    openOptions: useCallback(() => open(() => import('../playback/PlaybackSheet')), [open]),
    openKeys: useCallback(() => open(() => import('../keyboard/ShortcutSheet')), [open]),
    close: useCallback(() => setSheet(null), []),
  }
}
