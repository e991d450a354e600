import type { Loop } from '../entities/loop'
import { formatCount } from '../kit/format'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import type { Videos } from '../posters/useVideos'
import { VideoGrid } from '../posters/VideoGrid'
import { Lazy } from '../ui/Lazy'
import { lazyView } from '../ui/lazyView'
import { RowSkeletons } from '../ui/state/RowSkeletons'
import { Tabs } from '../ui/tabs/Tabs'
import { loopPageStrings } from './loopPage.strings'

/** A section under a loop's header. */
export type LoopTab = 'videos' | 'members'

interface Props {
  loop: Loop
  videos: Videos
  tab: LoopTab
}

const membersView = lazyView<{ slug: string }>(() => import('./LoopMembers'))

/** What is in a loop, for those who may see it. The attribute `tab` follows the viewer's choice. */
export const LoopTabs = ({ loop: { slug, name, counts }, videos, tab }: Props) => {
  const { element, settings } = useIsland()
  const t = useT(loopPageStrings)
  const count = (number: number) => formatCount(number, settings.locale)
  return (
    <div className="loop-tabs">
      <Tabs<LoopTab>
        label={t('loop.tabs', { name })}
        tabs={[
          { id: 'videos', name: t('loop.tab.videos'), count: count(counts.videos) },
          { id: 'members', name: t('loop.tab.members'), count: count(counts.members) },
        ]}
        selected={tab}
        onSelect={(id) => element.setAttribute('tab', id)}
      >
        {(id) =>
          id === 'videos' ? (
            <VideoGrid
              {...videos}
              label={t('loop.watch', { name })}
              empty={{ title: t('loop.videos.empty'), text: t('loop.videos.empty.text'), retry: t('loop.refresh') }}
            />
          ) : (
            <div className="loop-panel">
              <Lazy view={membersView} props={{ slug }} waiting={<RowSkeletons />} />
            </div>
          )
        }
      </Tabs>
    </div>
  )
}
