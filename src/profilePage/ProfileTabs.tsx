import type { Profile } from '../entities/profile'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import type { Videos } from '../posters/useVideos'
import { VideoGrid } from '../posters/VideoGrid'
import { Lazy } from '../ui/Lazy'
import { lazyView } from '../ui/lazyView'
import { RowSkeletons } from '../ui/state/RowSkeletons'
import { Tabs } from '../ui/tabs/Tabs'
import type { ProfileOwner } from './profilePage.query'
import { profilePageStrings } from './profilePage.strings'
import { type ProfileTab, profileTabs } from './profileTab'

interface Props {
  profile: Profile
  owner: ProfileOwner
  videos: Videos
  tab: ProfileTab
}

const names = {
  videos: 'person.tab.videos',
  communities: 'person.tab.communities',
  loops: 'person.tab.loops',
} as const satisfies Record<ProfileTab, string>

const lists = {
  communities: lazyView<{ owner: ProfileOwner }>(() => import('./ProfileCommunities')),
  loops: lazyView<{ owner: ProfileOwner }>(() => import('./ProfileLoops')),
}

/** What somebody has here: videos, communities, loops. The attribute `tab` follows the viewer's choice. */
export const ProfileTabs = ({ profile: { name, isOwn }, owner, videos, tab }: Props) => {
  const { element } = useIsland()
  const t = useT(profilePageStrings)
  const empty = isOwn
    ? { title: t('person.videos.empty.own'), text: t('person.videos.empty.ownText') }
    : { title: t('person.videos.empty'), text: t('person.videos.empty.text') }
  return (
    <div className="profile-tabs">
      <Tabs<ProfileTab>
        label={t('person.tabs', { name })}
        tabs={profileTabs.map((id) => ({ id, name: t(names[id]) }))}
        selected={tab}
        onSelect={(id) => element.setAttribute('tab', id)}
      >
        {(id) =>
          id === 'videos' ? (
            <VideoGrid
              {...videos}
              label={t('person.watch', { name })}
              empty={{ ...empty, retry: t('person.videos.refresh') }}
            />
          ) : (
            <div className="profile-panel">
              <Lazy view={lists[id]} props={{ owner }} waiting={<RowSkeletons />} />
            </div>
          )
        }
      </Tabs>
    </div>
  )
}
