import { fromJson, number, record, text, toJson } from '../kit/guard'

/** A sign-in with a provider that has begun: what this browser keeps while the viewer is away. */
export interface Pending {
  /** 128 random bits after {@link statePrefix}; good for one return. */
  state: string
  thirdPartyId: string
  /** The site (`siteKey`) that it is for. */
  site: string
  /** Milliseconds since 1970. */
  created: number
  /** The page that the viewer left, with its hash. */
  page: string
  /** Where the provider sends them: the same page, with the name of the provider. */
  returnAddress: string
  /** As whom this browser asked; the code is good for it alone. Where nothing outlives a page it would be another one now. */
  device: string
  /** The snapshot of the modal that resumes after the return. */
  resume: string | null
}

/** What a page's address holds after a provider sent the viewer back. */
export interface Returned {
  provider: string | null
  code: string | null
  state: string | null
  /** Why there is no code, in the words of OAuth: access_denied. */
  error: string | null
}

/** Milliseconds. */
const maxAge = 10 * 60_000

/** Tells our states from those of a page's own sign-in. */
export const statePrefix = 'geuin-'

/** Parameters of a return: ours, and what providers add. */
export const returnNames = ['code', 'state', 'provider', 'error', 'error_description', 'error_uri', 'iss'] as const

/** Whether the viewer changed their mind there (RFC 6749 §4.1.2.1; Apple has an error code of its own). */
export const wasCancelled = ({ error }: Returned): boolean =>
  error === 'access_denied' || error === 'user_cancelled_authorize'

/** One that nobody can guess: 128 random bits. */
export const newState = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return statePrefix + [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const keepPending = (pending: Pending): string => toJson(pending)

/** Reads what {@link keepPending} gave; null for anything else. */
export const parsePending = (stored: string | null): Pending | null => {
  const it = record(fromJson(stored))
  const [state, thirdPartyId, page] = [text(it.state), text(it.thirdPartyId), text(it.page)]
  const [returnAddress, device] = [text(it.returnAddress), text(it.device)]
  if (!state || !thirdPartyId || !page || !returnAddress || !device) return null
  const resume = typeof it.resume === 'string' ? it.resume : null
  return { state, thirdPartyId, site: text(it.site), created: number(it.created), page, returnAddress, device, resume }
}

/** Whether a return is the one that this browser waits for. Everything else signs nobody in. */
export const isExpected = (
  pending: Pending | null,
  { state, provider }: Returned,
  now: number,
  here: string,
): pending is Pending =>
  pending !== null &&
  state === pending.state &&
  provider === pending.thirdPartyId &&
  now >= pending.created &&
  now - pending.created < maxAge &&
  pathOf(pending.page) === pathOf(here)

const pathOf = (address: string) => address.split(/[?#]/, 1)[0]

/**
 * Where a provider shall send the viewer: this page and no other, whatever its address looks like.
 * @param query the page's query
 */
export const returnAddress = (
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
  query: string,
  thirdPartyId: string,
): string => `${origin}${pathname}${query ? `${query}&` : '?'}provider=${encodeURIComponent(thirdPartyId)}`

/**
 * A provider's page as the server gave it, with our state.
 * @returns null for what is no absolute http(s) address, or one with a name and a password in it
 */
export const providerAddress = (address: string, state: string): string | null => {
  if (!/^https?:\/\/[^/\\]/i.test(address)) return null
  try {
    const url = new URL(address)
    if (url.username || url.password) return null
    url.searchParams.set('prompt', 'consent')
    url.searchParams.set('state', state)
    return url.href
  } catch {
    return null
  }
}

const inAppBrowsers =
  /\b(FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|Twitter|Snapchat|TikTok|musical_ly|Bytedance|Pinterest\/|LinkedInApp|GSA\/)/i

/** Browsers inside of apps, where Google answers `disallowed_useragent`: a code is what works there. */
export const refusesGoogle = (userAgent: string): boolean =>
  inAppBrowsers.test(userAgent) ||
  /Android.*; wv\)/.test(userAgent) ||
  (/\b(iPhone|iPad|iPod)\b.*AppleWebKit/.test(userAgent) && !/Safari\//.test(userAgent))
