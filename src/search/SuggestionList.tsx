import type { ReactNode } from 'react'
import { formatCount } from '../kit/format'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { PageLink } from '../ui/button/PageLink'
import { Icon } from '../ui/icon/Icon'
import { Avatar } from '../ui/image/Avatar'
import { Picture } from '../ui/image/Picture'
import { Marked } from '../ui/text/Marked'
import { searchStrings } from './search.strings'
import { searchIcons } from './searchIcons'
import type { Suggestion, SuggestionKind, Suggestions } from './suggestion'

const groups = {
  video: 'search.videos',
  user: 'search.users',
  community: 'search.communities',
  loop: 'search.loops',
} as const satisfies Record<SuggestionKind, string>
const kinds = Object.keys(groups) as SuggestionKind[]

export const optionId = (id: string, at: number) => `${id}-${at}`

/** In the order in which they show. */
export const inOrder = ({ items }: Suggestions): readonly Suggestion[] =>
  kinds.flatMap((kind) => items.filter((it) => it.kind === kind))

const Face = ({ suggestion: { kind, name, image, isAvatar } }: { suggestion: Suggestion }) =>
  kind === 'video' ? (
    <span className="suggestion-still">{image && <Picture ratio="reel" src={image} alt="" />}</span>
  ) : (
    <Avatar name={name} image={image} isAvatar={isAvatar} square={kind !== 'user'} />
  )

/** Under the name: who made it, and how many watched it or are in it. */
const Note = ({ suggestion: { kind, by, count } }: { suggestion: Suggestion }) => {
  const { settings } = useIsland()
  const t = useT(searchStrings)
  const counted =
    count === null
      ? ''
      : t(kind === 'video' ? 'search.plays' : 'search.members', { count, shown: formatCount(count, settings.locale) })
  return (
    <small>
      <bdi>{by}</bdi>
      {by && counted && ' · '}
      {counted}
    </small>
  )
}

interface OptionAttributes {
  id: string
  className: string
  'aria-selected': boolean
}

interface SearchOptionProps {
  attributes: OptionAttributes
  onChoose(): void
  children: ReactNode
}

const SearchOption = ({ attributes, onChoose, children }: SearchOptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
  <div {...attributes} role="option" tabIndex={-1} aria-selected={attributes['aria-selected']} onClick={onChoose}>
    <span className="suggestion-glyph">
      <Icon name={searchIcons.search} size="m" />
    </span>
    <span className="suggestion-words">{children}</span>
    <Icon name={searchIcons.enter} size="m" />
  </div>
)

interface Props {
  id: string
  q: string
  suggestions: Suggestions
  /** Position of the one that Enter takes. */
  active: number
  onSearch(words: string): void
  onOpen(): void
}

/** What the typed words may mean, under the field, which keeps the focus: searches first, then what can be opened. */
export const SuggestionList = ({ id, q, suggestions, active, onSearch, onOpen }: Props) => {
  const t = useT(searchStrings)
  const things = inOrder(suggestions)
  const { corrected } = suggestions
  const searches = corrected === null ? [q] : [q, corrected]
  const option = (at: number): OptionAttributes => ({
    id: optionId(id, at),
    className: 'suggestion',
    'aria-selected': at === active,
  })
  return (
    // The field keeps the focus, and a phone its keyboard.
    <div
      id={id}
      className="search-panel"
      role="listbox"
      aria-label={t('search.suggestions')}
      onMouseDown={(event) => event.preventDefault()}
    >
      {searches.map((words, at) => (
        <SearchOption key={words} attributes={option(at)} onChoose={() => onSearch(words)}>
          {t(at === 0 ? 'search.for' : 'search.meant', { words })}
        </SearchOption>
      ))}
      {kinds.map((kind) => {
        const own = things.filter((it) => it.kind === kind)
        if (own.length === 0) return null
        return (
          // biome-ignore lint/a11y/useSemanticElements: options can't be in a fieldset
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <div id={`${id}-${kind}`} className="search-heading">
              {t(groups[kind])}
            </div>
            {own.map((it) => (
              <PageLink
                key={it.id}
                role="option"
                tabIndex={-1}
                {...option(searches.length + things.indexOf(it))}
                page={it.page}
                slug={it.slug}
                onClickCapture={onOpen}
              >
                <Face suggestion={it} />
                <span className="suggestion-words">
                  <bdi>
                    <Marked name={it.name} matches={it.matches} />
                  </bdi>
                  <Note suggestion={it} />
                </span>
              </PageLink>
            ))}
          </div>
        )
      })}
    </div>
  )
}
