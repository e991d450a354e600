import r2wc from '@r2wc/core'
import { lifeOf } from '../src/kit/elementLifecycle'
import { emit } from '../src/kit/events'
import { commonProps, propsOf, upgradeProperty } from '../src/kit/islandProps'
import type { IslandConfig, PropKind, PropKinds, PropsOf, Started } from '../src/kit/islandTypes'
import { callsOf } from '../src/kit/methodQueue'
import { whenParsed } from '../src/kit/parsed'
import { beginModal } from '../src/modal/begin'
import { beginSession } from '../src/session/begin'
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

/** Props of one kind. */
export const all = <const K extends PropKind, const N extends string>(kind: K, ...names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, kind])) as { readonly [P in N]: K }

/**
 * Makes an element's class on r2wc and closes r2wc's gaps once, each tested in test/elements. The class holds no
 * feature: a life (src/kit/islandLife.ts) does the work while the element is in a page.
 *
 * What every element has (the manifest adds it to each):
 * @attr {string} api-host Where the API is; `/` stands for the page's own origin.
 * @attr {string} media-host What relative media addresses are relative to; the API host unless given.
 * @attr {string} host-url The site that links to pages of ours lead to.
 * @attr {string} analytics-url Where analytics events are posted.
 * @attr {string} storage-base Where uploaded files are published.
 * @attr {string} brand-id Which brand.
 * @attr {string} route-base What stands before the path of a link.
 * @attr {string} locale BCP 47; the language of the page unless given.
 * @attr {granted|denied|unset} [consent=unset] What the viewer said to analytics.
 * @attr {string} cipher-key AES key for the device id: 16, 24 or 32 bytes.
 * @attr {string} cipher-iv AES initialisation vector: 16 bytes.
 * @attr {string} cipher-suffix Added to the device id before it is encrypted.
 * @attr {local|session|memory} [storage-mode=local] Where session and device id are kept.
 * @attr {string} ios-store-link The app, when the brand names none.
 * @attr {string} android-store-link The app, when the brand names none.
 * @attr {string} [platform-source=web_sdk] Which kind of build this is.
 * @attr {string} sso-token Signs in the viewer whom the page knows already.
 * @attr {light|dark|auto} [color-scheme=auto] The system's unless given.
 * @attr {boolean} eager Loads at once, wherever the element stands.
 * @fires geuin:ready geuin:error
 * @cssprop --geuin-accent The brand's colour, for the one primary action of a view.
 * @cssprop --geuin-on-accent Text on it.
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
 * @cssprop --geuin-font
 * @cssprop --geuin-scrim Behind a modal.
 * @cssprop --geuin-shadow Under what floats.
 * @csspart button A button with words.
 * @csspart button-primary The one for what a view is there for.
 * @csspart message What stands where there is nothing to show: why, and a way on.
 * @csspart sheet A dialog of the element.
 * @csspart toast A short message over the element.
 * @slot - Shows until the island is ready, and when scripts are off.
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
    const start: typeof config.start = (host) => {
      let started: S | undefined
      beginSession(host, () => started?.before)
      beginModal(host)
      started = config.start?.(host)
      return started as S
    }
    const parts = { element, root, config: { ...config, start }, calls, onReady: announce }
    const life = lifeOf({ ...parts, props: () => props.all() as PropsOf<K> })
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
