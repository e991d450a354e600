import type { ReactNode } from 'react'
import { useT } from '../../kit/useT'
import type { StepName } from '../../modal/modal'
import type { User } from '../../session/session'
import { Button } from '../../ui/button/Button'
import { FormError } from '../../ui/form/FormError'
import { lazyView, useLazyView } from '../../ui/lazyView'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { Skeleton } from '../../ui/state/Skeleton'
import { useStyles } from '../../ui/styles/useStyles'
import { authStrings } from '../auth.strings'
import styles from './Account.css'
import type { AccountMenuProps } from './AccountMenu'

export interface AccountProps {
  user: User
  /** What the button shows. */
  face: ReactNode
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

/** The button that opens the account menu, and the menu. */
export default function Account({ user, face, onStep }: AccountProps) {
  useStyles(styles)
  return (
    <MenuButton className="account" face={face}>
      {(close) => <Menu user={user} onStep={onStep} onClose={close} />}
    </MenuButton>
  )
}
