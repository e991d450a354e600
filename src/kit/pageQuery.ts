/**
 * Parameters in the query of the page's address. It is the host's address, so the parameters of others stay as the host
 * wrote them, letter by letter.
 */
import { bubblesTo } from './elements'
import { pairsOf, type QueryValue } from './queryString'
import { shared } from './shared'

/** '+' is a space in queries; a broken escape stays as written. */
const decode = (text: string) => {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return text
  }
}

const pairs = () => location.search.slice(1).split('&').filter(Boolean)
const nameOf = (pair: string) => decode(pair.split('=', 1)[0] ?? '')
const textOf = (pair: string) => decode(pair.includes('=') ? pair.slice(pair.indexOf('=') + 1) : '')

/** A parameter: null when absent, its value, or the list of its values when it is repeated. */
export const readPageQuery = (name: string): string | string[] | null => {
  const values = pairs()
    .filter((pair) => nameOf(pair) === name)
    .map(textOf)
  return values.length > 1 ? values : (values[0] ?? null)
}

interface WriteOptions {
  /** Adds an entry to the history; replaces the current one unless set. */
  push?: boolean
}

/** @returns false when the browser refused: a sandboxed frame, or too many changes in a row */
const write = (parts: readonly string[], { push = false }: WriteOptions) => {
  const { hash, search, href } = location
  const next = parts.length > 0 ? `?${parts.join('&')}` : ''
  if (next === search) return true
  try {
    // The state belongs to the host's router. The address is absolute: a path that begins with // would be a host.
    history[push ? 'pushState' : 'replaceState'](history.state, '', href.split(/[?#]/, 1) + next + hash)
  } catch {
    return false
  }
  notify()
  return true
}

/** Sets a parameter; a list repeats it, value by value. Other parameters stay as they are. */
export const setPageQuery = (
  name: string,
  value: QueryValue | readonly QueryValue[],
  options: WriteOptions = {},
): boolean => write([...pairs().filter((pair) => nameOf(pair) !== name), ...pairsOf({ [name]: value })], options)

/** Removes one or several parameters. */
export const removePageQuery = (names: string | readonly string[], options: WriteOptions = {}): boolean => {
  const removed = [names].flat()
  return write(
    pairs().filter((pair) => !removed.includes(nameOf(pair))),
    options,
  )
}

interface Watch {
  readonly listeners: Set<() => void>
  search: string
  /** Stops watching; set while there are listeners. */
  off: (() => void) | null
}

const watch = (): Watch => shared('pageQuery', () => ({ listeners: new Set<() => void>(), search: '', off: null }))

const notify = () => {
  const state = watch()
  if (!state.off || state.search === location.search) return
  state.search = location.search
  for (const listener of [...state.listeners]) listener()
}

type Navigation = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** Without the Navigation API no event reports pushState, so it is wrapped, once per page and never unwrapped. */
const wrapHistory = () =>
  shared('history', () => {
    for (const method of ['pushState', 'replaceState'] as const) {
      const original = history[method]
      history[method] = function (...args) {
        original.apply(this, args)
        notify()
      }
    }
    return true
  })

const start = () => {
  const { navigation } = globalThis as { navigation?: Navigation }
  const sources: [Pick<EventTarget, 'addEventListener' | 'removeEventListener'>, string][] = [
    [window, 'popstate'],
    [window, 'hashchange'],
  ]
  if (navigation) sources.push([navigation, 'currententrychange'])
  else wrapHistory()
  for (const [source, type] of sources) source.addEventListener(type, notify)
  return () => {
    for (const [source, type] of sources) source.removeEventListener(type, notify)
  }
}

/** Calls back after every change of the page's query: by this code, by back and forward, by the host's pushState. */
export const onPageQueryChange = (listener: () => void): (() => void) => {
  const state = watch()
  const call = () => listener()
  if (!state.off) {
    state.search = location.search
    state.off = start()
  }
  state.listeners.add(call)
  return () => {
    state.listeners.delete(call)
    if (state.listeners.size > 0) return
    state.off?.()
    state.off = null
  }
}

const keptOut = () => shared('keptOutOfAddress', () => new Set<Element>())

/** Keeps what is open in an element, and in the elements that it shows, out of the page's address. @returns ends that */
export const keepOutOfAddress = (element: Element): (() => void) => {
  keptOut().add(element)
  return () => void keptOut().delete(element)
}

/** Whether what is open in an element may be kept in the page's address. */
export const isInAddress = (element: Element): boolean => ![...keptOut()].some((it) => bubblesTo(it, element))
