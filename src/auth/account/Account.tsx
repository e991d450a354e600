import { useT } from '../../kit/useT'
import type { StepName } from '../../modal/modal'
import type { User } from '../../session/session'
import { Button } from '../../ui/button/Button'
import { FormError } from '../../ui/form/FormError'
import { Avatar } from '../../ui/image/Avatar'
import { lazyView, useLazyView } from '../../ui/lazyView'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { Skeleton } from '../../ui/state/Skeleton'
import { useStyles } from '../../ui/styles/useStyles'
import { authStrings } from '../auth.strings'
import styles from './Account.css'
import type { AccountMenuProps } from './AccountMenu'

interface Props {
  user: User
  /** The viewer chose something that the modal does in a step. */
  onStep(step: StepName): void
}

const accountMenu = lazyView<AccountMenuProps>(() => import('./AccountMenu'))

/** The account menu, or its skeleton while it loads. */
const Menu = (props: AccountMenuProps) => {
  const t = useT(authStrings)
  const view = useLazyView(accountMenu)
  if (view.status === 'ready') return <view.View {...props} />
  if (view.status === 'loading')
    return (
      <div className="account-waits" aria-busy="true">
        <Skeleton width="70%" height={20} />
        <Skeleton width="50%" height={20} />
        <Skeleton width="60%" height={20} />
      </div>
    )
  return (
    <div className="account-waits">
      <FormError message={t('errors.failed.title')} />
      <Button onClick={view.retry}>{t('common.retry')}</Button>
    </div>
  )
}

/** The viewer's picture, a button that opens the account menu. */
export const Account = ({ user, onStep }: Props) => {
  useStyles(styles)
  const t = useT(authStrings)
  const name = user.name ?? user.nickname
  const face = (
    <>
      <span className="visually-hidden">{t('auth.account', { name })}</span>
      <Avatar name={name} image={user.image} isAvatar={user.isAvatar} />
    </>
  )
  return (
    <MenuButton className="account" face={face}>
      {(close) => <Menu user={user} onStep={onStep} onClose={close} />}
    </MenuButton>
  )
}
