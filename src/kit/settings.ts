import type { StringOverrides } from '../strings/overrides'
import { hasOwn } from './guard'
import { scriptTagFor } from './scriptTag'
import { settingsChange, configure as write } from './settings.configured'
import { attributeOf, attributeText, locale, settingDefaults, settingsTable, type ValuesOf } from './settings.table'
import { pageObject } from './shared'

export { platformSources } from './settings.table'

export type SettingName = keyof typeof settingsTable

type Values = ValuesOf<typeof settingsTable>

export type Consent = Values['consent']

/** What the author of a page, a script tag or a build decides. Addresses are absolute and end without a slash. */
export type Settings = Partial<Values> & Pick<Values, 'locale' | keyof typeof settingDefaults>

/** What `configure()` takes; undefined takes a setting back. */
export type SettingsPart = { readonly [N in SettingName]?: string | number | undefined } & {
  /** The page's own strings; a later call's take the place of an earlier one's. */
  readonly strings?: StringOverrides | undefined
}

/** Where the addresses of an answer lead. */
export type Hosts = Pick<Settings, 'apiHost' | 'mediaHost'>

/** What relative addresses of pictures and videos are relative to. */
export const mediaBase = ({ mediaHost, apiHost }: Hosts): string => mediaHost ?? apiHost ?? '/'

export type SettingOrigin = 'attribute' | 'script' | 'configure' | 'build'

/** A value that was left out because it can't be used. */
export interface SettingProblem {
  setting: SettingName
  /** As an attribute; `data-` before it on the script tag. */
  attribute: string
  origin: SettingOrigin
}

export const settingNames = Object.keys(settingsTable) as readonly SettingName[]

const buildDefaults: Readonly<Record<string, string>> = typeof GEUIN_DEFAULTS === 'undefined' ? {} : GEUIN_DEFAULTS

const own = (from: object, name: string): unknown =>
  hasOwn(from, name) ? (from as Record<string, unknown>)[name] : null

/** The text of a value; '' for a missing one, undefined for one that is neither text nor a number. */
const textOf = (value: unknown) => {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined
}

/** A page's `lang`, then the browser's. */
const ambientLocale = (element?: Element) => {
  const lang = element?.closest('[lang]')?.getAttribute('lang') || globalThis.document?.documentElement.lang
  return locale(lang || globalThis.navigator?.language || '') ?? 'en'
}

const read = (element?: Element) => {
  const script = scriptTagFor(element)
  const { configured } = pageObject()
  const settings: Record<string, unknown> = {}
  const problems: SettingProblem[] = []
  for (const setting of settingNames) {
    const attribute = attributeOf(setting)
    const candidates: [SettingOrigin, unknown][] = [
      ['attribute', element && attributeText(element, setting)],
      ['script', script?.getAttribute(`data-${attribute}`)],
      ['configure', own(configured, setting)],
      ['build', own(buildDefaults, setting)],
    ]
    for (const [origin, raw] of candidates) {
      const text = textOf(raw)
      const value = text && settingsTable[setting](text)
      if (value === undefined) problems.push({ setting, attribute, origin })
      else if (text && !hasOwn(settings, setting)) settings[setting] = value
    }
  }
  return { settings: settings as Partial<Settings>, problems }
}

/**
 * The settings that hold for an element, or for the page: the element's attribute, then its script tag's `data-*`, then
 * `configure()`, then what the build says, and for `consent` then what the page's consent manager says. A value that can't
 * be used is passed over, see {@link settingsProblems}.
 */
export const resolveSettings = (element?: Element): Settings => {
  const { settings } = read(element)
  return {
    ...settingDefaults,
    ...pageObject().managed,
    ...(settings.apiHost && { mediaHost: settings.apiHost }),
    ...settings,
    locale: settings.locale ?? ambientLocale(element),
  }
}

/** The values that were passed over, for telling the author of the page. */
export const settingsProblems = (element?: Element): readonly SettingProblem[] => read(element).problems

/** Settings for the whole page; later calls add to earlier ones. Names that are no settings are left out. */
export const configure: (part: SettingsPart) => void = write

/** Calls back after `configure()`, and after a change of the page's language. */
export const onSettingsChange = (listener: () => void): (() => void) => {
  // Wrapped, so that one function that is given twice is called twice and taken off once each.
  const call = () => {
    try {
      listener()
    } catch (error) {
      reportError(error)
    }
  }
  addEventListener(settingsChange, call)
  const observer = new MutationObserver(call)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  return () => {
    removeEventListener(settingsChange, call)
    observer.disconnect()
  }
}

/** Names the site: what belongs to one must not be seen in another. First part of every query key. */
export const siteKey = ({ apiHost = '', brandId = '' }: Pick<Settings, 'apiHost' | 'brandId'>) =>
  `${apiHost} ${brandId}`

/** The first setting of those needed that is missing, or null. */
export const missingSetting = (settings: Settings, needed: readonly SettingName[]): SettingName | null =>
  needed.find((name) => settings[name] === undefined) ?? null
