import { type ReactNode, useId } from 'react'
import { countGraphemes } from '../../wire/graphemes'
import { classes } from '../styles/classes'
import { useStyles } from '../styles/useStyles'
import styles from './Field.css'
import { FieldMessage } from './FieldMessage'

/** What every field shows around its control. */
export interface FieldFrame {
  label: string
  /** Only screen readers get the label; a placeholder or icon shows it to others. */
  hideLabel?: boolean
  /** At the end of the label's line, such as a link to another form. */
  labelEnd?: ReactNode
  /** Error message of the value. */
  error?: string
  /** Id of an error message that this field shares with others. */
  invalidBy?: string | undefined
  /** Message of a value that is fine, in place of the hint. */
  success?: string
  hint?: string
  /** Inside of the box, before the value. */
  prefix?: ReactNode
  /** Inside of the box, after the value. */
  adornment?: ReactNode
  /** The prefix is a part of the value, such as @ before a name: both read left to right in every language. */
  joined?: boolean
}

/** Attributes that tie a control to its label and message. */
interface ControlProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string
}

interface Props extends FieldFrame {
  /** Shows the number of characters out of `limit`. */
  counter?: { text: string; limit: number }
  /** The control draws itself, without a box. */
  bare?: boolean
  control(props: ControlProps): ReactNode
}

const Counter = ({ id, text, limit }: { id: string; text: string; limit: number }) => {
  // Leading and trailing spaces are not sent, and so not counted.
  const count = countGraphemes(text.trim())
  return (
    <span id={id} className={classes('field-count', count > limit && 'field-count-over')}>
      {count}/{limit}
    </span>
  )
}

/** Label, box and message of a field. */
export const Field = ({
  label,
  hideLabel,
  labelEnd,
  error,
  invalidBy,
  success,
  hint,
  counter,
  bare,
  ...slots
}: Props) => {
  useStyles(styles)
  const id = useId()
  const { prefix, adornment, joined, control } = slots
  const isBad = error !== undefined || invalidBy !== undefined
  const state = isBad ? 'bad' : success !== undefined ? 'good' : undefined
  const drawn = control({
    id,
    'aria-invalid': isBad,
    'aria-describedby': classes(invalidBy, `${id}m`, counter && `${id}c`),
  })
  return (
    <div className={classes('field', state && `field-${state}`)}>
      <div className={hideLabel ? 'visually-hidden' : 'field-line'}>
        <label htmlFor={id}>{label}</label>
        {counter ? <Counter id={`${id}c`} {...counter} /> : labelEnd}
      </div>
      {bare ? (
        drawn
      ) : (
        <div className={classes('field-box', joined && 'field-joined')} dir={joined ? 'ltr' : undefined}>
          {prefix && <span className="field-prefix">{prefix}</span>}
          {drawn}
          {adornment && <span className="field-adornment">{adornment}</span>}
        </div>
      )}
      <FieldMessage id={`${id}m`} {...{ error, success, hint }} />
    </div>
  )
}
