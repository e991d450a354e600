import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import type { FieldProps } from '../../kit/form'
import { Field, type FieldFrame } from './Field'

interface Props extends FieldFrame, FieldProps<string> {
  /** Shows the number of characters out of this limit; the form's validation enforces it. */
  counter?: number
  type?: 'text' | 'email' | 'tel' | 'url' | 'search'
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint']
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Turns off spell check and capitalisation, for names and addresses. */
  verbatim?: boolean
  placeholder?: string
  /** UTF-16 units; the browser stops typing there. */
  maxLength?: number
  /** `ltr` for addresses, numbers and usernames; `auto` for people's own text. */
  dir?: 'ltr' | 'auto'
  /** Takes the focus when the step opens. */
  first?: boolean
}

const verbatimText = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** A single-line text field: `<TextField label="…" {...form.field('name')} />`. */
export const TextField = ({ name, value, onChange, onBlur, counter, verbatim, first, ...others }: Props) => {
  const {
    type = 'text',
    inputMode,
    enterKeyHint,
    autoComplete,
    placeholder,
    maxLength,
    dir = 'auto',
    ...frame
  } = others
  return (
    <Field
      {...frame}
      {...(counter !== undefined && { counter: { text: value, limit: counter } })}
      control={(own) => (
        <input
          {...own}
          {...(verbatim && verbatimText)}
          className="field-control"
          data-focus={first ? '' : undefined}
          {...{ name, type, value, inputMode, enterKeyHint, autoComplete, placeholder, maxLength, dir, onBlur }}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    />
  )
}

interface AreaProps extends FieldFrame, FieldProps<string> {
  counter?: number
  rows?: number
  placeholder?: string
  autoComplete?: TextareaHTMLAttributes<HTMLTextAreaElement>['autoComplete']
  first?: boolean
}

// Puts the caret behind the text, where a browser would put it at the start.
const goToEnd = (area: HTMLTextAreaElement | null) => area?.setSelectionRange(area.value.length, area.value.length)

/** A field for several lines of text. */
export const TextArea = ({ name, value, onChange, onBlur, counter, rows = 5, first, ...others }: AreaProps) => {
  const { placeholder, autoComplete, ...frame } = others
  return (
    <Field
      {...frame}
      {...(counter !== undefined && { counter: { text: value, limit: counter } })}
      control={(own) => (
        <textarea
          {...own}
          ref={goToEnd}
          className="field-control"
          data-focus={first ? '' : undefined}
          dir="auto"
          {...{ name, value, rows, placeholder, autoComplete, onBlur }}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    />
  )
}
