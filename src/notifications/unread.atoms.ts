import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import { type Settings, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'

type Site = Pick<Settings, 'apiHost' | 'brandId'>

/** How many notifications a site's viewer has not seen; 0 while it is not known. */
export const unreadCountAtom = (settings: Site): PrimitiveAtom<number> =>
  shared(`notifications:unread:${siteKey(settings)}`, () => atom(0))

/** The id of a viewer's latest notification: lists load anew when it changes. Null while it is not known. */
export const latestNotificationAtom = (settings: Site): PrimitiveAtom<string | null> =>
  shared(`notifications:latest:${siteKey(settings)}`, () => atom<string | null>(null))
