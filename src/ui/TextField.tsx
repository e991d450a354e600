import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import type { FieldProps } from '../kit/form'
import { Field, type FieldLook } from './Field'

interface Props extends FieldLook, FieldProps<string> {
  /** Shows n/counter; whether there may be more is the schema's business. */
  counter?: number
  type?: 'text' | 'email' | 'tel' | 'url' | 'search'
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint']
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Names and addresses that are not words of a language. */
  verbatim?: boolean
  placeholder?: string
  /** In UTF-16 units: what is beyond can't be typed. */
  maxLength?: number
  /** Addresses, numbers and names of accounts are `ltr`; people's words follow their own letters. */
  dir?: 'ltr' | 'auto'
  /** The step begins here. */
  first?: boolean
}

const verbatimText = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** A line of text: `<TextField label="…" {...form.field('name')} />`. */
export const TextField = ({ name, value, onChange, onBlur, counter, verbatim, first, ...rest }: Props) => {
  const { type = 'text', inputMode, enterKeyHint, autoComplete, placeholder, maxLength, dir = 'auto', ...look } = rest
  return (
    <Field
      {...look}
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

interface AreaProps extends FieldLook, FieldProps<string> {
  counter?: number
  rows?: number
  placeholder?: string
  autoComplete?: TextareaHTMLAttributes<HTMLTextAreaElement>['autoComplete']
  first?: boolean
}

// Where a browser would begin with what is there already.
const goToEnd = (area: HTMLTextAreaElement | null) => area?.setSelectionRange(area.value.length, area.value.length)

/** Several lines of a person's own words. */
export const TextArea = ({ name, value, onChange, onBlur, counter, rows = 5, first, ...rest }: AreaProps) => {
  const { placeholder, autoComplete, ...look } = rest
  return (
    <Field
      {...look}
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
