import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { FieldProps } from '../../kit/form'
import { classes } from '../styles/classes'
import { useStyles } from '../styles/useStyles'
import styles from './CodeField.css'
import { digitsIn } from './digits'
import { Field, type FieldFrame } from './Field'

/** Number of digits. */
const codeLength = 6

interface Props extends FieldFrame, FieldProps<string> {
  /** The last digit was entered: typed, pasted or filled in. */
  onComplete(code: string): void
  /** The code is being verified: the field is read-only. */
  isLocked?: boolean
  /** Takes the focus when the step opens. */
  first?: boolean
}

const cells = Array.from({ length: codeLength }, (_, index) => index)

/** Selects the digit at an index, so that typing replaces it; after the last digit, places the caret there. */
const goTo = (input: HTMLInputElement, index: number) => {
  const at = Math.max(0, Math.min(index, input.value.length))
  input.setSelectionRange(at, at + 1)
}

/**
 * A code of six digits: one text box for browsers and screen readers, drawn as six cells. Accepts spaces and the digits
 * of any script in pasted text, and drops letters.
 */
export const CodeField = ({ name, value, onChange, onBlur, onComplete, isLocked, first, ...frame }: Props) => {
  useStyles(styles)
  const [caret, setCaret] = useState(0)
  const ref = useRef<HTMLInputElement>(null)

  const take = (event: SyntheticEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const typed = digitsIn(input.value).slice(0, codeLength)
    if (typed === value && typed !== input.value) return
    onChange(typed)
    if (typed.length === codeLength && typed !== value) onComplete(typed)
  }

  // Native listeners, because React's onSelect does not work inside of shadow roots.
  useEffect(() => {
    const input = ref.current
    if (!input) return
    const follow = () => {
      const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0]
      if (start === end && start < input.value.length) goTo(input, start)
      setCaret(Math.min(start, codeLength - 1))
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
    // A double click selects the whole code.
    if (detail > 1) return
    const { left, width } = input.getBoundingClientRect()
    goTo(input, Math.floor(((clientX - left) / width) * codeLength))
  }

  return (
    <Field
      {...frame}
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
            <span key={cell} className={classes('code-cell', cell === caret && 'code-cell-here')} aria-hidden="true">
              {value[cell]}
            </span>
          ))}
        </div>
      )}
    />
  )
}
