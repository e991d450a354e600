import { paths } from '../wire/paths'

/** Home feeds, whose first call is always the same. */
const homeFeed = 'geuin-feed:not(:has(script),[items],[source]:not([source=home]),[embed-id],[start])'

/**
 * The path of the first call of a feed that is not defined yet, as `feedRequest` has it. Null for other sources, whose calls
 * go out from the element itself a little later: every byte counts here.
 */
export const feedPathToPrefetch = (element: Element): string | null => {
  // The page's own videos may still come between the tags.
  const isOpen = document.readyState === 'loading' && !element.nextSibling
  return isOpen || 'items' in element || !element.matches(homeFeed) ? null : `${paths.feedHome}?limit=20`
}
