import type { TextareaHTMLAttributes } from 'react'
import type { FieldProps } from '../../kit/form'
import { useStyles } from '../styles/useStyles'
import { Field, type FieldFrame } from './Field'
import styles from './TextArea.css'

interface Props extends FieldFrame, FieldProps<string> {
  counter?: number
  rows?: number
  placeholder?: string
  autoComplete?: TextareaHTMLAttributes<HTMLTextAreaElement>['autoComplete']
  first?: boolean
}

// Puts the caret behind the text, where a browser would put it at the start.
const goToEnd = (area: HTMLTextAreaElement | null) => area?.setSelectionRange(area.value.length, area.value.length)

/** A field for several lines of text. */
export const TextArea = ({ name, value, onChange, onBlur, counter, rows = 5, first, ...others }: Props) => {
  useStyles(styles)
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
