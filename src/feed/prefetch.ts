/** Calls that begin a feed, up to their limit; a source's name finds its own. */
export const prefetchedCalls =
  'placement/feed? feed/home? feed/home?sort=latest& feed/home?sort=popular& feed/community? feed/loop? feed/video?'

/**
 * The path of the first call of a feed that is not defined yet, as `feedRequest` has it; false for a page's own videos. The call
 * is wasted where attributes don't fit each other. Written for few bytes: every page pays for them.
 * @param setting reads an attribute
 * @throws TypeError for the other sources, whose calls go out from the element itself a little later
 */
export const feedPathToPrefetch = (
  element: Element,
  setting: (name: string) => string | null | undefined,
): string | false =>
  !('items' in element) &&
  element.matches('geuin-feed:not([section],[items],[embed-id],:has(script))') &&
  ['start', 'slug', 'placement-id'].reduce(
    (path, name) =>
      path + (setting(name) ? `&${name.replace('-', '_')}=${encodeURIComponent(setting(name) as string)}` : ''),
    `/goservices/${(prefetchedCalls.split(' ').find((call) => call.includes(setting('source') || 'home')) as string).concat('limit=20')}`,
  )
