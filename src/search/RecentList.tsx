import { useId } from 'react'
import { useT } from '../kit/useT'
import { Button } from '../ui/button/Button'
import { IconButton } from '../ui/button/IconButton'
import { Icon } from '../ui/icon/Icon'
import { searchStrings } from './search.strings'
import { searchIcons } from './searchIcons'

interface Props {
  /** Newest first, at least one. */
  words: readonly string[]
  onSearch(words: string): void
  /** @param words all unless given */
  onForget(words?: string): void
}

/** Earlier searches, under the empty field. A plain list, since its rows hold buttons. */
export const RecentList = ({ words, onSearch, onForget }: Props) => {
  const t = useT(searchStrings)
  const heading = useId()
  return (
    <section className="search-panel" aria-labelledby={heading}>
      <div className="search-recent-head">
        <h2 id={heading} className="search-heading">
          {t('search.recent')}
        </h2>
        <Button variant="quiet" small onClick={() => onForget()}>
          {t('search.recent.clear')}
        </Button>
      </div>
      <ul>
        {words.map((it) => (
          <li key={it} className="search-recent">
            <button type="button" className="suggestion" onClick={() => onSearch(it)}>
              <span className="suggestion-glyph">
                <Icon name={searchIcons.recent} size="m" />
              </span>
              <span className="suggestion-words" dir="auto">
                {it}
              </span>
            </button>
            <IconButton
              icon="x"
              size="s"
              label={t('search.recent.remove', { words: it })}
              onClick={() => onForget(it)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
