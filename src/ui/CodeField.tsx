import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { digitsIn } from '../kit/digits'
import type { FieldProps } from '../kit/form'
import sheet from './CodeField.css'
import { classes } from './classes'
import { Field, type FieldLook } from './Field'
import { useSheet } from './useSheet'

/** How many digits a code has. */
export const codeLength = 6

interface Props extends FieldLook, FieldProps<string> {
  /** The last digit has come, however it came. */
  onComplete(code: string): void
  /** It is being judged: what stands there stays. */
  isLocked?: boolean
  /** The step begins here. */
  first?: boolean
}

const cells = Array.from({ length: codeLength }, (_, index) => index)

/** What is at a place of the text is there to be typed over; after the last digit the next one is typed. */
const goTo = (input: HTMLInputElement, place: number) => {
  const at = Math.max(0, Math.min(place, input.value.length))
  input.setSelectionRange(at, at + 1)
}

/**
 * A code of six digits: one text box for browsers and screen readers, drawn as six cells. Takes what is pasted or
 * filled in with spaces and in the digits of any script, and refuses letters.
 */
export const CodeField = ({ name, value, onChange, onBlur, onComplete, isLocked, first, ...look }: Props) => {
  useSheet(sheet)
  const [place, setPlace] = useState(0)
  const ref = useRef<HTMLInputElement>(null)

  const take = (event: SyntheticEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const typed = digitsIn(input.value).slice(0, codeLength)
    if (typed === value && typed !== input.value) return
    onChange(typed)
    if (typed.length === codeLength && typed !== value) onComplete(typed)
  }

  // React's own onSelect looks for the focus outside of shadow roots.
  useEffect(() => {
    const input = ref.current
    if (!input) return
    const follow = () => {
      const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0]
      if (start === end && start < input.value.length) goTo(input, start)
      setPlace(Math.min(start, codeLength - 1))
    }
    const stop = new AbortController()
    for (const type of ['focus', 'input', 'keyup', 'selectionchange'])
      input.addEventListener(type, follow, { signal: stop.signal })
    document.addEventListener('selectionchange', follow, { signal: stop.signal })
    return () => stop.abort()
  }, [])

  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    const input = event.currentTarget
    const start = input.selectionStart ?? 0
    if (event.key === 'ArrowLeft') goTo(input, start - 1)
    else if (event.key === 'ArrowRight') goTo(input, start + 1)
    else return
    event.preventDefault()
  }

  const point = ({ currentTarget: input, clientX, detail }: PointerEvent<HTMLInputElement>) => {
    // The second tap of two selects all, to type or paste anew.
    if (detail > 1) return
    const { left, width } = input.getBoundingClientRect()
    goTo(input, Math.floor(((clientX - left) / width) * codeLength))
  }

  return (
    <Field
      {...look}
      bare
      control={(own) => (
        <div className="code">
          <input
            ref={ref}
            {...own}
            className="code-input"
            data-focus={first ? '' : undefined}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            readOnly={isLocked}
            {...{ name, value, onBlur }}
            onChange={take}
            onKeyDown={move}
            onClick={point}
          />
          {cells.map((cell) => (
            <span key={cell} className={classes('code-cell', cell === place && 'code-cell-here')} aria-hidden="true">
              {value[cell]}
            </span>
          ))}
        </div>
      )}
    />
  )
}
