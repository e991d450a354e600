import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { CommunityCard } from '../../community/CommunityCard'
import { CommunityCardSkeletons } from '../../community/CommunityCardSkeletons'
import { type CommunityEntry, fetchCommunities } from '../../community/communities.query'
import { useIsland } from '../../kit/island'
import type { Settings } from '../../kit/settings'
import { useT } from '../../kit/useT'
import { LoopCard } from '../../loop/LoopCard'
import { LoopSkeletons } from '../../loop/LoopSkeletons'
import { fetchLoops, type LoopEntry } from '../../loop/loops.query'
import { StateMessage } from '../../ui/state/StateMessage'
import { drawings } from '../../ui/state/stateDrawings'
import { paths } from '../../wire/paths'
import { Shelf, type ShelfLayout } from '../Shelf'
import { categoriesAtom } from './categories.query'
import { categoriesStrings } from './categories.strings'

interface Props {
  /** The category's id. */
  chosen: string
  layout: ShelfLayout
}

/** How many cards a section begins with. */
const limit = 12

const listsOf = (category_id: string) => {
  const query = { category_id, limit }
  return {
    communities: (settings: Settings, cursor: string | null) =>
      fetchCommunities(settings, { path: paths.exploreCommunities, query }, cursor),
    loops: (settings: Settings, cursor: string | null) =>
      fetchLoops(settings, { path: paths.exploreLoops, query }, cursor),
  }
}

/** The communities of a category, and their loops. */
export default function CategoryShelves({ chosen, layout }: Props) {
  const { settings } = useIsland()
  const t = useT(categoriesStrings)
  const { data: categories } = useAtomValue(useMemo(() => categoriesAtom(settings), [settings]))
  const { communities, loops } = useMemo(() => listsOf(chosen), [chosen])
  const empty = (
    <StateMessage drawing={drawings.empty} title={t('categories.empty')} text={t('categories.empty.text')} />
  )
  // Its title stands over what it has; without it the row of categories says why.
  if (!categories) return null
  const category = categories.find(({ id }) => id === chosen)?.title
  if (!category) return empty
  return (
    <>
      <Shelf<CommunityEntry>
        key={`communities ${chosen}`}
        title={t('categories.communities', { category })}
        layout={layout}
        fetchPage={communities}
        skeletons={<CommunityCardSkeletons />}
        empty={empty}
      >
        {({ id }) => <CommunityCard id={id} />}
      </Shelf>
      <Shelf<LoopEntry>
        key={`loops ${chosen}`}
        title={t('categories.loops', { category })}
        layout={layout}
        fetchPage={loops}
        skeletons={<LoopSkeletons />}
      >
        {({ id }) => <LoopCard id={id} />}
      </Shelf>
    </>
  )
}
