import { Provider } from 'jotai'
import type { ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { loadStrings } from '../../kit/baseStrings'
import { needElement } from '../../kit/elements'
import { emit } from '../../kit/events'
import { type Island, IslandProvider } from '../../kit/island'
import { resolveSettings, siteKey } from '../../kit/settings'
import { pageStore } from '../../kit/store'
import { translator } from '../../kit/t'
import { uniqueId } from '../../kit/uniqueId'
import { adoptStyles } from '../styles/adoptStyles'
import base from '../styles/base.css'

/** What every sheet gets. */
export interface SheetProps {
  onClose(): void
}

const roots = new WeakMap<Element, Root>()

/** A root beside the island's own; it ends when the element leaves the page, or begins anew for another site. */
const rootIn = (shadow: ShadowRoot, wrapper: Element): Root => {
  const known = roots.get(wrapper)
  if (known) return known
  const box = document.createElement('div')
  wrapper.append(box)
  const root = createRoot(box)
  roots.set(wrapper, root)
  const ended = new AbortController()
  const host = shadow.host as HTMLElement
  const close = () => root.render(null)
  // What a sheet shows is its viewer's; after an expiry the same viewer is expected back.
  host.addEventListener('geuin:login', close, ended)
  host.addEventListener('geuin:logout', ({ detail }) => detail.reason === 'expired' || close(), ended)
  const removal = new MutationObserver(() => {
    if (wrapper.parentNode === shadow) return
    ended.abort()
    removal.disconnect()
    root.unmount()
  })
  removal.observe(shadow, { childList: true })
  return root
}

/**
 * Shows a sheet over an element, in place of the one that is open. It needs nothing of the element's own view: an intent
 * may be resumed over any element of its site.
 */
export const openSheet = async <P extends object>(
  element: Element,
  Sheet: ComponentType<P & SheetProps>,
  props: P,
): Promise<void> => {
  const settings = resolveSettings(element)
  const [strings] = await Promise.all([loadStrings(settings.locale), needElement(element.localName)])
  const shadow = element.shadowRoot
  const wrapper = shadow?.querySelector('.island')
  // The viewer may have left what they acted in.
  if (!shadow || !wrapper || !element.isConnected) return
  adoptStyles(shadow, base)
  const root = rootIn(shadow, wrapper)
  const island: Island = {
    element: element as HTMLElement,
    root: shadow,
    settings,
    site: siteKey(settings),
    t: translator(strings),
    emit: (type, detail, options) => emit(element, type, detail, options),
  }
  root.render(
    <Provider store={pageStore()}>
      <IslandProvider value={island}>
        {/* Another key, so that nothing of the sheet before stays. */}
        <Sheet key={uniqueId()} {...props} onClose={() => root.render(null)} />
      </IslandProvider>
    </Provider>,
  )
}
