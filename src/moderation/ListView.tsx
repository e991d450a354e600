import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Button, usePending } from '../ui/button/Button'
import { isFocusLost } from '../ui/overlay/isFocusLost'
import { closedDrawing } from '../ui/state/closedDrawing'
import { errorKey } from '../ui/state/errorText'
import { FailedState } from '../ui/state/FailedState'
import { Spinner } from '../ui/state/Spinner'
import { StateMessage } from '../ui/state/StateMessage'
import type { ListState } from '../ui/useList'
import { moderationStrings } from './moderation.strings'

interface Props<T> {
  list: ListState<T>
  /** Said of a list without anything in it, and of one that could not be loaded. */
  words: { title: string; text: string; failed: string }
  onRetry(): void
  onMore(): Promise<void>
  children(item: T): ReactNode
}

/** A list while it loads, when it failed, when it is empty, and page by page. */
export const ListView = <T extends { readonly id: string }>({ list, words, onRetry, onMore, children }: Props<T>) => {
  const { root, t: base } = useIsland()
  const t = useT(moderationStrings)
  const [isPending, run] = usePending()
  const rows = useRef<HTMLUListElement>(null)
  /** The row with the focus; −1 for none. */
  const at = useRef(-1)
  // What was pressed may have gone, and the focus with it.
  useLayoutEffect(() => {
    if (at.current < 0 || !isFocusLost(root)) return
    const all = [...(rows.current?.children ?? [])] as HTMLElement[]
    const next = all[at.current] ?? all.at(-1) ?? root.querySelector<HTMLElement>('dialog[open]')
    next?.focus()
  })
  if (list.status === 'loading')
    return (
      <div className="moderation-wait" role="status">
        <Spinner label={base('common.loading')} />
      </div>
    )
  if (list.status === 'failed')
    return <FailedState title={words.failed} text={base(errorKey(list.error))} onRetry={onRetry} />
  if (list.items.length === 0) return <StateMessage drawing={closedDrawing} title={words.title} text={words.text} />
  return (
    <>
      <ul
        ref={rows}
        className="moderation-list"
        onFocus={({ currentTarget, target }) => {
          at.current = [...currentTarget.children].findIndex((row) => row.contains(target))
        }}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget) at.current = -1
        }}
      >
        {list.items.map((item) => (
          <li key={item.id} tabIndex={-1}>
            {children(item)}
          </li>
        ))}
      </ul>
      {list.cursor !== null && (
        <Button variant="quiet" wide pending={isPending} onClick={() => run(onMore)}>
          {t('moderation.more')}
        </Button>
      )}
    </>
  )
}
