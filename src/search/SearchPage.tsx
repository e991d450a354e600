import type { ReactNode } from 'react'
import { useT } from '../kit/useT'
import { PageHeading } from '../ui/page/PageHeading'
import { usePageQuery } from '../ui/page/PageQuery'
import { useStyles } from '../ui/styles/useStyles'
import { SearchBar } from './SearchBar'
import styles from './SearchPage.css'
import { SearchResults } from './SearchResults'
import { searchStrings } from './search.strings'

/** Parameters of the page's address: what is searched for, and which kind of results show. */
const words = 'q'
const kind = 'kind'

interface Props {
  /** Shows while nothing is searched for. */
  children?: ReactNode
}

/** The search: a field, and under it what it found. The page's address has what is searched for. */
export default function SearchPage({ children }: Props) {
  useStyles(styles)
  const t = useT(searchStrings)
  const { parameters, change } = usePageQuery()
  const q = (parameters.get(words) ?? '').trim()
  const search = (wanted: string) => change({ [words]: wanted, [kind]: null }, { push: wanted !== q })
  return (
    <>
      <div part="page" className="page search-page">
        <PageHeading title={q ? t('search.results', { words: q }) : t('search.label')} hidden />
        <SearchBar
          q={q}
          onSearch={search}
          onClear={() => q && change({ [words]: null, [kind]: null }, { push: true })}
        />
        {q && (
          <SearchResults
            key={q}
            q={q}
            kind={parameters.get(kind) ?? ''}
            onKind={(id) => change({ [kind]: id === 'top' ? null : id })}
            onSearch={search}
          />
        )}
      </div>
      {!q && children}
    </>
  )
}
