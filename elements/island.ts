import r2wc from '@r2wc/core'
import { createLifecycle } from '../src/kit/elementLifecycle'
import { emit } from '../src/kit/events'
import type { IslandConfig, Started } from '../src/kit/islandConfig'
import { commonProps, type PropKinds, type PropsOf, propsOf, upgradeProperty } from '../src/kit/islandProps'
import { attributeOf } from '../src/kit/settings.table'
import { loadModal } from '../src/modal/loadModal'
import { loadSession } from '../src/session/loadSession'
import tokens from '../src/ui/styles/tokens.css'
import styles from './island.css'
import type { ElementClass, IslandElement } from './types'

/** r2wc's keys of its state. */
const connected = Symbol.for('r2wc.connected')
const render = Symbol.for('r2wc.render')

interface R2wcElement extends HTMLElement {
  [connected]: boolean
  [render](): void
  connectedCallback(): void
  disconnectedCallback(): void
}

/** Whether the parser has passed the element's end tag: then the element, or something around it, has a next sibling. */
const isPassed = (element: Element) => {
  if (element.ownerDocument.readyState !== 'loading') return true
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true
  return false
}

/**
 * Calls back when the element's children are complete: immediately, or later for an element that the parser has just
 * opened.
 */
const whenParsed = (element: Element, fn: () => void) => {
  if (isPassed(element)) return fn()
  const document = element.ownerDocument
  const check = () => {
    if (!isPassed(element)) return
    observer.disconnect()
    document.removeEventListener('readystatechange', check)
    fn()
  }
  const observer = new MutationObserver(check)
  observer.observe(document, { childList: true, subtree: true })
  document.addEventListener('readystatechange', check)
}

/** A clone has its root already, and so has an element that was written with a declarative one. */
const rootOf = (element: HTMLElement, delegatesFocus: boolean, sheets: readonly CSSStyleSheet[]) => {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open', delegatesFocus })
  const adopted = root.adoptedStyleSheets
  root.adoptedStyleSheets = [...adopted, ...sheets.filter((it) => !adopted.includes(it))]
  return root
}

/**
 * Makes an element's class on r2wc and closes r2wc's gaps once, each tested in test/elements. The class knows no feature:
 * a lifecycle (src/kit/elementLifecycle.ts) does the work while the element is in a page.
 *
 * The manifest adds to each element, beside the settings (src/kit/settings.table.ts):
 * @fires geuin:ready geuin:error geuin:login geuin:logout geuin:user-change geuin:auth-step geuin:navigate geuin:analytics
 * @fires geuin:signin-required
 * @cssprop --geuin-accent The brand's colour, for a view's one primary action.
 * @cssprop --geuin-on-accent Text on it; black or white, whichever can be read, unless given.
 * @cssprop --geuin-surface Behind everything.
 * @cssprop --geuin-surface-2 Behind what stands out a little.
 * @cssprop --geuin-surface-3 Behind quiet buttons.
 * @cssprop --geuin-text
 * @cssprop --geuin-text-soft Text that comes second.
 * @cssprop --geuin-line Between things.
 * @cssprop --geuin-line-strong Edges of fields.
 * @cssprop --geuin-spark The spark.
 * @cssprop --geuin-danger What loses something.
 * @cssprop --geuin-on-danger Text on it.
 * @cssprop --geuin-success
 * @cssprop --geuin-radius Corners; smaller and larger ones follow it.
 * @cssprop --geuin-density Space in and between things: 0.85 is compact, 1 regular, 1.25 roomy. Touch targets stay at 44 px.
 * @cssprop --geuin-font
 * @cssprop --geuin-scrim Behind a modal.
 * @cssprop --geuin-shadow Under what floats.
 * @csspart button A button with words.
 * @csspart button-primary The button for a view's main action.
 * @csspart message Shown where there is no content: the reason, and a next step.
 * @csspart sheet A dialog of the element.
 * @csspart toast A short message over the element.
 * @slot - Shows until the island has something to show, and when scripts are off.
 */
