import { type ReactNode, useRef } from 'react'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Button, usePending } from '../ui/button/Button'
import { useRowFocus } from '../ui/list/useRowFocus'
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
  const { t: base } = useIsland()
  const t = useT(moderationStrings)
  const [isPending, run] = usePending()
  const rows = useRef<HTMLUListElement>(null)
  // What was pressed may have gone, and the focus with it.
  const focus = useRowFocus(rows, ':scope > li')
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
      <ul ref={rows} className="moderation-list" {...focus}>
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
