import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import { type Settings, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'

/** How many notifications a site's viewer has not seen; 0 while it is not known. */
export const unreadCountAtom = (settings: Pick<Settings, 'apiHost' | 'brandId'>): PrimitiveAtom<number> =>
  shared(`notifications:unread:${siteKey(settings)}`, () => atom(0))
