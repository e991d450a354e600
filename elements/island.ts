import r2wc from '@r2wc/core'
import { emit } from '../src/kit/events'
import { callsOf } from '../src/kit/islandCalls'
import type { IslandConfig, PropKinds, PropsOf, Started } from '../src/kit/islandHost'
import { lifeOf } from '../src/kit/islandLife'
import { commonProps, propsOf, upgradeProperty } from '../src/kit/islandProps'
import { whenParsed } from '../src/kit/parsed'
import { baseSheets } from '../src/ui/sheets'
import sheet from './island.css'
import type { ElementClass, IslandElement } from './types'

/** How r2wc names its state. */
const connected = Symbol.for('r2wc.connected')
const render = Symbol.for('r2wc.render')

interface R2wcElement extends HTMLElement {
  [connected]: boolean
  [render](): void
  connectedCallback(): void
  disconnectedCallback(): void
}

/** A clone has its root already, and so has an element that was written with a declarative one. */
const rootOf = (element: HTMLElement, delegatesFocus: boolean, sheets: readonly CSSStyleSheet[]) => {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open', delegatesFocus })
  const had = root.adoptedStyleSheets
  root.adoptedStyleSheets = [...had, ...sheets.filter((it) => !had.includes(it))]
  return root
}

/**
 * Makes an element's class on r2wc and closes r2wc's gaps once, each tested in test/elements. The class holds no
 * feature: a life (src/kit/islandLife.ts) does the work while the element is in a page.
 */
export const island = <E extends IslandElement, const K extends PropKinds = PropKinds, S extends Started = Started>(
  config: IslandConfig<K, S>,
): ElementClass<E> => {
  const kinds: PropKinds = { ...commonProps, ...config.props }
  const names = Object.keys(kinds)

  const partsFor = (element: R2wcElement, announce: () => void) => {
    const root = rootOf(element, config.delegatesFocus ?? false, [sheet, ...baseSheets, ...(config.sheets ?? [])])
    const props = propsOf(element, kinds, config.data, (where) =>
      emit(element, 'geuin:error', {
        code: 'bad-setting',
        message: `<${config.tag}>: ${where} is not JSON`,
        setting: where,
      }),
    )
    const calls = callsOf()
    const life = lifeOf({ element, root, config, props: () => props.all() as PropsOf<K>, calls, onReady: announce })
    return { props, calls, life }
  }
  type Parts = ReturnType<typeof partsFor>
  const partsByElement = new WeakMap<HTMLElement, Parts>()
  const partsOf = (element: HTMLElement) => partsByElement.get(element) as Parts

  // To r2wc every prop is a string: its booleans ignore a bare attribute and its JSON throws in the constructor.
  const Base = r2wc<{ container?: HTMLElement }, Parts['life']>(
    () => null,
    { props: names as never[] },
    {
      mount: (element) => {
        const { life } = partsOf(element)
        life.begin()
        return life
      },
      update: (life) => life.update(),
      unmount: (life) => life.end(),
    },
  ) as unknown as { new (): R2wcElement }

  class Island extends Base {
    #ready = false

    constructor() {
      super()
      // r2wc believes that it is connected from the start, and would mount while detached.
      this[connected] = false
      partsByElement.set(
        this,
        partsFor(this, () => this.#announce()),
      )
    }

    get isReady() {
      return this.#ready
    }

    /** Once per element, however often it comes and goes: a listener that sets the page up must not do so twice. */
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

    /** A move takes the element out and puts it back in the same task: only what stays out ends. */
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback()
      })
    }

    /** With this callback, `moveBefore` calls neither of the two above. */
    connectedMoveCallback() {}

    /** r2wc's own lets removed and emptied attributes pass. */
    attributeChangedCallback(attribute: string, _old: string | null, text: string | null) {
      partsOf(this).props.attributeChanged(attribute, text)
      this[render]()
    }
  }

  for (const name of names)
    Object.defineProperty(Island.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Island) {
        return partsOf(this).props.read(name)
      },
      set(this: Island, value: unknown) {
        if (partsOf(this).props.write(name, value)) this[render]()
      },
    })
  for (const method of config.methods ?? [])
    Object.defineProperty(Island.prototype, method, {
      configurable: true,
      writable: true,
      value(this: Island, ...args: unknown[]) {
        return partsOf(this).calls.call(method, args)
      },
    })
  return Island as never
}

/** The first definition of a page stays: a second script tag, or a second version, finds its tags taken. */
export const define = (tag: string, element: CustomElementConstructor) => {
  if (!customElements.get(tag)) customElements.define(tag, element)
}
