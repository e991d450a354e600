import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { useIsland } from '../../kit/island'
import { Button } from '../button/Button'
import { errorKey } from '../state/errorText'
import { FailedState } from '../state/FailedState'
import { Spinner } from '../state/Spinner'
import { useStyles } from '../styles/useStyles'
import type { ListHandle } from '../useList'
import { Block } from './Block'
import styles from './LongList.css'
import { useNearEnd } from './useNearEnd'
import { useRowFocus } from './useRowFocus'

interface Props<T> extends Pick<ListHandle<T>, 'list' | 'reload' | 'loadMore'> {
  /** The accessible name of the list. */
  label: string
  /** The title of the message when it could not be loaded. */
  failed: string
  /** In place of a list without anything in it. */
  empty: ReactNode
  /** The shape of rows that are on their way. */
  skeletons: ReactNode
  /** Cards side by side where there is room, in place of lines. */
  cards?: boolean
  children(item: T): ReactNode
}

/** Rows that are drawn, or left out, together: whole rows of one, two and three cards. */
const blockSize = 30

const inBlocks = <T,>(items: readonly T[]) =>
  Array.from({ length: Math.ceil(items.length / blockSize) }, (_, at) =>
    items
      .slice(at * blockSize, (at + 1) * blockSize)
      .map((item, index) => ({ item, position: at * blockSize + index })),
  )

/**
 * A list of any length, which loads page by page as it is scrolled and draws what is near the screen only; and what shows
 * while it loads, when it failed and when it is empty.
 */
export const LongList = <T extends { readonly id: string }>({
  list,
  reload,
  loadMore,
  label,
  failed,
  empty,
  skeletons,
  cards,
  children,
}: Props<T>) => {
  useStyles(styles)
  const { t } = useIsland()
  const rows = useRef<HTMLElement | null>(null)
  /** The sheet that the list is in; null on the page. */
  const scroller = useRef<HTMLElement | null>(null)
  const attach = useCallback((node: HTMLElement | null) => {
    rows.current = node
    scroller.current = node?.closest<HTMLElement>('.sheet-body') ?? null
  }, [])
  const focus = useRowFocus(rows, '[role="listitem"]')
  const isReady = list.status === 'ready'
  const items = isReady ? list.items : null
  const blocks = useMemo(() => inBlocks(items ?? []), [items])
  const hasMore = isReady && list.cursor !== null
  const waits = hasMore && list.more === 'idle' && !list.isReplacing
  const end = useNearEnd(items, waits, loadMore, scroller)
  if (list.status === 'loading')
    return (
      <div role="status" aria-busy="true" className={cards ? 'list-cards' : undefined}>
        <span className="visually-hidden">{t('common.loading')}</span>
        {skeletons}
      </div>
    )
  if (list.status === 'failed')
    return <FailedState title={failed} text={t(errorKey(list.error))} onRetry={() => void reload()} />
  if (list.items.length === 0) return empty
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the items of a <ul> can't be in blocks */}
      <div ref={attach} role="list" aria-label={label} aria-busy={list.isReplacing} className="list" {...focus}>
        {blocks.map((block, at) => (
          <Block
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is a place in the list, whatever stands there
            key={at}
            rows={block}
            className={cards ? 'list-cards' : undefined}
            scroller={scroller}
            draw={({ item, position }) => (
              // biome-ignore lint/a11y/useSemanticElements: the items of a <ul> can't be in blocks
              <div
                key={item.id}
                role="listitem"
                className="list-item"
                tabIndex={-1}
                aria-posinset={position + 1}
                aria-setsize={hasMore ? -1 : list.items.length}
              >
                {children(item)}
              </div>
            )}
          />
        ))}
      </div>
      <div ref={end} />
      {list.more === 'loading' && (
        <div className="list-more" role="status">
          <Spinner label={t('common.loading')} />
        </div>
      )}
      {list.more === 'failed' && (
        <div className="list-more" role="alert">
          <p>{t('errors.failed.title')}</p>
          <Button variant="tinted" small onClick={() => void loadMore()}>
            {t('common.retry')}
          </Button>
        </div>
      )}
    </>
  )
}
