// What browsers can do, by MDN's compatibility data.
import compatData from '@mdn/browser-compat-data/forLegacyNode'
import { browserslist } from '../../../esbuild.mjs'

/** The names of a browserslist query in the data; a phone's browser has the versions of its desktop's. */
const names = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
}

/** The oldest browsers that we support, by their names in the data: `{ chrome: '123', … }`. */
export const floor = Object.fromEntries(
  browserslist.flatMap((query) => {
    const [name, version] = query.split(' >= ')
    return names[name].map((browser) => [browser, version])
  }),
)

/** The data at a path such as `['css', 'properties', 'inset']`; undefined where there is none. */
export const entryAt = (path) =>
  path.reduce((entry, key) => (entry && Object.hasOwn(entry, key) ? entry[key] : undefined), compatData)

/** The version as a number that compares: `17.5` → 17.05. */
const order = (version) => {
  const [major, minor = 0] = version.split('.').map(Number)
  return major + minor / 100
}

/**
 * The version since which a browser has a feature, be it in part, behind no flag; undefined if it lacks the feature today.
 * @param {{ path: string[], prefixes?: string[] }} use `prefixes` are those that the code has beside the feature's own name
 */
export const since = ({ path, prefixes = [] }, browser) => {
  const statements = [entryAt(path).__compat.support[browser] ?? []]
    .flat()
    .filter(({ version_added: version }) => typeof version === 'string' && version !== 'preview')
    .filter(({ flags, alternative_name: other, prefix }) => !flags && !other && (!prefix || prefixes.includes(prefix)))
  if (statements.every(({ version_removed: removed }) => removed)) return undefined
  const versions = statements.map(({ version_added: version }) => version.replace('≤', ''))
  return versions.sort((a, b) => order(a) - order(b))[0]
}

/** The browsers that lack a feature, each with the version that brings it: `['firefox 129', 'safari_ios –']`. */
export const lackedBy = (use, oldest = floor) =>
  Object.entries(oldest).flatMap(([browser, version]) => {
    const added = since(use, browser)
    return added && order(added) <= order(version) ? [] : [`${browser} ${added ?? '–'}`]
  })
