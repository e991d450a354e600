import type { FieldProps } from '../kit/form'
import { Field, type FieldLook } from './Field'
import { Icon } from './Icon'

export interface Option {
  value: string
  label: string
  /** It may stand there, and can't be chosen. */
  hidden?: boolean
}

interface Props extends Omit<FieldLook, 'prefix' | 'adornment'>, FieldProps<string> {
  /** Shown while nothing is chosen. */
  placeholder: string
  options: readonly Option[]
  autoComplete?: string
  first?: boolean
}

/** One of a list, by the browser's own list. */
export const SelectField = ({ name, value, onChange, onBlur, placeholder, options, first, ...rest }: Props) => {
  const { autoComplete, ...look } = rest
  return (
    <Field
      {...look}
      control={(own) => (
        <>
          <select
            {...own}
            className="field-control"
            data-focus={first ? '' : undefined}
            {...{ name, value, autoComplete, onBlur }}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            <option value="" disabled hidden>
              {placeholder}
            </option>
            {options.map(({ value: own, label, hidden }) => (
              <option key={own} value={own} disabled={hidden} hidden={hidden}>
                {label}
              </option>
            ))}
          </select>
          <span className="field-chevron">
            <Icon name="down" size="m" />
          </span>
        </>
      )}
    />
  )
}
