import { useState } from 'react'
import type { Profile } from '../entities/profile'
import { perform } from '../intent/perform.actions'
import { useIsland } from '../kit/island'
import { absoluteRoute } from '../kit/routes'
import { useT } from '../kit/useT'
import { editIcons } from '../profile/editIcons'
import { Button } from '../ui/button/Button'
import { IconButton } from '../ui/button/IconButton'
import { Icon } from '../ui/icon/Icon'
import { lazyView, useLazyView } from '../ui/lazyView'
import type { ProfileSheetProps } from './ProfileSheet'
import { profilePageStrings } from './profilePage.strings'

const profileSheet = lazyView<ProfileSheetProps>(() => import('./ProfileSheet'))

const OpenSheet = (props: ProfileSheetProps) => {
  const view = useLazyView(profileSheet)
  return view.status === 'ready' ? <view.View {...props} /> : null
}

interface Props {
  profile: Profile
  /** Somebody is signed in. */
  hasViewer: boolean
}

/** What can be done with a profile: edited when it is the viewer's own; shared, and somebody else's blocked. */
export const ProfileActions = ({ profile, hasViewer }: Props) => {
  const { element, settings } = useIsland()
  const t = useT(profilePageStrings)
  const [isOpen, setOpen] = useState(false)
  const { ownerId, kind, slug, name, isOwn, isBlocked } = profile

  const share = () => {
    const url = absoluteRoute(settings, kind === 'brand' ? 'brand' : 'profile', { slug })
    perform({ type: 'share', kind: 'profile', id: ownerId, slug, url, title: name, isBrand: kind === 'brand' }, element)
  }
  const shareIcon = (
    <IconButton className="profile-square" icon="share" size="m" label={t('person.share')} onClick={share} />
  )
  const sheet = isOpen && <OpenSheet profile={profile} onClose={() => setOpen(false)} />

  if (isBlocked) return null
  if (isOwn)
    return (
      <div className="profile-acts">
        {shareIcon}
        <Button variant="outline" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span className="profile-edit">
            <Icon name={editIcons.edit} size="s" />
            {t('person.edit')}
          </span>
        </Button>
        {sheet}
      </div>
    )
  return (
    <div className="profile-acts">
      {shareIcon}
      {hasViewer && kind === 'user' && (
        <IconButton
          className="profile-square"
          icon="more"
          size="m"
          label={t('person.more', { name })}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      )}
      {sheet}
    </div>
  )
}
