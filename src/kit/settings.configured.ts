import { shared } from './shared'

interface Configured {
  readonly values: Record<string, unknown>
  /** Gets a `change` after each call. */
  readonly target: EventTarget
}

/** What `configure()` was given, and who wants to know. Apart from settings.ts, so that the loader can have it. */
export const configured = (): Configured =>
  shared('settings', () => ({ values: Object.create(null), target: new EventTarget() }))

/** Settings for the whole page; later calls add to earlier ones. Names that are no settings are never read. */
export const configure = (part: Readonly<Record<string, unknown>>) => {
  const { values, target } = configured()
  Object.assign(values, part)
  target.dispatchEvent(new Event('change'))
}
