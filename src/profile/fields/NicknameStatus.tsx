import { Icon } from '../../ui/Icon'
import { Spinner } from '../../ui/Spinner'
import type { NicknameCheck } from './useNicknameCheck'

interface Props {
  check: NicknameCheck['status']
  /** Of the spinner; what has been found out is said by the field's message. */
  label: string
}

/** Where the check of a username stands, in its field. */
export const NicknameStatus = ({ check, label }: Props) => {
  if (check === 'none') return null
  if (check === 'checking') return <Spinner label={label} />
  return <Icon name={check === 'free' ? 'check' : 'alert'} size="m" />
}
