import { useAtomValue } from 'jotai'
import { type ReactNode, useCallback, useId } from 'react'
import { useIsland } from '../kit/island'
import type { Settings } from '../kit/settings'
import { useT } from '../kit/useT'
import { viewerIdAtom } from '../session/session.atoms'
import { Button } from '../ui/button/Button'
import { classes } from '../ui/styles/classes'
import { type ListPage, useList } from '../ui/useList'
import { exploreStrings } from './explore.strings'
import { ShelfFailed } from './ShelfFailed'

/** Rows below each other, or one strip that scrolls sideways. */
export type ShelfLayout = 'grid' | 'carousel'

interface Props<T> {
  title: string
  layout: ShelfLayout
  /** Stable. @throws ApiError */
  fetchPage(settings: Settings, cursor: string | null): Promise<ListPage<T>>
  /** The shape of cards that are on their way. */
  skeletons: ReactNode
  /** In place of a section without anything in it; nothing unless given. */
  empty?: ReactNode
  children(item: T): ReactNode
}

/** A section of the overview, which grows at a tap: what stands below it must not run away from a finger. */
export const Shelf = <T extends { readonly id: string }>(props: Props<T>) => {
  const { title, layout, fetchPage, skeletons, empty = null, children } = props
  const { settings } = useIsland()
  const t = useT(exploreStrings)
  const heading = useId()
  const viewer = useAtomValue(viewerIdAtom(settings))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another viewer gets other answers
  const fetch = useCallback((cursor: string | null) => fetchPage(settings, cursor), [settings, fetchPage, viewer])
  const { list, reload, loadMore } = useList<T>(fetch, { keeps: true })
  if (list.status === 'ready' && list.items.length === 0) return empty
  const cards = classes('shelf-cards', layout === 'carousel' ? 'shelf-strip' : 'shelf-grid')
  return (
    <section className="shelf" aria-labelledby={heading} aria-busy={list.status === 'loading'}>
      <h2 id={heading}>{title}</h2>
      {list.status === 'loading' && (
        <div className={cards} aria-hidden="true">
          {skeletons}
        </div>
      )}
      {list.status === 'failed' && <ShelfFailed error={list.error} onRetry={() => void reload()} />}
      {list.status === 'ready' && (
        <>
          <ul className={cards}>
            {list.items.map((item) => (
              <li key={item.id}>{children(item)}</li>
            ))}
          </ul>
          {list.cursor !== null && (
            <Button variant="quiet" small pending={list.more === 'loading'} onClick={() => void loadMore()}>
              {t(list.more === 'failed' ? 'common.retry' : 'explore.more')}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
