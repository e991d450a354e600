import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from 'react'
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
