import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../button/IconButton'
import { Icon } from '../icon/Icon'
import { useStyles } from '../styles/useStyles'
import styles from './SearchField.css'

const searchIcon = { path: 'M11 4a7 7 0 1 0 0 14 7 7 0 1 0 0-14M20.5 20.5 16 16' }

/** Milliseconds without a key until a search begins. */
const pause = 250

interface Props {
  /** Its accessible name, and its placeholder. */
  label: string
  /** The name of the button that empties it. */
  clear: string
  /** Takes the focus when its dialog opens. */
  first?: boolean
  /** The text once the viewer pauses, without spaces around it; again only when it is another one. */
  onSearch(text: string): void
}

/** A field that searches as one types. */
export const SearchField = ({ label, clear, first, onSearch }: Props) => {
  useStyles(styles)
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const search = useRef(onSearch)
  search.current = onSearch
  const searched = useRef('')

  useEffect(() => {
    const wanted = text.trim()
    if (wanted === searched.current) return
    const report = () => {
      searched.current = wanted
      search.current(wanted)
    }
    // An emptied field shows everything immediately.
    const timer = setTimeout(report, wanted ? pause : 0)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <div className="search-field">
      <Icon name={searchIcon} size="m" />
      <input
        ref={field}
        type="text"
        inputMode="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={50}
        dir="auto"
        data-focus={first ? '' : undefined}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {text !== '' && (
        <IconButton
          icon="x"
          size="s"
          label={clear}
          onClick={() => {
            setText('')
            field.current?.focus()
          }}
        />
      )}
    </div>
  )
}
