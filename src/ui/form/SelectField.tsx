import type { FieldProps } from '../../kit/form'
import { Icon } from '../icon/Icon'
import { useStyles } from '../styles/useStyles'
import { Field, type FieldFrame } from './Field'
import styles from './SelectField.css'

export interface Option {
  value: string
  label: string
  /** Can be the current value, but not be chosen. */
  hidden?: boolean
}

interface Props extends Omit<FieldFrame, 'prefix' | 'adornment'>, FieldProps<string> {
  /** Shown while no option is chosen. */
  placeholder: string
  options: readonly Option[]
  autoComplete?: string
  first?: boolean
}

/** A native select with label and message. */
export const SelectField = ({ name, value, onChange, onBlur, placeholder, options, first, ...others }: Props) => {
  useStyles(styles)
  const { autoComplete, ...frame } = others
  return (
    <Field
      {...frame}
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
