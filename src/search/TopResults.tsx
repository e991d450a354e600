import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { VideoList } from '../posters/VideoList'
import { Button } from '../ui/button/Button'
import { errorKey } from '../ui/state/errorText'
import { FailedState } from '../ui/state/FailedState'
import { CommunityFound, LoopFound, PersonFound } from './foundRows'
import { NoResults } from './NoResults'
import { fetchTop, type ResultKind, type TopResults as Results } from './search.query'
import { searchStrings } from './search.strings'
import { TopSkeleton } from './TopSkeleton'

/** How many lines a section has. */
const most = 3

type State = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; results: Results }

/** The best of each kind; an answer that comes too late is not taken. */
const useTop = (q: string) => {
  const { settings } = useIsland()
  const [state, setState] = useState<State>({ status: 'loading' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    setState({ status: 'loading' })
    fetchTop(settings, { q, signal }).then(
      (results) => !signal.aborted && setState({ status: 'ready', results }),
      (error: unknown) => !signal.aborted && setState({ status: 'failed', error }),
    )
    return () => controller.abort()
  }, [settings, q, tries])
  return { state, retry: () => setTries((it) => it + 1) }
}

interface SectionProps {
  kind: ResultKind
  name: string
  hasMore: boolean
  onKind(kind: ResultKind): void
  children: ReactNode
}

const Section = ({ kind, name, hasMore, onKind, children }: SectionProps) => {
  const t = useT(searchStrings)
  return (
    <section className={`found found-${kind}`} aria-label={name}>
      <div className="found-head">
        <h2>{name}</h2>
        {hasMore && (
          <Button variant="quiet" small aria-label={t('search.all.of', { kind: name })} onClick={() => onKind(kind)}>
            {t('search.all')}
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}

interface Props {
  q: string
  onKind(kind: ResultKind): void
  onSearch(words: string): void
}

/** The best results of each kind. */
export const TopResults = ({ q, onKind, onSearch }: Props) => {
  const t = useT(searchStrings)
  const { state, retry } = useTop(q)
  const nothing = useCallback(async () => undefined, [])
  if (state.status === 'failed')
    return <FailedState title={t('search.error')} text={t(errorKey(state.error))} onRetry={retry} />
  if (state.status === 'loading') return <TopSkeleton />
  const { corrected, lists } = state.results
  const { communities, users, loops, videos } = lists
  if (Object.values(lists).every(({ items }) => items.length === 0)) return <NoResults q={q} />
  const section = (kind: ResultKind, name: string, rows: readonly ReactNode[]) =>
    rows.length > 0 && (
      <Section kind={kind} name={name} hasMore={rows.length > most} onKind={onKind}>
        <ul>{rows.slice(0, most)}</ul>
      </Section>
    )
  return (
    <div className="found-top">
      <p className="visually-hidden" role="status">
        {t('search.results', { words: q })}
      </p>
      {corrected !== null && (
        <p className="found-also">
          {t('search.also')}{' '}
          <Button variant="quiet" small onClick={() => onSearch(corrected)}>
            {corrected}
          </Button>
        </p>
      )}
      <div className="found-columns">
        {section(
          'communities',
          t('search.communities'),
          communities.items.map((it) => (
            <li key={it.id}>
              <CommunityFound {...it} />
            </li>
          )),
        )}
        {section(
          'users',
          t('search.users'),
          users.items.map((it) => (
            <li key={it.id}>
              <PersonFound person={it} />
            </li>
          )),
        )}
        {section(
          'loops',
          t('search.loops'),
          loops.items.map((it) => (
            <li key={it.id}>
              <LoopFound {...it} />
            </li>
          )),
        )}
      </div>
      {videos.items.length > 0 && (
        <Section kind="videos" name={t('search.videos')} hasMore={videos.cursor !== null} onKind={onKind}>
          <VideoList
            list={{ status: 'ready', more: 'idle', isReplacing: false, items: videos.items, cursor: null }}
            reload={nothing}
            loadMore={nothing}
            titled
            label={t('search.videos')}
            empty={null}
          />
        </Section>
      )}
    </div>
  )
}
