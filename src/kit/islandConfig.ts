import type { ComponentType } from 'react'
import type { GeuinEventMap } from './events'
import type { PropKinds, PropsOf } from './islandProps'
import type { Settings } from './settings'

/** Answers calls of an element's method, see `handle` of {@link IslandContext}. */
export type CommandHandler = (...args: never[]) => unknown

/**
 * An element as its feature sees it during one mount: from its connection with all settings that it needs, to its
 * removal or to a change of site. A new mount gets a new context.
 */
export interface IslandContext<S = unknown, P = object> {
  readonly element: HTMLElement
  readonly root: ShadowRoot
  /** The box with `all: initial`; a feature that draws without React puts its nodes before {@link mountPoint}. */
  readonly wrapper: HTMLElement
  /** Where the view is rendered. */
  readonly mountPoint: HTMLElement
  /** Aborted when the mount ends. */
  readonly signal: AbortSignal
  /** What `start` returned; undefined until then. */
  readonly started: S
  settings(): Settings
  props(): P
  /** Calls back after a change of a setting, an attribute or a property. */
  onChange(fn: () => void): () => void
  /** The feature has something to show before its view does: replaces the content between the tags. */
  show(): void
  /** The first render is in the page: calls `show` and sends `geuin:ready`. */
  ready(): void
  /** Answers calls of the element's method; those made earlier are answered now, in their order. */
  handle(method: string, fn: CommandHandler): () => void
  emit<T extends keyof GeuinEventMap>(type: T, detail: GeuinEventMap[T], options?: { cancelable?: boolean }): boolean
}

/** What `start` gives back; it is stopped with the mount. */
export interface Started {
  stop(): void
  /** The view is loaded once this has settled, since its code would compete with it for line and processor. */
  readonly viewAfter?: Promise<unknown>
}

/** A view gets its context and the element's props; it is rendered anew with every change of them. */
export type View<S, P> = ComponentType<P & { context: IslandContext<S, P> }>

export interface Mounted {
  /** Renders with the props and settings as they are now. */
  update(): void
  unmount(): void
}

/** A view with all that it takes to render it, see islandView.tsx: an element's own code has no React. */
export interface IslandView<S, P> {
  /** Loads the strings that its first render says, so that none shows in English first; comes once, before `mount`. */
  load(context: IslandContext<S, P>): Promise<unknown>
  mount(context: IslandContext<S, P>): Mounted
}

/** What makes one custom element. */
export interface IslandConfig<K extends PropKinds, S extends Started> {
  tag: string
  /** Attributes and properties beside the common ones. */
  props?: K
  /** Names of methods; a call waits until `started` has that method or the view handles it, and gives a promise. */
  methods?: readonly string[]
  /** Adopted before anything is drawn. */
  sheets?: readonly CSSStyleSheet[]
  /** Settings without which the element can only say that they are missing. */
  needs?: readonly (keyof Settings)[] | ((props: PropsOf<K>) => readonly (keyof Settings)[])
  /** The `list` prop that a child `<script type="application/json">` may give as well. */
  data?: keyof K & string
  /** A change of this text needs a new mount, as a change of site does. */
  mountKey?: (props: PropsOf<K>) => string
  /** Whether focusing the element focuses the first control in it. */
  delegatesFocus?: boolean
  /** Runs in a task of its own once the element is connected, before React and the view are there. */
  start?: (context: IslandContext<undefined, PropsOf<K>>) => S
  view: (props: PropsOf<K>) => Promise<{ default: IslandView<S, PropsOf<K>> }>
}
