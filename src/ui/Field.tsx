import { type ReactNode, useId } from 'react'
import { countGraphemes } from '../wire/graphemes'
import { classes } from './classes'
import sheet from './Field.css'
import { FieldMessage } from './FieldMessage'
import { useSheet } from './useSheet'

/** What every field shows around its control. */
export interface FieldLook {
  label: string
  /** The label is for screen readers only; something else says what the field is. */
  hideLabel?: boolean
  /** At the end of the label's line, such as a way to fill in something else. */
  labelEnd?: ReactNode
  /** What is wrong with the value. */
  error?: string
  /** The value is wrong together with others: the id of what says so. */
  invalidBy?: string | undefined
  /** What speaks for the value, in place of the hint. */
  praise?: string
  hint?: string
  /** Before the value, in the box. */
  prefix?: ReactNode
  /** After the value, in the box. */
  adornment?: ReactNode
  /** The prefix belongs to the value, such as @ before a name: they read left to right everywhere. */
  joined?: boolean
}

/** What the control itself needs to be known as this field's. */
export interface ControlProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string
}

interface Props extends FieldLook {
  /** Shows how many characters the text has, out of `limit`. */
  counter?: { text: string; limit: number }
  /** The control has no box: it draws itself. */
  bare?: boolean
  control(props: ControlProps): ReactNode
}

const Counter = ({ id, text, limit }: { id: string; text: string; limit: number }) => {
  // Spaces at either end are not sent, and so not counted.
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
  praise,
  hint,
  counter,
  bare,
  ...rest
}: Props) => {
  useSheet(sheet)
  const id = useId()
  const { prefix, adornment, joined, control } = rest
  const isBad = error !== undefined || invalidBy !== undefined
  const state = isBad ? 'bad' : praise !== undefined ? 'good' : undefined
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
      <FieldMessage id={`${id}m`} {...{ error, praise, hint }} />
    </div>
  )
}
