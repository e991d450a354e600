import { Icon } from '../../ui/icon/Icon'
import { Spinner } from '../../ui/state/Spinner'
import type { NicknameCheck } from './useNicknameCheck'

interface Props {
  check: NicknameCheck['status']
  /** Label of the spinner; the field's message shows the result. */
  label: string
}

/** The state of the username check, at the end of its field. */
export const NicknameStatus = ({ check, label }: Props) => {
  if (check === 'none') return null
  if (check === 'checking') return <Spinner label={label} />
  return <Icon name={check === 'free' ? 'check' : 'alert'} size="m" />
}
