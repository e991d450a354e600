import type { Finding } from '../kit/finding'
import { storageFor } from '../kit/storage'
import { finding } from './finding'

/** Whether the browser has what elements need of it. */
export const surroundings = (): Finding[] => {
  const found: Finding[] = []
  if (!CSS.supports('color', 'light-dark(#000, #fff)') || !('popover' in HTMLElement.prototype))
    found.push(
      finding(
        'old-browser',
        'error',
        'This browser is too old.',
        'Geuin runs from Chrome 123, Firefox 125 and Safari 17.5 on. Older ones show what stands between the tags.',
      ),
    )
  if (!isSecureContext)
    found.push(
      finding(
        'insecure-page',
        'warning',
        'This page is not secure (http).',
        'Serve it by https: sharing, copying and push messages work nowhere else.',
      ),
    )
  const storage = storageFor('local', new Map())
  if (!storage.set('geuinDoctor', '1'))
    found.push(
      finding(
        'storage',
        'warning',
        'The browser refuses to store anything for this page.',
        'A viewer is signed out with each page. In a frame, give it allow-same-origin; else look at the cookie settings.',
      ),
    )
  storage.remove('geuinDoctor')
  return found
}

/** The page's own policies: of its answer, where that can be asked for again, and of its head. */
const policies = async () => {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => null)
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy" i]')
  return [answer?.headers.get('content-security-policy') ?? '', ...[...metas].map(({ content }) => content)]
}

/** Whether Trusted Types keep the app's worker for push messages from starting. */
export const trustedTypes = async (elements: readonly Element[]): Promise<Finding[]> => {
  const apps = elements.filter((it) => it.localName === 'geuin-app')
  if (apps.length === 0) return []
  const lists = (await policies()).flatMap((policy) => policy.match(/(?:^|[;,])\s*trusted-types\s([^;,]*)/i)?.[1] ?? [])
  if (lists.every((list) => /(^|\s)(geuin-sw|\*)(\s|$)/.test(list))) return []
  return [
    finding(
      'trusted-types',
      'warning',
      'The page’s Trusted Types don’t allow the policy geuin-sw.',
      'Add geuin-sw to trusted-types of the Content-Security-Policy: without it, viewers can’t switch push messages on.',
      ...apps,
    ),
  ]
}
