import { useCallback } from 'react'
import type { Community } from '../../entities/community'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { LoopCard } from '../../loop/LoopCard'
import { LoopSkeletons } from '../../loop/LoopSkeletons'
import { loopStrings } from '../../loop/loop.strings'
import { fetchCommunityLoops, type LoopEntry } from '../../loop/loops.query'
import { LongList } from '../../ui/list/LongList'
import { StateMessage } from '../../ui/state/StateMessage'
import { drawings } from '../../ui/state/stateDrawings'
import { useList } from '../../ui/useList'

/** The loops of a community as cards. */
export default function CommunityLoops({ community: { slug } }: { community: Community }) {
  const { settings } = useIsland()
  const t = useT(loopStrings)
  const fetchPage = useCallback(
    (cursor: string | null) => fetchCommunityLoops(settings, slug, cursor),
    [settings, slug],
  )
  const handle = useList<LoopEntry>(fetchPage)
  return (
    <LongList
      {...handle}
      cards
      label={t('loop.label')}
      failed={t('loop.error')}
      empty={<StateMessage drawing={drawings.empty} title={t('loop.empty')} text={t('loop.empty.text')} />}
      skeletons={<LoopSkeletons />}
    >
      {({ id }) => <LoopCard id={id} />}
    </LongList>
  )
}
