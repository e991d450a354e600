import { pageObject } from './shared'

/** Dispatched on the window when settings may have changed. */
export const settingsChange = 'geuin:configure'

/**
 * Settings for the whole page; later calls add to earlier ones. Names that are no settings are never read. Apart from
 * settings.ts, so that the loader can have it.
 */
export const configure = (part: Readonly<Record<string, unknown>>) => {
  Object.assign(pageObject().configured, part)
  dispatchEvent(new Event(settingsChange))
}
