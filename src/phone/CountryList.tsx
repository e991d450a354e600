import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { classes } from '../ui/classes'
import { Icon } from '../ui/Icon'
import { type Country, countriesIn, searchCountries } from './phone'
import { phoneStrings } from './phone.strings'

interface Props {
  country: Country
  /** What was typed before the list was there. */
  typed: string
  onChoose(country: Country): void
  onClose(): void
}

const glass = { path: 'M11 4a7 7 0 1 0 0 14 7 7 0 1 0 0-14M20.5 20.5 16 16' }

/** Countries to choose from: a search with its list, which Arrow keys, Enter and Escape move through. */
export const CountryList = ({ country, typed, onChoose, onClose }: Props) => {
  const t = useT(phoneStrings)
  const { locale } = useIsland().settings
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const [wanted, setWanted] = useState(typed)
  const all = useMemo(() => countriesIn(locale), [locale])
  const found = useMemo(() => searchCountries(all, wanted, country), [all, wanted, country])
  const [place, setPlace] = useState<number | null>(null)
  const chosen = found.findIndex((row) => row.country === country)
  const here = Math.min(place ?? (wanted ? 0 : Math.max(0, chosen)), found.length - 1)

  useLayoutEffect(() => search.current?.focus(), [])
  useLayoutEffect(() => {
    list.current?.children[here]?.scrollIntoView({ block: 'nearest' })
  }, [here])
  useLayoutEffect(() => {
    list.current?.closest('.phone-list')?.scrollIntoView({ block: 'nearest' })
  }, [])

  const choose = (index: number) => {
    const row = found[index]
    if (row) onChoose(row.country)
  }
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setPlace((here + 1) % found.length),
    ArrowUp: () => setPlace((here - 1 + found.length) % found.length),
    PageDown: () => setPlace(Math.min(here + 5, found.length - 1)),
    PageUp: () => setPlace(Math.max(here - 5, 0)),
    Enter: () => choose(here),
    Escape: onClose,
  }
  const press = (event: KeyboardEvent) => {
    const move = event.nativeEvent.isComposing ? undefined : moves[event.key]
    if (!move) return
    // Neither the form's Enter nor the dialog's Escape.
    event.preventDefault()
    event.stopPropagation()
    move()
  }

  return (
    <div className="phone-list">
      <div className="phone-search">
        <Icon name={glass} size="m" />
        <input
          ref={search}
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={found[here] ? `${id}${found[here].country}` : undefined}
          aria-autocomplete="list"
          aria-label={t('phone.search.name')}
          placeholder={t('phone.search')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          value={wanted}
          onChange={(event) => {
            setWanted(event.currentTarget.value)
            setPlace(null)
          }}
          onKeyDown={press}
        />
      </div>
      {/* Its options are reached from the search, which keeps the focus. */}
      <div className="phone-options" ref={list} id={id} role="listbox" aria-label={t('phone.countries')} tabIndex={-1}>
        {found.map((row, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search holds the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the search names the active one
          <div
            key={row.country}
            id={`${id}${row.country}`}
            className={classes('phone-option', index === here && 'phone-option-here')}
            role="option"
            aria-selected={row.country === country}
            onPointerMove={() => setPlace(index)}
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
