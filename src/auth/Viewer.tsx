import { useIsland } from '../kit/island'
import type { User } from '../session'
import { Avatar } from '../ui/Avatar'
import { PageLink } from '../ui/PageLink'

interface Props {
  user: User
}

/** Who is signed in, a link to their profile. */
export const Viewer = ({ user }: Props) => {
  const { t } = useIsland()
  const name = user.name ?? user.nickname
  return (
    <PageLink className="auth-viewer" page="profile" slug={user.nickname}>
      <span className="visually-hidden">{t('auth.account', { name })}</span>
      <Avatar name={name} image={user.image} isAvatar={user.isAvatar} />
    </PageLink>
  )
}
