import { type FocusEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { FieldProps } from '../kit/form'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { withPlainDigits } from '../ui/form/digits'
import { Field, type FieldFrame } from '../ui/form/Field'
import { Icon } from '../ui/icon/Icon'
import { useStyles } from '../ui/styles/useStyles'
import { CountryList } from './CountryList'
import styles from './PhoneField.css'
import {
  type Country,
  callingCodeOf,
  defaultCountry,
  examplePhone,
  likelyCountry,
  tidyPhone,
  toInternational,
  toNational,
  type WrittenPhone,
} from './phone'
import { phoneStrings } from './phone.strings'

interface Props extends FieldFrame, FieldProps<string> {
  /** Takes the focus when the step opens. */
  first?: boolean
}

/** A value (E.164, or the start of it) in its country's national format. @param country of a value that names none */
const writtenOf = (value: string, country: Country): WrittenPhone => toNational({ country, typed: value })

/**
 * A phone number with its country. The value is international, such as +14155550132, or the start of it while the
 * number is incomplete. A number with a plus, pasted for example, sets the country.
 */
export const PhoneField = ({ name, value, onChange, onBlur, first, ...frame }: Props) => {
  useStyles(styles)
  const t = useT(phoneStrings)
  const { locale } = useIsland().settings
  const likely = useMemo(() => likelyCountry([locale, ...navigator.languages]), [locale])
  const [written, setWritten] = useState(() => writtenOf(value, likely))
  const [open, setOpen] = useState<{ typed: string } | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  // The form's value was set from outside, by a reset for example.
  const now = toInternational(written) === value ? written : writtenOf(value, likely)
  const { country, typed } = now
  const countryName = useMemo(
    () => new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(country) ?? country,
    [locale, country],
  )

  const write = (next: WrittenPhone) => {
    setWritten(next)
    onChange(toInternational(next))
  }
  const close = () => {
    setOpen(null)
    toggle.current?.focus()
  }
  const choose = (chosen: Country) => {
    const bare = typed.trim().startsWith('+') ? '' : typed
    write({ country: chosen, typed: bare })
    setOpen(null)
    box.current?.querySelector('input')?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const isLetter = /^\p{L}$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!isLetter && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen({ typed: isLetter ? event.key : '' })
  }
  const leave = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (open && !currentTarget.contains(relatedTarget)) setOpen(null)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the focus leaving
    <div className="phone" ref={box} onBlur={leave}>
      <Field
        {...frame}
        control={(own) => (
          <>
            <button
              ref={toggle}
              type="button"
              className="phone-country"
              aria-haspopup="listbox"
              aria-expanded={open !== null}
              // Safari focuses no button on a click: the list would see the focus leave, close, and open again.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => (open ? close() : setOpen({ typed: '' }))}
              onKeyDown={press}
            >
              <span className="visually-hidden">
                {t('phone.country', { name: countryName, code: callingCodeOf(country) })}
              </span>
              <span className="phone-iso" aria-hidden="true">
                {country}
              </span>
              <bdi className="number" dir="ltr" aria-hidden="true">
                {callingCodeOf(country)}
              </bdi>
              <Icon name="down" size="s" />
            </button>
            <input
              {...own}
              className="field-control"
              data-focus={first ? '' : undefined}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              enterKeyHint="go"
              dir="ltr"
              name={name}
              value={typed}
              placeholder={country === defaultCountry ? examplePhone : undefined}
              onChange={(event) => write(toNational({ country, typed: withPlainDigits(event.currentTarget.value) }))}
              onBlur={() => {
                setWritten(tidyPhone(now))
                onBlur()
              }}
            />
          </>
        )}
      />
      {open && <CountryList country={country} typed={open.typed} onChoose={choose} onClose={close} />}
    </div>
  )
}
