import type { Finding } from '../kit/finding'
import { pageObject } from '../kit/shared'
import { finding } from './finding'
import { preloadScript } from './violations'

const ourName = /\/geuin(\.min)?\.js([?#]|$)/

/** Script tags of this page that look like ours, whether or not they ran. */
const scriptTags = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].filter(({ src }) => ourName.test(src))

/** Where the page's script tags point. */
export const scriptOrigins = (): string[] => scriptTags().map(({ src }) => new URL(src).origin)

/** Addresses of the folders that our code came from. */
const folders = () => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const modules = loaded.filter((name) => /\/elements\/geuin-\w+\.js([?#]|$)/.test(name))
  const tags = [...scriptTags(), ...pageObject().scriptTags].map(({ src }) => src)
  return [
    ...new Set([...tags.map((src) => new URL('.', src).href), ...modules.map((name) => new URL('..', name).href)]),
  ]
}

const whyNotRun = async (tag: HTMLScriptElement): Promise<Finding> => {
  const { src, integrity, nonce } = tag
  if (await preloadScript(src, { nonce }))
    return integrity
      ? finding(
          'script-blocked',
          'error',
          `${src} is not the file that the script tag's integrity names.`,
          'Take the integrity of this version from its integrity.json, or the address of the version that it is of.',
        )
      : finding(
          'script-blocked',
          'error',
          `${src} can be loaded, but its script tag didn't run.`,
          'Look for a consent tool or an optimiser that has changed the tag: its type must be empty or module, its src untouched.',
        )
  return finding(
    'script-blocked',
    'error',
    `${src} can't be loaded.`,
    'Open the address: when nothing is there, mend it; when something is, the policy, a proxy or an ad blocker is in its way.',
  )
}

/** Whether our code runs here, and only once. */
export const wrongScripts = async (hasElements: boolean): Promise<Finding[]> => {
  const isDefined = pageObject().preload !== undefined || customElements.get('geuin-feed') !== undefined
  const [tag] = scriptTags()
  if (!isDefined && tag) return [await whyNotRun(tag)]
  if (!isDefined && hasElements)
    return [
      finding(
        'script-missing',
        'error',
        'The page has elements, but no script of Geuin.',
        'Add <script type="module" src="https://…/geuin.js"></script>. Some editors drop script tags when a page is saved.',
      ),
    ]
  const all = folders()
  if (all.length < 2) return []
  return [
    finding(
      'two-versions',
      'warning',
      `Geuin comes from ${all.length} places: ${all.join(', ')}.`,
      'Keep one of them: of each element the first definition counts, so a page may mix two versions.',
    ),
  ]
}
