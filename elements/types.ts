/** What every element has beside its own properties, methods and events. */
export interface IslandElement extends HTMLElement {
  /** True from the moment of `geuin:ready`, for listeners that come late. */
  readonly isReady: boolean
}
