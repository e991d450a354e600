import { hasOwn } from './guard'
import { configured, configure as write } from './settings.configured'
import { attributeOf, locale, settingDefaults, settingsTable, type ValuesOf } from './settings.table'
import { pageObject } from './shared'

export { platformSources } from './settings.table'

export type SettingName = keyof typeof settingsTable

type Values = ValuesOf<typeof settingsTable>

/** What the author of a page, a script tag or a build decides. Addresses are absolute and end without a slash. */
export type Settings = Partial<Values> & Pick<Values, 'locale' | keyof typeof settingDefaults>

/** What `configure()` takes; undefined takes a setting back. */
export type SettingsPart = { readonly [N in SettingName]?: string | number | undefined }

export type SettingOrigin = 'attribute' | 'script' | 'configure' | 'build'

/** A value that was left out because it can't be used. */
export interface SettingProblem {
  setting: SettingName
  /** As an attribute; `data-` before it on the script tag. */
  attribute: string
  origin: SettingOrigin
}

const names = Object.keys(settingsTable) as SettingName[]

const buildDefaults: Readonly<Record<string, string>> = typeof GEUIN_DEFAULTS === 'undefined' ? {} : GEUIN_DEFAULTS

/** The script tag's `data-*`: what the loader left, else those of a tag that looks like ours. */
const scriptData = () => {
  const page = pageObject()
  if (page.script) return page.script
  const tag = globalThis.document?.querySelector<HTMLScriptElement>(
    'script[src*="geuin"][data-api-host], script[src*="geuin"][data-brand-id]',
  )
  if (tag) page.script = { ...tag.dataset }
  return page.script ?? {}
}

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
  const script = scriptData()
  const { values } = configured()
  const settings: Record<string, unknown> = {}
  const problems: SettingProblem[] = []
  for (const setting of names) {
    const attribute = attributeOf(setting)
    const candidates: [SettingOrigin, unknown][] = [
      ['attribute', element?.getAttribute(attribute)],
      ['script', own(script, setting)],
      ['configure', own(values, setting)],
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
 * The settings that hold for an element, or for the page: the element's attribute, then the script tag's `data-*`, then
 * `configure()`, then what the build says. A value that can't be used is passed over, see {@link settingsProblems}.
 */
export const resolveSettings = (element?: Element): Settings => {
  const { settings } = read(element)
  return {
    ...settingDefaults,
    ...(settings.apiHost && { mediaHost: settings.apiHost }),
    ...settings,
    locale: settings.locale ?? ambientLocale(element),
  }
}

/** The values that were passed over, for telling the author of the page. */
export const settingsProblems = (element?: Element): readonly SettingProblem[] => read(element).problems

/** Settings for the whole page; later calls add to earlier ones. Names that are no settings are left out. */
export const configure: (part: SettingsPart) => void = write

/** Calls back after `configure()`, a change of the page's language and, given an element, of its attributes. */
export const onSettingsChange = (listener: () => void, element?: Element): (() => void) => {
  const { target } = configured()
  // Wrapped, so that one function that is given twice is called twice and taken off once each.
  const call = () => {
    try {
      listener()
    } catch (error) {
      reportError(error)
    }
  }
  target.addEventListener('change', call)
  const observer = new MutationObserver(call)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  if (element) observer.observe(element, { attributeFilter: [...settingAttributes] })
  return () => {
    target.removeEventListener('change', call)
    observer.disconnect()
  }
}

/** Names the site: what belongs to one must not be seen in another. First part of every query key. */
export const siteKey = ({ apiHost = '', brandId = '' }: Pick<Settings, 'apiHost' | 'brandId'>) =>
  `${apiHost} ${brandId}`

/** The first setting of those needed that is missing, or null. */
export const missingSetting = (settings: Settings, needed: readonly SettingName[]): SettingName | null =>
  needed.find((name) => settings[name] === undefined) ?? null

/** Every setting as an author writes it on an element. */
export const settingAttributes: readonly string[] = names.map(attributeOf)
