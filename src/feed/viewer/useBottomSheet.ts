import { useSetAtom } from 'jotai'
import { type ComponentType, useCallback, useState } from 'react'
import { useIsland } from '../../kit/island'
import { showToast } from '../../kit/toasts'
import type { SheetProps } from '../sheets'

/** A sheet's code comes when it is opened. */
export const useSheets = () => {
  const { element, t } = useIsland()
  const toast = useSetAtom(showToast)
  const [open, setOpen] = useState<{ Sheet: ComponentType<SheetProps> } | null>(null)
  const show = useCallback(
    (load: () => Promise<{ default: ComponentType<SheetProps> }>) => {
      load().then(
        ({ default: Sheet }) => setOpen({ Sheet }),
        () => toast(element, { kind: 'error', message: t('errors.network') }),
      )
    },
    [element, t, toast],
  )
  return {
    open,
    openOptions: useCallback(() => show(() => import('../playback/PlaybackSheet')), [show]),
    openKeys: useCallback(() => show(() => import('../keyboard/ShortcutSheet')), [show]),
    close: useCallback(() => setOpen(null), []),
  }
}
