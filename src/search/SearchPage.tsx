import type { ReactNode } from 'react'
import { removePageQuery, setPageQuery } from '../kit/pageQuery'
import { useStyles } from '../ui/styles/useStyles'
import { SearchBar } from './SearchBar'
import styles from './SearchPage.css'
import { SearchResults } from './SearchResults'
import { useQueryText } from './useQueryText'

/** Parameters of the page's address: what is searched for, and which kind of results show. */
const words = 'q'
const kind = 'kind'

interface Props {
  /** Shows while nothing is searched for. */
  children?: ReactNode
}

/** The search: a field, and under it what it found. What is searched for stands in the page's address. */
export default function SearchPage({ children }: Props) {
  useStyles(styles)
  const q = useQueryText(words).trim()
  const shown = useQueryText(kind)
  const search = (wanted: string) => {
    setPageQuery(words, wanted, { push: wanted !== q })
    removePageQuery(kind)
  }
  return (
    <div className="search-page">
      <SearchBar q={q} onSearch={search} onClear={() => q && removePageQuery([words, kind], { push: true })} />
      {q ? (
        <SearchResults
          key={q}
          q={q}
          kind={shown}
          onKind={(id) => (id === 'top' ? removePageQuery(kind) : setPageQuery(kind, id))}
          onSearch={search}
        />
      ) : (
        children
      )}
    </div>
  )
}
