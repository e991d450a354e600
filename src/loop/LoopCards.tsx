import { useAtomValue } from 'jotai'
import { type ReactNode, useCallback } from 'react'
import type { LoopId } from '../entities/loop'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { viewerIdAtom } from '../session/session.atoms'
import { LongList } from '../ui/list/LongList'
import { useList } from '../ui/useList'
import { LoopCard } from './LoopCard'
import { LoopSkeletons } from './LoopSkeletons'
import { loopStrings } from './loop.strings'
import { fetchLoops, type LoopEntry, type LoopList } from './loops.query'

interface Props {
  /** The same object while the list is the same. */
  list: LoopList
  /** In place of a list without any. */
  empty: ReactNode
  /** The accessible name of the list, in the place of the usual one. */
  label?: string
  /** What stands at the end of a card, in the place of the viewer's standing. */
  end?(id: LoopId): ReactNode
}

/** Loops as cards; more of them load as the end comes near. */
export const LoopCards = ({ list, empty, label, end }: Props) => {
  const { settings } = useIsland()
  const t = useT(loopStrings)
  const viewer = useAtomValue(viewerIdAtom(settings))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another viewer has joined other loops
  const fetchPage = useCallback((cursor: string | null) => fetchLoops(settings, list, cursor), [settings, list, viewer])
  const handle = useList<LoopEntry>(fetchPage, { keeps: true })
  return (
    <LongList
      {...handle}
      cards
      label={label ?? t('loop.label')}
      failed={t('loop.error')}
      empty={empty}
      skeletons={<LoopSkeletons />}
    >
      {({ id }) => <LoopCard id={id} end={end?.(id)} />}
    </LongList>
  )
}