export const island = <E extends IslandElement, const K extends PropKinds = PropKinds, S extends Started = Started>(
  config: IslandConfig<K, S>,
): ElementClass<E> => {
  const kinds: PropKinds = { ...commonProps, ...config.props }
  const names = Object.keys(kinds)

  const makeState = (element: R2wcElement, announce: () => void) => {
    const root = rootOf(element, config.delegatesFocus ?? false, [styles, tokens, ...(config.sheets ?? [])])
    const props = propsOf(element, kinds, config.data)
    const start: typeof config.start = (context) => {
      let started: S | undefined
      loadSession(context, async () => {
        await started?.viewAfter
        // React is on its way to the view: the session's code does not get before it. A failure is the view's to report.
        await config.view(context.props()).catch(() => undefined)
      })
      // In a task of its own, since the first look into a storage can take longer than all else here.
      setTimeout(loadModal, 0, context)
      started = config.start?.(context)
      return started as S
    }
    const parts = { element, root, config: { ...config, start }, onReady: announce }
    const { unreadable } = props
    const lifecycle = createLifecycle({ ...parts, unreadable, props: () => props.all() as PropsOf<K> })
    return { props, lifecycle }
  }
  type State = ReturnType<typeof makeState>
  const states = new WeakMap<HTMLElement, State>()
  const stateOf = (element: HTMLElement) => states.get(element) as State

  // r2wc gets no props: its booleans ignore a bare attribute, its JSON throws in the constructor, its accessors hide early values.
  const Base = r2wc<{ container?: HTMLElement }, State['lifecycle']>(
    () => null,
    {},
    {
      mount: (element) => {
        const { lifecycle } = stateOf(element)
        lifecycle.begin()
        return lifecycle
      },
      update: (lifecycle) => lifecycle.update(),
      unmount: (lifecycle) => lifecycle.end(),
    },
  ) as unknown as { new (): R2wcElement }

  class Island extends Base {
    #ready = false

    constructor() {
      super()
      // r2wc's flag starts as true, and it would mount while detached.
      this[connected] = false
      const state = makeState(this, () => this.#announce())
      states.set(this, state)
    }

    get isReady() {
      return this.#ready
    }

    /** Once per element, however often it is removed and added: a listener that sets the page up must not do so twice. */
    #announce() {
      if (this.#ready) return
      this.#ready = true
      emit(this, 'geuin:ready', { tag: config.tag })
    }

    override connectedCallback() {
      for (const name of names) upgradeProperty(this, name)
      whenParsed(this, () => {
        if (this.isConnected) super.connectedCallback()
      })
    }

    /** A move removes and adds the element in the same task: only an element that is still out ends. */
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback()
      })
    }

    /** Keeps `moveBefore` from calling the two above. */
    connectedMoveCallback() {}

    static get observedAttributes() {
      return names.flatMap((name) => [attributeOf(name), name.toLowerCase()])
    }

    /** r2wc's own ignores removed and emptied attributes. */
    attributeChangedCallback(attribute: string, _old: string | null, text: string | null) {
      stateOf(this).props.attributeChanged(attribute, text)
      this[render]()
    }
  }

  for (const name of names)
    Object.defineProperty(Island.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Island) {
        return stateOf(this).props.read(name)
      },
      set(this: Island, value: unknown) {
        if (stateOf(this).props.write(name, value)) this[render]()
      },
    })
  for (const method of config.methods ?? [])
    Object.defineProperty(Island.prototype, method, {
      configurable: true,
      writable: true,
      value(this: Island, ...args: unknown[]) {
        return stateOf(this).lifecycle.call(method, args)
      },
    })
  return Island as never
}

/** Keeps a page's first definition: a second script tag, or a second version, finds its tags taken. */
export const define = (tag: string, element: CustomElementConstructor) => {
  if (!customElements.get(tag)) customElements.define(tag, element)
}
