import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { IconButton } from '../../ui/button/IconButton'
import { Field } from '../../ui/form/Field'
import { Icon } from '../../ui/icon/Icon'
import type { Named } from '../post'
import { fetchLocations } from '../post.query'
import { postIcons } from '../postIcons'
import { postsStrings } from '../posts.strings'

/** Milliseconds without a key until places are looked for. */
const pause = 200

const useLocations = (q: string): readonly Named[] | null => {
  const { settings } = useIsland()
  const [found, setFound] = useState<readonly Named[] | null>(null)
  useEffect(() => {
    if (!q) return setFound(null)
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      fetchLocations(settings, q, signal).then(
        (places) => !signal.aborted && setFound(places),
        () => !signal.aborted && setFound(null),
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [settings, q])
  return q ? found : null
}

interface Props {
  value: Named | null
  onChange(value: Named | null): void
}

/** The place of the world that a post names: one of those that are found. */
export const LocationField = ({ value, onChange }: Props) => {
  const t = useT(postsStrings)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  /** Null while nothing is being typed. */
  const [typed, setTyped] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const places = useLocations(typed?.trim() ?? '')
  const isOpen = typed !== null && places !== null && places.length > 0
  const active = Math.min(at, (places?.length ?? 1) - 1)
  const choose = (place: Named | null) => {
    onChange(place)
    setTyped(null)
    setAt(0)
  }
  const clear = () => {
    choose(null)
    // The button that was pressed goes.
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && typed !== null) {
      event.preventDefault()
      return setTyped(null)
    }
    const count = places?.length ?? 0
    if (!isOpen || count === 0) return
    if (event.key === 'ArrowDown') setAt((active + 1) % count)
    else if (event.key === 'ArrowUp') setAt((active - 1 + count) % count)
    else if (event.key === 'Enter') choose(places?.[active] ?? null)
    else return
    event.preventDefault()
  }
  return (
    <div className="post-location">
      <Field
        label={t('posts.location')}
        labelEnd={<small>{t('posts.optional')}</small>}
        hint={t('posts.location.hint')}
        prefix={<Icon name={postIcons.pin} size="m" />}
        adornment={value && <IconButton icon="x" size="s" label={t('posts.location.clear')} onClick={clear} />}
        control={(own) => (
          <input
            {...own}
            ref={field}
            className="field-control"
            type="text"
            role="combobox"
            name="location"
            autoComplete="off"
            dir="auto"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
            value={typed ?? value?.name ?? ''}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setAt(0)
              if (event.currentTarget.value === '') onChange(null)
            }}
            onKeyDown={press}
            // What was typed and not chosen is no place.
            onBlur={() => setTyped(null)}
          />
        )}
      />
      {isOpen && (
        <div id={id} role="listbox" aria-label={t('posts.location.list')} className="post-places">
          {places.map((place, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and the keys
            <div
              key={place.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(place)}
            >
              {place.name}
            </div>
          ))}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {typed !== null &&
          places &&
          (isOpen ? t('posts.location.found', { count: places.length }) : t('posts.location.none'))}
      </p>
    </div>
  )
}
