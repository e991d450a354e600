import type { Finding } from '../kit/finding'
import { isFar, unseenElements } from './boxes'
import { checkAnalytics, checkApi } from './calls'
import { wrongMarkup } from './markup'
import { pageElements } from './pageElements'
import { scriptOrigins, wrongScripts } from './scripts'
import { surroundings, trustedTypes } from './surroundings'
import { tryMedia, untilReported, wait, watchViolations } from './violations'
import { sitesOf, wrongSettings } from './wrongSettings'

const isKnown = ({ localName }: Element) => Object.hasOwn(GEUIN_MARKUP, localName)

/** Milliseconds that elements get to load. */
const maxLoad = 3000

/** Gives the page's scripts and elements the time that they need: before, an element has no box. */
const untilLoaded = async (elements: readonly Element[]) => {
  const near = elements.filter((it) => it.checkVisibility() && !isFar(it) && isKnown(it))
  await Promise.race([wait(maxLoad), Promise.all(near.map(({ localName }) => customElements.whenDefined(localName)))])
}

const untilParsed = () =>
  document.readyState === 'complete' || new Promise((resolve) => addEventListener('load', resolve, { once: true }))

const levels = { error: 0, warning: 1, note: 2 }

/** Once per distinct value of what a site needs. */
const distinct = <T>(values: readonly T[]) => [...new Map(values.map((it) => [JSON.stringify(it), it])).values()]

const sites = async (elements: readonly Element[]): Promise<Finding[]> => {
  const watch = watchViolations()
  const all = distinct(sitesOf(elements).map(({ settings }) => settings))
  const hosts = distinct(all.flatMap(({ mediaHost }) => mediaHost ?? []))
  const checks = [
    ...distinct(all.map(({ apiHost, brandId }) => ({ apiHost, brandId }))).map((it) => checkApi(it, watch)),
    ...distinct(all.map(({ analyticsUrl }) => ({ analyticsUrl }))).map((it) => checkAnalytics(it, watch)),
  ]
  const [found] = await Promise.all([Promise.all(checks), ...hosts.map(tryMedia)])
  await untilReported()
  const hostsOfCalls = all.flatMap(({ apiHost, analyticsUrl }) => [apiHost, analyticsUrl].flatMap((it) => it ?? []))
  const ours = ['blob', ...[...hosts, ...hostsOfCalls].map((it) => new URL(it, document.baseURI).origin)]
  return [...watch.end(({ blocked }) => ours.includes(blocked)), ...found.flat()]
}

/** Why the page's scripts don't run, with what the policy refuses of them. */
const scripts = async (elements: readonly Element[]): Promise<Finding[]> => {
  const watch = watchViolations()
  const found = await wrongScripts(elements.length > 0)
  await untilReported()
  const ours = scriptOrigins()
  const refused = watch.end(({ directive, blocked }) => directive === 'script-src' && ours.includes(blocked))
  return refused.length > 0 ? refused : found
}

/**
 * Looks for what keeps elements from working on this page, by trying it: a few calls to the hosts of the settings. It
 * changes nothing, and sends nothing but these calls.
 * @returns the worst first; empty when all is well
 */
export const diagnose = async (): Promise<Finding[]> => {
  await untilParsed()
  const elements = pageElements()
  const blocked = await scripts(elements)
  // Without the script tag nothing is known of the settings.
  const isRunning = blocked.every(({ level }) => level !== 'error')
  const running = isRunning
    ? [...wrongSettings(elements), ...(await sites(elements)), ...(await trustedTypes(elements))]
    : []
  if (isRunning) await untilLoaded(elements)
  const markup = [
    ...wrongMarkup(elements, GEUIN_MARKUP),
    ...(isRunning ? unseenElements(elements.filter(isKnown)) : []),
  ]
  return [...blocked, ...running, ...markup, ...surroundings()].sort(
    (one, other) => levels[one.level] - levels[other.level],
  )
}
