import type { ComponentType } from 'react'
import type { GeuinEventMap } from './events'
import type { Settings } from './settings'

/** How an attribute is read: `boolean` by presence; `json` as text that is parsed, or as a property that holds anything. */
export type PropKind = 'string' | 'boolean' | 'json'
export type PropKinds = Readonly<Record<string, PropKind>>

/** What an element's attributes and properties are for its view. An absent string is undefined, an empty one is ''. */
export type PropsOf<K extends PropKinds> = {
  readonly [N in keyof K]: K[N] extends 'boolean' ? boolean : K[N] extends 'string' ? string | undefined : unknown
}

/** What a call of an element's method reaches, see {@link IslandHost.handle}. */
export type CommandHandler = (...args: never[]) => unknown

/**
 * One stay of an element in a page, as its feature sees it: from the moment it is connected with all settings that it
 * needs, to its removal or to a change of site. A new stay gets a new host.
 */
export interface IslandHost<S = unknown, P = object> {
  readonly element: HTMLElement
  readonly root: ShadowRoot
  /** The box that starts from `all: initial`; a feature that draws without React puts its nodes before {@link mountPoint}. */
  readonly wrapper: HTMLElement
  /** Where the view is rendered. */
  readonly mountPoint: HTMLElement
  /** Aborted when the stay ends. */
  readonly signal: AbortSignal
  /** What `start` returned; undefined while `start` runs. */
  readonly started: S
  settings(): Settings
  props(): P
  /** Calls back after a change of a setting, an attribute or a property. */
  onChange(fn: () => void): () => void
  /** Something worth seeing is drawn: what stood between the tags goes, `geuin:ready` follows. The first render calls it too. */
  ready(): void
  /** Answers calls of the element's method; those made earlier are answered now, in their order. */
  handle(method: string, fn: CommandHandler): () => void
  emit<T extends keyof GeuinEventMap>(type: T, detail: GeuinEventMap[T], options?: { cancelable?: boolean }): boolean
}

/** Everything that `start` gives back ends with the stay. */
export interface Started {
  stop(): void
  /** What the view's code would compete with; the view is loaded when it is settled, and never before it. */
  readonly before?: Promise<unknown>
}

/** A view gets its host and the element's props; it is rendered anew with every change of them. */
export type View<S, P> = ComponentType<P & { host: IslandHost<S, P> }>

/** What makes one custom element. */
export interface IslandConfig<K extends PropKinds, S extends Started> {
  tag: string
  /** Names of the chunks that the view is made of, with spaces between them; '' when it isn't known. */
  chunks?: string
  /** Attributes and properties beside the common ones. */
  props?: K
  /** Names of methods; a call waits until `started` has that method or the view handles it, and gives a promise. */
  methods?: readonly string[]
  /** Adopted before anything is drawn. */
  sheets?: readonly CSSStyleSheet[]
  /** Settings without which the element can only say that they are missing. */
  needs?: readonly (keyof Settings)[] | ((props: PropsOf<K>) => readonly (keyof Settings)[])
  /** The `json` prop that a child `<script type="application/json">` may give as well. */
  data?: keyof K & string
  /** What takes a new stay when it changes, beside the site. */
  stayFor?: (props: PropsOf<K>) => string
  /** Whether focusing the element focuses the first control in it. */
  delegatesFocus?: boolean
  /** Runs when the element is connected, before React and the view are there. */
  start?: (host: IslandHost<undefined, PropsOf<K>>) => S
  view: (props: PropsOf<K>) => Promise<{ default: View<S, PropsOf<K>> }>
}
