import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { Community } from '../../entities/community'
import { viewerMay } from '../../entities/communityPermissions'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { LoopCards } from '../../loop/LoopCards'
import { loopStrings } from '../../loop/loop.strings'
import { NewLoopButton } from '../../loop/NewLoopButton'
import { Lazy } from '../../ui/Lazy'
import { lazyView } from '../../ui/lazyView'
import { StateMessage } from '../../ui/state/StateMessage'
import { drawings } from '../../ui/state/stateDrawings'
import { paths } from '../../wire/paths'
import { versionAtom } from '../version.atoms'

const archivedLoops = lazyView(() => import('../../loop/ArchivedLoops'))

/** The loops of a community as cards. */
export default function CommunityLoops({ community }: { community: Community }) {
  const { slug } = community
  const { site } = useIsland()
  const t = useT(loopStrings)
  const version = useAtomValue(versionAtom(site, slug))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is loaded anew
  const list = useMemo(() => ({ path: paths.communityLoops, query: { slug } }), [slug, version])
  const [title, text] = [t('loop.empty'), t('loop.empty.text')]
  return (
    <>
      <NewLoopButton community={community} />
      <LoopCards list={list} empty={<StateMessage drawing={drawings.empty} title={title} text={text} />} />
      {viewerMay(community, 'archiveLoop') && <Lazy view={archivedLoops} props={{ slug, version }} waiting={null} />}
    </>
  )
}
