import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import islandStyles from '../../elements/island.css'
import { AnalyticsProvider } from '../../src/analytics/AnalyticsProvider'
import { stringsNow } from '../../src/kit/baseStrings'
import { type Island, IslandProvider } from '../../src/kit/island'
import { resolveSettings, siteKey } from '../../src/kit/settings'
import { pageStore } from '../../src/kit/store'
import { translator } from '../../src/kit/t'
import base from '../../src/ui/styles/base.css'
import tokens from '../../src/ui/styles/tokens.css'
import { waitUntil } from './waitUntil'

export interface Drawn {
  element: HTMLElement
  root: ShadowRoot
  find<E extends HTMLElement = HTMLElement>(selector: string): E | null
  all(selector: string): HTMLElement[]
  /** Draws something else in its place. */
  draw(what: ReactNode): void
}

const drawn: (() => void)[] = []

/** Draws components as an island would, in a shadow root with the tokens and the base. */
export const draw = (what: ReactNode, attributes: Record<string, string> = {}): Drawn => {
  const element = document.createElement('div')
  for (const [name, value] of Object.entries({ 'api-host': 'https://api.example', ...attributes }))
    element.setAttribute(name, value)
  const root = element.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [islandStyles, tokens, base]
  const wrapper = document.createElement('div')
  wrapper.className = 'island'
  root.append(wrapper)
  document.body.append(element)
  const settings = resolveSettings(element)
  const island: Island = {
    element,
    root,
    settings,
    site: siteKey(settings),
    t: translator(stringsNow('en')),
    emit: () => true,
  }
  const react = createRoot(wrapper)
  const render = (content: ReactNode) =>
    flushSync(() =>
      react.render(
        <Provider store={pageStore()}>
          <IslandProvider value={island}>
            <AnalyticsProvider element={element}>{content}</AnalyticsProvider>
          </IslandProvider>
        </Provider>,
      ),
    )
  render(what)
  drawn.push(() => {
    react.unmount()
    element.remove()
  })
  return {
    element,
    root,
    find: (selector) => root.querySelector(selector),
    all: (selector) => [...root.querySelectorAll<HTMLElement>(selector)],
    draw: render,
  }
}

/** Takes everything that was drawn away. */
export const wipe = () => {
  for (const away of drawn.splice(0)) away()
}

export const until = (what: () => unknown, why: string) => waitUntil(what, why)

/** Resolves when an element begins to leave, before the next frame, by which a slow machine may have ended that. */
export const leaving = (element: Element) =>
  new Promise((resolve) => new MutationObserver(resolve).observe(element, { attributeFilter: ['inert'] }))
