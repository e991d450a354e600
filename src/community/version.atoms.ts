import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import { queryClient } from '../kit/query'
import { type Settings, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'
import { pageStore } from '../kit/store'
import { communityKey } from './community.query'

/** Counts what changed in a community: lists of its people are loaded anew for another number. */
export const versionAtom = (site: string, slug: string): PrimitiveAtom<number> =>
  shared(`community:version:${site}:${slug}`, () => atom(0))

/** Somebody came, went or got another role, or the community itself was changed. */
export const noteChange = (settings: Settings, slug: string): Promise<void> => {
  pageStore().set(versionAtom(siteKey(settings), slug), (before) => before + 1)
  return queryClient().refetchQueries({ queryKey: communityKey(settings, slug) })
}
