import { useEffect, useState } from 'react'
import { track } from '../analytics/track'
import type { Profile } from '../entities/profile'
import { perform } from '../intent/perform.actions'
import { isApiError } from '../kit/http'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { useVideos } from '../posters/useVideos'
import { VideoGrid } from '../posters/VideoGrid'
import { Button } from '../ui/button/Button'
import { ButtonLink } from '../ui/button/ButtonLink'
import { errorKey } from '../ui/state/errorText'
import { FailedState } from '../ui/state/FailedState'
import { StateMessage } from '../ui/state/StateMessage'
import { drawings } from '../ui/state/stateDrawings'
import { Tabs } from '../ui/tabs/Tabs'
import { ProfileCommunities } from './ProfileCommunities'
import { ProfileHeader } from './ProfileHeader'
import { ProfileSkeleton } from './ProfileSkeleton'
import { blockedDrawing } from './profileIcons'
import type { ProfileOwner } from './profilePage.query'
import { profilePageStrings } from './profilePage.strings'
import { useProfile } from './useProfile'

const tabIds = ['videos', 'communities'] as const
type TabId = (typeof tabIds)[number]

const tabKeys = { videos: 'person.tab.videos', communities: 'person.tab.communities' } as const

interface ContentProps {
  profile: Profile
  owner: ProfileOwner
  tab: string | undefined
}

const Blocked = ({ profile: { ownerId, name } }: Pick<ContentProps, 'profile'>) => {
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

const Content = ({ profile, owner, tab, videos }: ContentProps & { videos: ReturnType<typeof useVideos> }) => {
  const t = useT(profilePageStrings)
  const asked = tabIds.find((id) => id === tab) ?? tabIds[0]
  const [selected, select] = useState<TabId>(asked)
  useEffect(() => select(asked), [asked])
  const { name, isOwn, isBlocked } = profile
  if (isBlocked) return <Blocked profile={profile} />
  const empty = isOwn
    ? { title: t('person.videos.empty.own'), text: t('person.videos.empty.ownText') }
    : { title: t('person.videos.empty'), text: t('person.videos.empty.text') }
  return (
    <div className="profile-tabs">
      <Tabs<TabId>
        label={t('person.tabs', { name })}
        tabs={tabIds.map((id) => ({ id, name: t(tabKeys[id]) }))}
        selected={selected}
        onSelect={select}
      >
        {(id) =>
          id === 'videos' ? (
            <VideoGrid
              {...videos}
              label={t('person.watch', { name })}
              empty={{ ...empty, retry: t('person.videos.refresh') }}
            />
          ) : (
            <ProfileCommunities owner={owner} />
          )
        }
      </Tabs>
    </div>
  )
}

interface Props extends ProfileOwner {
  tab: string | undefined
}

/** A profile, in all states of its request. */
export const ProfileView = ({ kind, slug, tab }: Props) => {
  const { element, emit } = useIsland()
  const t = useT(profilePageStrings)
  const { profile, error, isFetching, retry, owner, viewer } = useProfile({ kind, slug })
  const videos = useVideos(owner.kind, owner.slug)
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
        <Content profile={profile} owner={owner} tab={tab} videos={videos} />
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
