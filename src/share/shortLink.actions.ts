import { record } from '../kit/guard'
import { webAddress } from '../kit/guard.content'
import { httpFor, isApiError } from '../kit/http'
import { absoluteRoute } from '../kit/routes'
import { resolveSettings } from '../kit/settings'
import { pageStore } from '../kit/store'
import { userOf } from '../session/session'
import { sessionAtom } from '../session/session.atoms'
import { paths } from '../wire/paths'
import { truncate } from './truncate'

/** Request for a short link into the app or the site. */
export interface ShortLinkRequest {
  queryParams: Readonly<Record<string, string>>
  /** The link's target, such as { page: 'video', slug: 'aurora-ridge' }. */
  pathParams: Readonly<Record<string, string>>
  title: string
  /** URL of a picture, or ''. */
  previewUrl: string
  description?: string
}

/** Graphemes that a preview shows at most; the picture's words, which take the place of a missing title, may be longer. */
const maxTitle = 100

interface ShortLinkOptions {
  signal?: AbortSignal | undefined
  /** Milliseconds for the answer. */
  timeout?: number | undefined
}

/** A short link to a video in the app or on the site; falls back to the address of the video's page. */
export const shortLink = async (
  element: Element,
  { queryParams, pathParams, title, previewUrl, description }: ShortLinkRequest,
  options: ShortLinkOptions = {},
): Promise<string> => {
  const settings = resolveSettings(element)
  const fallback = absoluteRoute(settings, 'video', { slug: pathParams.slug, query: queryParams })
  try {
    const { data } = await httpFor(settings).send('POST', paths.dynamicLink, {
      body: {
        query_params: queryParams,
        title: truncate(title, maxTitle),
        preview_url: previewUrl,
        path_params: pathParams,
        ...(description !== undefined && { description }),
      },
      ...options,
    })
    return webAddress(record(data).shortLink) ?? fallback
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'aborted')
      console.error(`geuin: the short link failed: ${isApiError(error) ? error.message : error}`)
    return fallback
  }
}

/** Milliseconds: browsers open the share sheet only within a few seconds of the tap. */
const timeout = 2000

/** The short link that a viewer shares a video by. */
export const videoShareLink = (
  element: Element,
  { slug, title }: { slug: string; title: string },
  previewUrl: string,
): Promise<string> => {
  const username = userOf(pageStore().get(sessionAtom(resolveSettings(element))))?.nickname
  const queryParams = {
    ...{ utm_campaign: 'share', utm_source: resolveSettings(element).platformSource, utm_medium: 'web' },
    ...{ action: 'share', content_type: 'video' },
    ...(username !== undefined && { from_username: username }),
  }
  return shortLink(element, { queryParams, pathParams: { page: 'video', slug }, title, previewUrl }, { timeout })
}
