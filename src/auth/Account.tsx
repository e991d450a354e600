import { useT } from '../kit/useT'
import type { ModalEvent } from '../modal'
import type { User } from '../session'
import { Avatar } from '../ui/Avatar'
import { PageLink } from '../ui/PageLink'
import { authStrings } from './strings'

interface Props {
  user: User
  tell(event: ModalEvent): void
}

/** Who is signed in, a link to their profile. */
export const Account = ({ user }: Props) => {
  const t = useT(authStrings)
  const name = user.name ?? user.nickname
  return (
    <PageLink className="auth-viewer" page="profile" slug={user.nickname}>
      <span className="visually-hidden">{t('auth.account', { name })}</span>
      <Avatar name={name} image={user.image} isAvatar={user.isAvatar} />
    </PageLink>
  )
}
