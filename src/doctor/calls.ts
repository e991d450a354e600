import type { Finding } from '../kit/finding'
import { fromJson, record } from '../kit/guard'
import type { Settings } from '../kit/settings'
import { paths } from '../wire/paths'
import { finding } from './finding'
import { untilReported, type watchViolations } from './violations'

type Wanted<N extends keyof Settings> = { readonly [K in N]: Settings[K] | undefined }

type Watch = Pick<ReturnType<typeof watchViolations>, 'refused'>

/** Calls as the browser makes them, without the kit's retries, since how one fails is what is asked. */
const attempt = (address: string, init?: RequestInit): Promise<Response | null> =>
  fetch(address, { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(10_000), ...init }).catch(
    () => null,
  )

const answers = async (address: string) => (await attempt(address, { mode: 'no-cors' })) !== null

/** Why a call got no answer. */
const whyNoAnswer = async (host: string, address: string, watch: Watch): Promise<Finding[]> => {
  if (!navigator.onLine)
    return [finding('offline', 'error', 'This browser is offline.', 'Connect it, and run the check again.')]
  await untilReported()
  if (watch.refused(address)) return []
  if (await answers(address))
    return [
      finding(
        'cors',
        'error',
        `${host} answers, but doesn't let this page read the answer (CORS).`,
        `Have it send Access-Control-Allow-Origin: * and allow the header X-Brand-Id for ${location.origin}.`,
      ),
    ]
  if (await answers(`${host}/`))
    return [
      finding(
        'blocked-call',
        'error',
        `${host} can be reached, but a call to ${new URL(address).pathname} is stopped on its way.`,
        'Switch off ad blockers and other extensions for this page; look at what a firewall or proxy filters.',
      ),
    ]
  return [
    finding(
      'unreachable',
      'error',
      `${host} can't be reached.`,
      'Look for a mistake in api-host, and whether the server runs and its certificate is good.',
    ),
  ]
}

const minutesOff = (date: string | null) => (date ? Math.round((Date.now() - Date.parse(date)) / 60_000) : 0)

const clockOf = (answer: Response): Finding[] => {
  const minutes = minutesOff(answer.headers.get('date'))
  return Math.abs(minutes) < 5
    ? []
    : [
        finding(
          'clock',
          'warning',
          `This device's clock is ${Math.abs(minutes)} minutes ${minutes > 0 ? 'ahead' : 'behind'}.`,
          'Set the clock: sessions end too early or too late, and times of comments are wrong.',
        ),
      ]
}

/** Whether the API answers for a site, and as itself. */
export const checkApi = async (
  { apiHost: host, brandId }: Wanted<'apiHost' | 'brandId'>,
  watch: Watch,
): Promise<Finding[]> => {
  if (!host) return []
  if (location.protocol === 'https:' && /^http:\/\/(?!localhost|127\.)/.test(host))
    return [
      finding(
        'mixed-content',
        'error',
        `This page is https, but api-host is ${host}.`,
        'Browsers refuse that. Give the API a certificate and write https://.',
      ),
    ]
  const address = host + paths.brand + (brandId ? `?brand_id=${brandId}` : '')
  const answer = await attempt(address, brandId ? { headers: { 'x-brand-id': brandId } } : {})
  if (!answer) return whyNoAnswer(host, address, watch)
  const body = record(fromJson(await answer.text().catch(() => '')))
  if (!('code' in body && 'data' in body))
    return [
      finding(
        'wrong-host',
        'error',
        `${host} answers, but not as Geuin's API (${answer.status}).`,
        'Look for a mistake in api-host: it is the server of the API, without a path of it.',
      ),
    ]
  const problem = answer.ok
    ? []
    : answer.status < 500
      ? [
          finding(
            'wrong-brand',
            'error',
            `${host} knows no brand ${brandId ?? 'without brand-id'}.`,
            'Ask who runs the server for the brand id.',
          ),
        ]
      : [
          finding(
            'api-failed',
            'error',
            `${host} failed with ${answer.status}.`,
            `Its log says why, at request ${answer.headers.get('x-request-id') ?? 'without an id'}.`,
          ),
        ]
  return [...problem, ...clockOf(answer)]
}

/** Whether something keeps analytics from leaving, which ad blockers like to do. */
export const checkAnalytics = async ({ analyticsUrl }: Wanted<'analyticsUrl'>, watch: Watch): Promise<Finding[]> => {
  if (!analyticsUrl || (await answers(analyticsUrl))) return []
  await untilReported()
  if (watch.refused(analyticsUrl)) return []
  return [
    finding(
      'blocked-call',
      'warning',
      `Nothing gets through to analytics-url, ${analyticsUrl}.`,
      'Switch off ad blockers for this page, or serve the address from your own host.',
    ),
  ]
}
