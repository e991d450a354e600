import { useMemo } from 'react'
import type { Community } from '../../entities/community'
import { useT } from '../../kit/useT'
import { LoopCards } from '../../loop/LoopCards'
import { loopStrings } from '../../loop/loop.strings'
import { StateMessage } from '../../ui/state/StateMessage'
import { drawings } from '../../ui/state/stateDrawings'
import { paths } from '../../wire/paths'

/** The loops of a community as cards. */
export default function CommunityLoops({ community: { slug } }: { community: Community }) {
  const t = useT(loopStrings)
  const list = useMemo(() => ({ path: paths.communityLoops, query: { slug } }), [slug])
  const [title, text] = [t('loop.empty'), t('loop.empty.text')]
  return <LoopCards list={list} empty={<StateMessage drawing={drawings.empty} title={title} text={text} />} />
}
