/** `framed.js`: the page in the frame, see messages.ts. Without a script around it, what is longer scrolls in the frame. */
import { openSiteStorage } from '../kit/storage'
import { type HeightMessage, type ReadyMessage, themeIn } from './messages'

/** Pixels that a dialog needs, whatever the height of the element that opened it. */
const dialogHeight = 640

const query = new URLSearchParams(location.search)

/** The site around; null where the browser does not tell. */
const siteAround = (): string | null => {
  const [origin] = location.ancestorOrigins ?? []
  if (origin) return origin
  return document.referrer ? new URL(document.referrer).origin : null
}

/** Our elements on this page: the one that the address names, and what it has added for a sign-in. */
const ourElements = () =>
  [...document.querySelectorAll('body > *, main > *')].filter((it) => it.localName.startsWith('geuin-'))

const isDialogOpen = () => ourElements().some((it) => it.shadowRoot?.querySelector('dialog[open]'))

/** Tells the site around how high the content is, as often as that changes. */
const reportHeight = (element: Element, site: string | null) => {
  let last = 0
  const report = () => {
    const content = Math.ceil(element.getBoundingClientRect().height)
    const height = isDialogOpen() ? Math.max(content, dialogHeight) : content
    if (height === last || height === 0) return
    last = height
    // A height is no secret, so it may go to a site that the browser does not name.
    parent.postMessage({ type: 'geuin:height', height } satisfies HeightMessage, site ?? '*')
  }
  const dialogs = new MutationObserver(report)
  const watch = () => {
    for (const { shadowRoot } of ourElements())
      if (shadowRoot) dialogs.observe(shadowRoot, { subtree: true, childList: true, attributeFilter: ['open'] })
    report()
  }
  new ResizeObserver(report).observe(element)
  new MutationObserver(watch).observe(document.body, { childList: true })
  document.addEventListener('geuin:ready', watch)
  document.addEventListener('geuin:auth-step', watch)
  watch()
}

/** Follows the theme of the site around, where the address says nothing of it. */
const followTheme = (element: Element, site: string | null) =>
  addEventListener('message', ({ source, origin, data }) => {
    const theme = source === parent && (site === null || origin === site) ? themeIn(data) : null
    for (const [name, value] of Object.entries(theme ?? {}))
      if (value && !query.has(name) && !(name === 'color-scheme' && query.has('theme')))
        element.setAttribute(name, value)
  })

/** A browser may ask the viewer, who has just tapped to sign in. */
const askForStorage = async () => {
  if (!navigator.userActivation?.isActive) return
  // Once: a browser that has refused would only refuse again.
  document.removeEventListener('geuin:auth-step', askForStorage)
  await openSiteStorage()
}

/** Who has allowed it before is asked nothing. */
const openAllowedStorage = async () => {
  const name = 'storage-access' as PermissionName
  const permission = await navigator.permissions?.query({ name }).catch(() => undefined)
  if (permission?.state === 'granted') await openSiteStorage()
}

const [element] = ourElements()
if (element && parent !== window) {
  const site = siteAround()
  followTheme(element, site)
  document.addEventListener('geuin:auth-step', askForStorage)
  void openAllowedStorage()
  const begin = () => {
    parent.postMessage({ type: 'geuin:ready' } satisfies ReadyMessage, site ?? '*')
    if (!('fillsFrame' in document.documentElement.dataset)) reportHeight(element, site)
  }
  document.addEventListener('geuin:ready', begin, { once: true })
}
