import { useEffect, useRef } from 'react'
import { track } from '../analytics/track'
import type { Profile } from '../entities/profile'
import { perform } from '../intent/perform.actions'
import { isApiError } from '../kit/http'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { useVideos } from '../posters/useVideos'
import { Button } from '../ui/button/Button'
import { ButtonLink } from '../ui/button/ButtonLink'
import { errorKey } from '../ui/state/errorText'
import { FailedState } from '../ui/state/FailedState'
import { StateMessage } from '../ui/state/StateMessage'
import { drawings } from '../ui/state/stateDrawings'
import { ProfileHeader } from './ProfileHeader'
import { ProfileSkeleton } from './ProfileSkeleton'
import { ProfileTabs } from './ProfileTabs'
import { blockedDrawing } from './profileIcons'
import type { ProfileOwner } from './profilePage.query'
import { profilePageStrings } from './profilePage.strings'
import type { ProfileTab } from './profileTab'
import { useProfile } from './useProfile'

const Blocked = ({ profile: { ownerId, name } }: { profile: Profile }) => {
  const { element } = useIsland()
  const t = useT(profilePageStrings)
  return (
    <StateMessage drawing={blockedDrawing} title={t('person.blocked.title', { name })} text={t('person.blocked.text')}>
      <Button
        variant="quiet"
        small
        onClick={() => perform({ type: 'block', userId: ownerId, name, blocked: false }, element)}
      >
        {t('person.unblock')}
      </Button>
    </StateMessage>
  )
}

interface Props extends ProfileOwner {
  tab: ProfileTab
}

/** A profile, in all states of its request. */
export const ProfileView = ({ kind, slug, tab }: Props) => {
  const { element, emit } = useIsland()
  const t = useT(profilePageStrings)
  const { profile, error, isFetching, retry, owner, viewer } = useProfile({ kind, slug })
  const wantsVideos = useRef(false)
  wantsVideos.current ||= tab === 'videos'
  const videos = useVideos(owner.kind, owner.slug, wantsVideos.current)
  const id = profile?.id

  useEffect(() => {
    if (id) track(element, 'Page Viewed', { element: element.localName, slug, page: kind })
  }, [element, id, slug, kind])
  useEffect(() => {
    if (error) emit('geuin:error', { code: 'api', message: error.message })
  }, [emit, error])

  if (profile)
    return (
      <article aria-label={t('person.label', { name: profile.name })}>
        <ProfileHeader profile={profile} hasViewer={viewer !== null} />
        {profile.isBlocked ? (
          <Blocked profile={profile} />
        ) : (
          <ProfileTabs profile={profile} owner={owner} tab={tab} videos={videos} />
        )}
      </article>
    )
  if (!error) return <ProfileSkeleton />
  if (isApiError(error) && error.status === 404)
    return (
      <StateMessage drawing={drawings.lost} title={t('person.notFound.title')} text={t('person.notFound.text')}>
        <ButtonLink variant="primary" page="explore">
          {t('feed.empty.action')}
        </ButtonLink>
      </StateMessage>
    )
  return <FailedState title={t('person.error.title')} text={t(errorKey(error))} pending={isFetching} onRetry={retry} />
}
