/** Links into the brand's app. No failure here throws: one is logged for whoever looks, and the link stays empty. */
import { record, webAddress } from '../kit/guard'
import { httpFor, isApiError } from '../kit/http'
import { absoluteRoute } from '../kit/routes'
import { resolveSettings } from '../kit/settings'
import { plainText } from '../session/code'
import { paths } from '../wire/paths'
import type { DeepLink, GetAppData, Params } from './getApp'

const log = (what: string, error: unknown) => {
  // Whoever asked has gone.
  if (isApiError(error) && error.kind === 'aborted') return
  console.error(`geuin: ${what} failed: ${isApiError(error) ? error.message : error}`)
}

/** The link that goes on with an action in the app; null when there is none. */
export const appLink = async (
  element: Element,
  { type, payload, title, description }: GetAppData,
  signal?: AbortSignal,
): Promise<string | null> => {
  try {
    const body = { type, payload, title, description }
    const { data } = await httpFor(resolveSettings(element)).send('POST', paths.appLink, { body, signal })
    const link = webAddress(record(data).link)
    if (!link) log('the link into the app', 'the answer holds none')
    return link
  } catch (error) {
    log('the link into the app', error)
    return null
  }
}

/** A short link to a video, in the app or on the site; the video's own page when there is none. */
export const dynamicLink = async (
  element: Element,
  { queryParams, pathParams, title, previewUrl, description }: DeepLink,
  signal?: AbortSignal,
): Promise<string> => {
  const settings = resolveSettings(element)
  const otherwise = absoluteRoute(settings, 'video', { slug: pathParams.slug, query: queryParams })
  try {
    const { data } = await httpFor(settings).send('POST', paths.dynamicLink, {
      body: {
        query_params: queryParams,
        title,
        preview_url: previewUrl,
        path_params: pathParams,
        ...(description !== undefined && { description }),
      },
      signal,
    })
    return webAddress(record(data).shortLink) ?? otherwise
  } catch (error) {
    log('the short link', error)
    return otherwise
  }
}

interface Recipient {
  /** As it was typed; '' for none. At least one of both. */
  email: string
  phone: string
}

/** Has the link to the app sent by email, by SMS or both. `busy`: it was sent so often that one has to wait. */
export const sendDownloadLink = async (
  element: Element,
  { email, phone }: Recipient,
  queryParams: Params,
): Promise<'sent' | 'busy' | 'failed'> => {
  const [to, mobile] = [plainText(email), plainText(phone)]
  try {
    await httpFor(resolveSettings(element)).send('POST', paths.sendDownloadLink, {
      body: { ...(to && { email: to }), ...(mobile && { mobile }), query_params: queryParams },
    })
    return 'sent'
  } catch (error) {
    log('sending the link', error)
    return isApiError(error) && error.status === 429 ? 'busy' : 'failed'
  }
}
