import { paths } from '../wire/paths'

/** Feeds whose first call is always the same. */
const plain = 'geuin-feed:not([items],[embed-id],[source],[start],:has(script))'

/**
 * What a feed that is not defined yet will ask for first, as `feedRequest` says it; null for what can't be told here, where
 * every byte counts: other sources' calls go out from the element itself, a little later.
 */
export const feedPathToPrefetch = (element: Element): string | null => {
  // The page's own videos may still come between the tags.
  const isOpen = document.readyState === 'loading' && !element.nextSibling
  return isOpen || 'items' in element || !element.matches(plain) ? null : `${paths.feedHome}?limit=20`
}
