import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { useIsland } from '../../kit/island'

/** Whether what had the focus has gone: the focus is nowhere, or on the dialog, which React passes it on to. */
export const isFocusLost = ({ activeElement }: ShadowRoot): boolean =>
  !activeElement || activeElement.localName === 'dialog'

/**
 * Keeps the focus in a list whose rows come and go: where the row with the focus has gone, its neighbour gets it, and the
 * dialog around an empty list.
 * @param rows what holds the rows; each can be focused by script
 * @param selector of a row
 * @returns handlers for what holds the rows
 */
export const useRowFocus = (rows: RefObject<HTMLElement | null>, selector: string) => {
  const { root } = useIsland()
  /** The row with the focus; −1 for none. */
  const at = useRef(-1)
  useLayoutEffect(() => {
    if (at.current < 0 || !isFocusLost(root)) return
    const all = [...(rows.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
    const next = all[at.current] ?? all.at(-1) ?? root.querySelector<HTMLElement>('dialog[open]')
    next?.focus()
  })
  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      at.current = [...currentTarget.querySelectorAll(selector)].findIndex((row) => row.contains(target))
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget) at.current = -1
    },
  }
}
