import { useAtomValue } from 'jotai'
import { type RefObject, useEffect, useRef } from 'react'
import { useIsland } from '../../kit/island'
import { openDialogsAtom } from '../../ui/overlay/openDialogs'

/** What the viewer used last in a list. */
interface Use {
  used: Element
  above: HTMLElement | undefined
  /** Its own, those after it, then those before it, the nearest first. */
  lines: readonly HTMLElement[]
}

/**
 * Keeps the focus in a list: when a line goes that has it, or that opened a dialog, the next line gets it, else the one
 * before, else what is around the list. What loads lines above itself passes it to the first of them.
 */
export const useKeptFocus = (list: RefObject<HTMLElement | null>, rows: unknown): void => {
  const { root } = useIsland()
  const dialogs = useAtomValue(openDialogsAtom(root))
  const last = useRef<Use | null>(null)
  useEffect(() => {
    const box = list.current
    const onUse = ({ target }: Event) => {
      if (!box || !(target instanceof Element) || target.closest('dialog')) return
      const lines = [...box.querySelectorAll('article')]
      const at = lines.findIndex((line) => line.contains(target))
      const around = [...lines.slice(at), ...lines.slice(0, at).reverse()]
      last.current = at < 0 ? null : { used: target, above: lines[at - 1], lines: around }
    }
    // Safari focuses no button that is clicked.
    const types = ['focusin', 'click']
    for (const type of types) root.addEventListener(type, onUse)
    return () => {
      for (const type of types) root.removeEventListener(type, onUse)
    }
  }, [root, list])
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines go with rows, and a dialog gives the focus back
  useEffect(() => {
    if (!last.current) return
    const { used, above, lines } = last.current
    const all = [...(list.current?.querySelectorAll('article') ?? [])]
    const below = above && all[all.indexOf(above) + 1]
    const loaded = used.closest('.comment-more') && above?.isConnected && below !== lines[0] ? below : undefined
    const hasFocus = root.activeElement !== null && !lines[0]?.contains(root.activeElement)
    if (hasFocus || (used.isConnected && !loaded)) return
    const next = loaded ?? lines.find((line) => line.isConnected) ?? list.current?.closest<HTMLElement>('[tabindex]')
    last.current = null
    next?.focus()
  }, [rows, dialogs, root, list])
}
