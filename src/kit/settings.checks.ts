/** One check per kind of setting: the value as the rest of the code uses it, or undefined for one that can't be used. */
export type Check<T> = (text: string) => T | undefined

/** Kinds of builds, with the numbers that the server and analytics know them by. */
export const platformSources = {
  web_sdk: 1,
  white_label: 2,
  web: 3,
  mobile_app: 4,
  mobile_sdk: 5,
  bcc: 6,
  adreels: 7,
} as const

export type PlatformSource = keyof typeof platformSources

const sourceNames = Object.keys(platformSources) as PlatformSource[]

/** The base that relative addresses are relative to; none outside a document. */
const base = () => globalThis.document?.baseURI

const withoutSlash = (text: string) => text.replace(/\/+$/, '')

const parse = (text: string) => {
  try {
    const url = new URL(text, base())
    return /^https?:$/.test(url.protocol) && !url.username ? url : undefined
  } catch {
    return
  }
}

/**
 * An http(s) address, made absolute. A relative one must begin with `/` or `.`, so that a forgotten `https://` is not
 * taken for a folder of the host page.
 */
export const link: Check<string> = (text) => (/^(https?:\/\/|\.{0,2}\/)/i.test(text) ? parse(text)?.href : undefined)

/** An address that paths are added to: without a query, a hash or a slash at its end. */
export const address: Check<string> = (text) =>
  /[?#]/.test(text) ? undefined : link(text) && withoutSlash(link(text) ?? '')

/** What stands before a route's path: a path from the root, or an http(s) address. '' when it is the root. */
export const prefix: Check<string> = (text) =>
  /^\/(?!\/)/.test(text) && !/[?#]/.test(text) ? withoutSlash(text) : address(text)

export const id: Check<string> = (text) => (/^[\w.-]{1,64}$/.test(text) ? text : undefined)

/** BCP 47, in its canonical case. */
export const locale: Check<string> = (text) => {
  try {
    return Intl.getCanonicalLocales(text.replace(/_/g, '-'))[0]
  } catch {
    return
  }
}

/** Text of one of these lengths in bytes, as a cipher needs it. */
export const bytes =
  (...lengths: number[]): Check<string> =>
  (text) =>
    lengths.includes(new TextEncoder().encode(text).length) ? text : undefined

export const anyText: Check<string> = (text) => text

export const oneOf =
  <T extends string>(...values: T[]): Check<T> =>
  (text) =>
    values.find((value) => value === text)

/** By name or by number. */
export const platformSource: Check<PlatformSource> = (text) =>
  sourceNames.find((name) => name === text || String(platformSources[name]) === text)
