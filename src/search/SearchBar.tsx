import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { track } from '../analytics/track'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { IconButton } from '../ui/button/IconButton'
import fieldStyles from '../ui/form/SearchField.css'
import { Icon } from '../ui/icon/Icon'
import { useStyles } from '../ui/styles/useStyles'
import { RecentList } from './RecentList'
import { inOrder, optionId, SuggestionList } from './SuggestionList'
import { searchStrings } from './search.strings'
import { searchIcons } from './searchIcons'
import { useRecent } from './useRecent'
import { useSuggestions } from './useSuggestions'

interface Props {
  /** What is searched for now; '' for nothing. */
  q: string
  onSearch(words: string): void
  onClear(): void
}

/** The field of the search: suggestions while one types, earlier searches while it is empty. Enter alone searches. */
export const SearchBar = ({ q, onSearch, onClear }: Props) => {
  useStyles(fieldStyles)
  const { element } = useIsland()
  const t = useT(searchStrings)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(q)
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const typed = text.trim()
  const suggestions = useSuggestions(isOpen && typed ? typed : null)
  const recent = useRecent(isOpen && !typed)
  const options = 1 + (suggestions.corrected === null ? 0 : 1) + inOrder(suggestions).length
  const active = Math.min(at, options - 1)
  const showsList = isOpen && typed !== ''
  useEffect(() => setText(q), [q])

  const close = () => {
    setOpen(false)
    setAt(0)
  }
  const search = (words: string) => {
    if (!words) return
    close()
    setText(words)
    recent.add(words)
    track(element, 'Keyword Searched', { element: element.localName, keyword: words })
    onSearch(words)
  }
  const repeat = (words: string) => {
    track(element, 'Check Recent Search', { element: element.localName, keyword: words })
    search(words)
    field.current?.focus()
  }
  const clear = () => {
    if (typed && !q) track(element, 'Keyword Search Cancel', { element: element.localName })
    setText('')
    onClear()
    setOpen(true)
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    // They belong to an input method while it composes a word; Safari says so by the code alone.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Escape' && (isOpen || text)) {
      if (isOpen) close()
      else clear()
    } else if (event.key === 'ArrowDown' && !isOpen) setOpen(true)
    else if (event.key === 'ArrowDown' && showsList) setAt((active + 1) % options)
    else if (event.key === 'ArrowUp' && showsList) setAt((active - 1 + options) % options)
    else return
    event.preventDefault()
  }
  const submit = () => {
    const root = field.current?.getRootNode() as ShadowRoot | undefined
    // An option does by itself what a tap on it does.
    if (showsList && active > 0) root?.getElementById(optionId(id, active))?.click()
    else search(typed)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) close()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than the browsers that this runs in
    <form
      className="search-bar"
      role="search"
      onBlur={leave}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="search-field">
        <Icon name={searchIcons.search} size="m" />
        <input
          ref={field}
          type="text"
          inputMode="search"
          role="combobox"
          aria-label={t('search.label')}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={showsList}
          aria-controls={showsList ? id : undefined}
          aria-activedescendant={showsList ? optionId(id, active) : undefined}
          placeholder={t('search.label')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          dir="auto"
          value={text}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setOpen(true)
            setAt(0)
          }}
          onKeyDown={press}
        />
        {text !== '' && <IconButton icon="x" size="s" label={t('search.clear')} onClick={clear} />}
      </div>
      <p className="visually-hidden" role="status">
        {showsList && options > 1 && t('search.suggestions.count', { count: options - 1 })}
      </p>
      {showsList && (
        <SuggestionList id={id} q={typed} suggestions={suggestions} active={active} onSearch={search} onOpen={close} />
      )}
      {isOpen && !typed && recent.words.length > 0 && (
        <RecentList
          words={recent.words}
          onSearch={repeat}
          onForget={(words) => {
            // The button that had the focus goes.
            field.current?.focus()
            void recent.forget(words)
          }}
        />
      )}
    </form>
  )
}
