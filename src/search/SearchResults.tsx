import { useT } from '../kit/useT'
import { Tabs } from '../ui/tabs/Tabs'
import { KindResults } from './KindResults'
import type { ResultKind } from './search.query'
import { searchStrings } from './search.strings'
import { TopResults } from './TopResults'

export const resultTabs = ['top', 'videos', 'users', 'communities', 'loops'] as const
export type ResultTab = 'top' | ResultKind

export const tabNames = {
  top: 'search.top',
  videos: 'search.videos',
  users: 'search.users',
  communities: 'search.communities',
  loops: 'search.loops',
} as const satisfies Record<ResultTab, string>

interface Props {
  q: string
  /** Of the page's address, whatever stands there. */
  kind: string
  onKind(tab: ResultTab): void
  onSearch(words: string): void
}

/** What a search found: the best of all kinds, or one kind to its end. */
export const SearchResults = ({ q, kind, onKind, onSearch }: Props) => {
  const t = useT(searchStrings)
  const selected = resultTabs.find((it) => it === kind) ?? 'top'
  return (
    <Tabs<ResultTab>
      label={t('search.results', { words: q })}
      tabs={resultTabs.map((id) => ({ id, name: t(tabNames[id]) }))}
      selected={selected}
      onSelect={onKind}
    >
      {(id) =>
        id === 'top' ? <TopResults q={q} onKind={onKind} onSearch={onSearch} /> : <KindResults q={q} kind={id} />
      }
    </Tabs>
  )
}
