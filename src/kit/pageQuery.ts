/**
 * The query of the page's address: part of the host's address, so what is not ours stays as the host wrote it, letter by
 * letter.
 */
import { pairsOf, type QueryValue } from './queryString'
import { shared } from './shared'

/** '+' is a space in queries; a broken escape is taken as it is. */
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
  /** Whether Back comes to the address as it was; otherwise it is replaced. */
  push?: boolean
}

/** @returns false when the browser refused (a sandboxed frame, or too many changes in a row) */
const write = (parts: readonly string[], { push = false }: WriteOptions) => {
  const { hash, search, href } = location
  const next = parts.length > 0 ? `?${parts.join('&')}` : ''
  if (next === search) return true
  try {
    // The host's router may keep its own state there. The whole address: a path that begins with // would be a host.
    history[push ? 'pushState' : 'replaceState'](history.state, '', href.split(/[?#]/, 1) + next + hash)
  } catch {
    return false
  }
  tell()
  return true
}

/** Sets a parameter; a list is appended value by value. Other parameters stay as they are. */
export const setPageQuery = (
  name: string,
  value: QueryValue | readonly QueryValue[],
  options: WriteOptions = {},
): boolean => write([...pairs().filter((pair) => nameOf(pair) !== name), ...pairsOf({ [name]: value })], options)

/** Removes one or several parameters. */
export const removePageQuery = (names: string | readonly string[], options: WriteOptions = {}): boolean => {
  const gone = [names].flat()
  return write(
    pairs().filter((pair) => !gone.includes(nameOf(pair))),
    options,
  )
}

interface Watch {
  readonly listeners: Set<() => void>
  search: string
  /** Set while somebody listens. */
  off: (() => void) | null
}

const watch = (): Watch => shared('pageQuery', () => ({ listeners: new Set<() => void>(), search: '', off: null }))

const tell = () => {
  const state = watch()
  if (!state.off || state.search === location.search) return
  state.search = location.search
  for (const listener of [...state.listeners]) listener()
}

type Navigation = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** Before the Navigation API nothing tells of pushState but pushState itself: it is wrapped, once per page, for good. */
const wrapHistory = () =>
  shared('history', () => {
    for (const method of ['pushState', 'replaceState'] as const) {
      const original = history[method]
      history[method] = function (...args) {
        original.apply(this, args)
        tell()
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
  for (const [source, type] of sources) source.addEventListener(type, tell)
  return () => {
    for (const [source, type] of sources) source.removeEventListener(type, tell)
  }
}

/** Calls back after every change of the page's query: by us, by back and forward, by the host's pushState. */
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
