import { type ReactNode, useId } from 'react'
import type { FieldProps } from '../../kit/form'
import { Icon } from '../icon/Icon'
import { classes } from '../styles/classes'
import { useStyles } from '../styles/useStyles'
import styles from './CheckField.css'
import { FieldMessage } from './FieldMessage'

interface Props extends FieldProps<boolean> {
  label: ReactNode
  first?: boolean
}

/** A checkbox with its label and message. */
export const CheckField = ({ label, name, value, onChange, onBlur, error, first }: Props) => {
  useStyles(styles)
  const id = useId()
  return (
    <div className={classes('check-field', error !== undefined && 'check-field-bad')}>
      <label className="check">
        <input
          type="checkbox"
          className="check-input"
          data-focus={first ? '' : undefined}
          name={name}
          checked={value}
          onBlur={onBlur}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}m`}
        />
        <span className="check-box">
          <Icon name="check" size="s" />
        </span>
        <span>{label}</span>
      </label>
      <FieldMessage id={`${id}m`} error={error} />
    </div>
  )
}
