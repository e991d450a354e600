import type { SocialLink } from '../entities/socialLinks'
import type { FieldProps } from '../kit/form'
import { TextField } from '../ui/form/TextField'
import { Icon } from '../ui/icon/Icon'
import { networkIcons } from '../ui/icon/networkIcons'
import { useStyles } from '../ui/styles/useStyles'
import styles from './SocialFields.css'

/** A network's field: an account's name there, or an address. */
export interface SocialField<K extends string> {
  name: K
  network: SocialLink['network']
  label: string
  isAddress?: boolean
}

interface Props<K extends string> {
  fields: readonly SocialField<K>[]
  /** See `Form.field`. */
  field(name: K): FieldProps<string>
  /** The first of them takes the focus when its dialog opens. */
  first?: boolean
}

/** Where a person or a place is elsewhere on the web, one field for each network. */
export const SocialFields = <K extends string>({ fields, field, first = false }: Props<K>) => {
  useStyles(styles)
  return (
    <div className="social-fields">
      {fields.map(({ name, network, label, isAddress }, at) => (
        <TextField
          key={name}
          label={label}
          hideLabel
          placeholder={label}
          prefix={<Icon name={networkIcons[network]} size="m" />}
          {...field(name)}
          {...(isAddress && { type: 'url', inputMode: 'url' })}
          dir="ltr"
          verbatim
          autoComplete="off"
          first={first && at === 0}
        />
      ))}
    </div>
  )
}
