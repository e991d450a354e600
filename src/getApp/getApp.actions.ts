/** Links into the brand's app. A failure does not throw: it is logged, and the link is null. */
import { record } from '../kit/guard'
import { webAddress } from '../kit/guard.content'
import { httpFor, isApiError } from '../kit/http'
import { resolveSettings } from '../kit/settings'
import { plainText } from '../session/code'
import { paths } from '../wire/paths'
import type { GetAppData, Params } from './getApp'
import type { Recipient } from './recipient'

const log = (what: string, error: unknown) => {
  if (isApiError(error) && error.kind === 'aborted') return
  console.error(`geuin: ${what} failed: ${isApiError(error) ? error.message : error}`)
}

/** The link that continues an action in the app; null when there is none. */
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

/** Sends the app's link by email, text message or both. `busy`: the server asks to wait before the next one. */
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
