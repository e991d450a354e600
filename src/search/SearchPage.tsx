import type { ReactNode } from 'react'
import { removePageQuery, setPageQuery } from '../kit/pageQuery'
import { useT } from '../kit/useT'
import { PageHeading } from '../ui/page/PageHeading'
import { useStyles } from '../ui/styles/useStyles'
import { SearchBar } from './SearchBar'
import styles from './SearchPage.css'
import { SearchResults } from './SearchResults'
import { searchStrings } from './search.strings'
import { useQueryText } from './useQueryText'

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
  const q = useQueryText(words).trim()
  const shown = useQueryText(kind)
  const search = (wanted: string) => {
    setPageQuery(words, wanted, { push: wanted !== q })
    removePageQuery(kind)
  }
  return (
    <>
      <div part="page" className="page search-page">
        <PageHeading title={q ? t('search.results', { words: q }) : t('search.label')} hidden />
        <SearchBar q={q} onSearch={search} onClear={() => q && removePageQuery([words, kind], { push: true })} />
        {q && (
          <SearchResults
            key={q}
            q={q}
            kind={shown}
            onKind={(id) => (id === 'top' ? removePageQuery(kind) : setPageQuery(kind, id))}
            onSearch={search}
          />
        )}
      </div>
      {!q && children}
    </>
  )
}
