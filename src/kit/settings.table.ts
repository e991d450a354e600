/** One check per kind of setting: the value as the rest of the code uses it, or undefined for one that can't be used. */
type Check<T> = (text: string) => T | undefined

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
const link: Check<string> = (text) => (/^(https?:\/\/|\.{0,2}\/)/i.test(text) ? parse(text)?.href : undefined)

/** An address that paths are added to: without a query, a hash or a slash at its end. */
const address: Check<string> = (text) => (/[?#]/.test(text) ? undefined : link(text)?.replace(/\/+$/, ''))

/** What precedes a route's path: a path from the root, with a query only before the `#` at its end, or an http(s) address. '' when it is the root. */
const prefix: Check<string> = (text) => (/^\/(?!\/|[^#]*\?[^#]*$|.*#.)/.test(text) ? withoutSlash(text) : address(text))

const id: Check<string> = (text) => (/^[\w.-]{1,64}$/.test(text) ? text : undefined)

/** BCP 47, in its canonical case. */
export const locale: Check<string> = (text) => {
  try {
    return Intl.getCanonicalLocales(text.replace(/_/g, '-'))[0]
  } catch {
    return
  }
}

/** Text of one of these lengths in bytes, as a cipher needs it. */
const bytes =
  (...lengths: number[]): Check<string> =>
  (text) =>
    lengths.includes(new TextEncoder().encode(text).length) ? text : undefined

const anyText: Check<string> = (text) => text

const oneOf =
  <T extends string>(...values: T[]): Check<T> =>
  (text) =>
    values.find((value) => value === text)

/** By name or by number. */
const platformSource: Check<PlatformSource> = (text) =>
  sourceNames.find((name) => name === text || String(platformSources[name]) === text)

type Checks = Readonly<Record<string, Check<string>>>

/**
 * Every setting and its check; `apiHost` is the attribute `api-host`, the script tag's `data-api-host` and a build's
 * `GEUIN_API_HOST`. A new setting is one row: attributes and properties of the elements, their types, the manifest and the
 * README's table follow it, and describe the setting by the row's comment.
 */
export const settingsTable = {
  /** Where the API is; `/` is the page's own origin. */
  apiHost: address,
  /** Which brand. */
  brandId: id,
  /** What relative media addresses are relative to; the API host unless given. */
  mediaHost: address,
  /** The site that links to Geuin's pages lead to. */
  hostUrl: address,
  /** What precedes the path of such a link: a path or an address; the root unless given. */
  routeBase: prefix,
  /** BCP 47; the language of the page, then of the browser, unless given. */
  locale: locale,
  /** Whether to measure and to remember. */
  consent: oneOf('granted', 'denied', 'unset'),
  /** Where analytics events are posted. */
  analyticsUrl: link,
  /** Where session and device id are kept. */
  storageMode: oneOf('local', 'session', 'memory'),
  /** Where uploaded files are published. */
  storageBase: address,
  /** The app for iOS, when the brand names none. */
  iosStoreLink: link,
  /** The app for Android, when the brand names none. */
  androidStoreLink: link,
  /** Which kind of build this is. */
  platformSource: platformSource,
  /** AES key of address and device id in the sign-in calls, 16, 24 or 32 bytes; without it TLS alone protects them. */
  cipherKey: bytes(16, 24, 32),
  /** AES initialisation vector, 16 bytes. */
  cipherIv: bytes(16),
  /** Added to the device id before it is encrypted. */
  cipherSuffix: anyText,
} as const satisfies Checks

/** What only an element can have, beside every setting. */
export const elementTable = {
  /** Signs in the viewer whom the page knows already. */
  ssoToken: anyText,
  /** The system's unless given. */
  colorScheme: oneOf('light', 'dark', 'auto'),
} as const satisfies Checks

/** Used where neither page nor build gives a value. */
export const settingDefaults = { consent: 'unset', storageMode: 'local', platformSource: 'web_sdk' } as const

/** Checked values by name. */
export type ValuesOf<Table extends Checks> = { [N in keyof Table]: Exclude<ReturnType<Table[N]>, undefined> }

/** `noAutoplay` → `no-autoplay` */
export const attributeOf = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The text of a property's attribute, also as a framework writes it before the element is defined: `noautoplay`. */
export const attributeText = (element: Element, property: string): string | null =>
  // HTML looks a name up in lower case.
  element.getAttribute(attributeOf(property)) ?? element.getAttribute(property)

/** A setting's properties on an element: undefined without the attribute. */
export type SettingProps = {
  -readonly [N in keyof typeof settingsTable]: ValuesOf<typeof settingsTable>[N] | undefined
} & { -readonly [N in keyof typeof elementTable]: ValuesOf<typeof elementTable>[N] | undefined }
