import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Icon } from '../ui/icon/Icon'
import { classes } from '../ui/styles/classes'
import { type Country, countriesIn, searchCountries } from './phone'
import { phoneStrings } from './phone.strings'

interface Props {
  country: Country
  /** Text that was typed before the list opened; the search starts with it. */
  typed: string
  onChoose(country: Country): void
  onClose(): void
}

const searchIcon = { path: 'M11 4a7 7 0 1 0 0 14 7 7 0 1 0 0-14M20.5 20.5 16 16' }

/** Scrolls a list, and nothing around it, until a row is in its middle. */
const centre = (list: Element, row: Element) => {
  const [outer, inner] = [list.getBoundingClientRect(), row.getBoundingClientRect()]
  list.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2
}

/** A searchable list of countries, worked with arrow keys, Enter and Escape. */
export const CountryList = ({ country, typed, onChoose, onClose }: Props) => {
  const t = useT(phoneStrings)
  const { locale } = useIsland().settings
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState(typed)
  const all = useMemo(() => countriesIn(locale), [locale])
  const found = useMemo(() => searchCountries(all, query, country), [all, query, country])
  const [moved, setMoved] = useState<number | null>(null)
  const chosen = found.findIndex((row) => row.country === country)
  const active = Math.min(moved ?? (query ? 0 : Math.max(0, chosen)), found.length - 1)

  useLayoutEffect(() => search.current?.focus(), [])
  useLayoutEffect(() => {
    const row = list.current?.children[active]
    if (moved !== null) row?.scrollIntoView({ block: 'nearest' })
    else if (row) centre(list.current as Element, row)
  }, [active, moved])
  useLayoutEffect(() => {
    list.current?.closest('.phone-list')?.scrollIntoView({ block: 'nearest' })
  }, [])

  const choose = (index: number) => {
    const row = found[index]
    if (row) onChoose(row.country)
  }
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setMoved((active + 1) % found.length),
    ArrowUp: () => setMoved((active - 1 + found.length) % found.length),
    PageDown: () => setMoved(Math.min(active + 5, found.length - 1)),
    PageUp: () => setMoved(Math.max(active - 5, 0)),
    Enter: () => choose(active),
    Escape: onClose,
  }
  const press = (event: KeyboardEvent) => {
    const move = event.nativeEvent.isComposing ? undefined : moves[event.key]
    if (!move) return
    // The list handled the key: Enter must not submit the form, nor Escape close the dialog.
    event.preventDefault()
    event.stopPropagation()
    move()
  }

  return (
    <div className="phone-list">
      <div className="phone-search">
        <Icon name={searchIcon} size="m" />
        <input
          ref={search}
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={found[active] ? `${id}${found[active].country}` : undefined}
          aria-autocomplete="list"
          aria-label={t('phone.search.name')}
          placeholder={t('phone.search')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value)
            setMoved(null)
          }}
          onKeyDown={press}
        />
      </div>
      {/* The search keeps the focus, and points at the active option. */}
      <div className="phone-options" ref={list} id={id} role="listbox" aria-label={t('phone.countries')} tabIndex={-1}>
        {found.map((row, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the search names the active one
          <div
            key={row.country}
            id={`${id}${row.country}`}
            className={classes('phone-option', index === active && 'phone-option-here')}
            role="option"
            aria-selected={row.country === country}
            onPointerMove={() => setMoved(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
          >
            <span className="phone-iso" aria-hidden="true">
              {row.country}
            </span>
            <span className="phone-name">{row.name}</span>
            {row.country === country && <Icon name="check" size="m" />}
            <bdi className="number" dir="ltr">
              {row.callingCode}
            </bdi>
          </div>
        ))}
        {found.length === 0 && <p className="phone-none">{t('phone.none')}</p>}
      </div>
    </div>
  )
}
