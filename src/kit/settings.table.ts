import { address, anyText, bytes, type Check, id, link, locale, oneOf, platformSource, prefix } from './settings.checks'

/**
 * Every setting: its name (an element's property, a key of `configure()`), its attribute and its check. A new setting is
 * one row. Attributes and properties of the elements, their types, the manifest, the README's table and the environment
 * variables of a build follow it; each comment is what they say of the setting.
 */
export const settingsTable = {
  /** Where the API is; `/` stands for the page's own origin. */
  apiHost: { attribute: 'api-host', check: address },
  /** Which brand. */
  brandId: { attribute: 'brand-id', check: id },
  /** What relative media addresses are relative to; the API host unless given. */
  mediaHost: { attribute: 'media-host', check: address },
  /** The site that links to Geuin's pages lead to. */
  hostUrl: { attribute: 'host-url', check: address },
  /** What precedes the path of such a link: a path or an address; the root unless given. */
  routeBase: { attribute: 'route-base', check: prefix },
  /** BCP 47; the language of the page, then of the browser, unless given. */
  locale: { attribute: 'locale', check: locale },
  /** Whether analytics may be sent. */
  consent: { attribute: 'consent', check: oneOf('granted', 'denied', 'unset') },
  /** Where analytics events are posted. */
  analyticsUrl: { attribute: 'analytics-url', check: link },
  /** Where session and device id are kept. */
  storageMode: { attribute: 'storage-mode', check: oneOf('local', 'session', 'memory') },
  /** Where uploaded files are published. */
  storageBase: { attribute: 'storage-base', check: address },
  /** The app for iOS, when the brand names none. */
  iosStoreLink: { attribute: 'ios-store-link', check: link },
  /** The app for Android, when the brand names none. */
  androidStoreLink: { attribute: 'android-store-link', check: link },
  /** Which kind of build this is. */
  platformSource: { attribute: 'platform-source', check: platformSource },
  /** AES key of address and device id in the sign-in calls, 16, 24 or 32 bytes; without it TLS alone protects them. */
  cipherKey: { attribute: 'cipher-key', check: bytes(16, 24, 32) },
  /** AES initialisation vector, 16 bytes. */
  cipherIv: { attribute: 'cipher-iv', check: bytes(16) },
  /** Added to the device id before it is encrypted. */
  cipherSuffix: { attribute: 'cipher-suffix', check: anyText },
} as const satisfies Readonly<Record<string, { attribute: string; check: Check<string> }>>

/** What only an element can have, beside every setting. */
export const elementTable = {
  /** Signs in the viewer whom the page knows already. */
  ssoToken: { attribute: 'sso-token', check: anyText },
  /** The system's unless given. */
  colorScheme: { attribute: 'color-scheme', check: oneOf('light', 'dark', 'auto') },
} as const

/** Used where neither page nor build gives a value. */
export const settingDefaults = { consent: 'unset', storageMode: 'local', platformSource: 'web_sdk' } as const

/** What a row's check lets through, by name. */
export type ValuesOf<Table extends Readonly<Record<string, { check: Check<string> }>>> = {
  [N in keyof Table]: Exclude<ReturnType<Table[N]['check']>, undefined>
}

/** A setting's properties on an element: undefined without the attribute. */
export type SettingProps = {
  -readonly [N in keyof typeof settingsTable]: ValuesOf<typeof settingsTable>[N] | undefined
} & { -readonly [N in keyof typeof elementTable]: ValuesOf<typeof elementTable>[N] | undefined }
