import { emit } from './events'
import { noticeOf } from './islandNotice'
import type { IslandConfig, IslandHost, PropKinds, PropsOf, Started } from './islandTypes'
import type { Calls } from './methodQueue'
import type { Mounted } from './mount'
import { resolveSettings, type Settings, siteKey } from './settings'
import { pageObject } from './shared'
import { baseStrings, direction, loadStrings, stringsNow, t } from './t'

/** What a stay and a life are made of. */
export interface IslandParts<K extends PropKinds, S extends Started> {
  element: HTMLElement
  root: ShadowRoot
  config: IslandConfig<K, S>
  props(): PropsOf<K>
  calls: Calls
  /** Something worth seeing is drawn. */
  onReady(): void
}

/** What a stay is for: the site, and what the element itself names. */
export const stayKey = <K extends PropKinds, S extends Started>(
  { config, props }: Pick<IslandParts<K, S>, 'config' | 'props'>,
  settings: Settings,
) => `${siteKey(settings)} ${config.stayFor?.(props()) ?? ''}`

/** One stay, see {@link IslandHost}: what has to end when its key changes or the life ends. */
export interface Stay {
  readonly key: string
  /** A setting, an attribute or a property changed. */
  changed(): void
  stop(): void
}

/** Whether the author put something between the tags that shows. */
const showsFallback = (element: HTMLElement) =>
  [...element.childNodes].some((node) =>
    node instanceof Element ? node.localName !== 'script' : node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  )

/** A fresh inside for the shadow root: the slot for what stands between the tags, and the island that takes its place. */
export const drawIsland = ({ element, root }: { element: HTMLElement; root: ShadowRoot }) => {
  const slot = document.createElement('slot')
  const wrapper = document.createElement('div')
  const mountPoint = document.createElement('div')
  wrapper.className = 'island'
  mountPoint.className = 'mount'
  wrapper.append(mountPoint)
  wrapper.classList.toggle('pending', showsFallback(element))
  root.replaceChildren(slot, wrapper)
  return { slot, wrapper, mountPoint }
}

/**
 * Says which language the strings are in: English where there are none in the locale's. The direction follows a locale
 * that the element names itself, and strings that are not in the page's; the rest is the page's.
 */
const setLanguage = (wrapper: HTMLElement, element: HTMLElement, locale: string) => {
  const isThere = baseStrings.has(locale)
  wrapper.lang = isThere ? locale : 'en'
  const dir = direction(wrapper.lang)
  wrapper.dir = dir === 'rtl' || !isThere || element.hasAttribute('locale') ? dir : ''
}

/**
 * Runs `start`, and beside it loads the view and renders it.
 * @param restart begins a new stay in place of one that could not start
 */
export const stayOf = <K extends PropKinds, S extends Started>(
  parts: IslandParts<K, S>,
  settings: Settings,
  restart: () => void,
): Stay => {
  const { element, root, config, props, calls, onReady } = parts
  const { slot, wrapper, mountPoint } = drawIsland(parts)
  const controller = new AbortController()
  const { signal } = controller
  const listeners = new Set<() => void>()
  const handled: (() => void)[] = []
  let current = settings
  let started: S | undefined
  let mounted: Mounted | null = null

  const host: IslandHost<never, PropsOf<K>> = {
    element,
    root,
    wrapper,
    mountPoint,
    signal,
    get started() {
      return started as never
    },
    settings: () => current,
    props,
    onChange: (fn) => {
      listeners.add(fn)
      return () => void listeners.delete(fn)
    },
    ready: () => {
      if (signal.aborted) return
      slot.remove()
      wrapper.classList.remove('pending')
      onReady()
    },
    handle: (method, fn) => {
      const release = calls.handle(method, fn)
      handled.push(release)
      return release
    },
    emit: (type, detail, options) => emit(element, type, detail, options),
  }

  const fail = (error: unknown, retry: () => void) => {
    const strings = stringsNow(current.locale)
    wrapper.classList.remove('pending')
    mountPoint.replaceChildren(
      noticeOf({
        text: t(strings, 'errors.failed.title'),
        button: { label: t(strings, 'common.retry'), press: retry },
      }),
    )
    emit(element, 'geuin:error', { code: 'failed', message: `<${config.tag}>: ${error}` })
  }

  const open = async () => {
    mountPoint.replaceChildren()
    try {
      await started?.before
      if (signal.aborted) return
      if (config.chunks) pageObject().preload?.(config.chunks)
      const [{ mount }, { default: View }] = await Promise.all([
        import('./mount'),
        config.view(props()),
        loadStrings(current.locale),
      ])
      if (!signal.aborted) mounted = mount(host, View)
    } catch (error) {
      if (!signal.aborted) fail(error, open)
    }
  }

  setLanguage(wrapper, element, settings.locale)
  try {
    started = config.start?.(host)
    for (const method of config.methods ?? []) {
      const fn: unknown = started && Reflect.get(started, method)
      if (typeof fn === 'function') host.handle(method, fn.bind(started))
    }
    void open()
  } catch (error) {
    fail(error, restart)
  }

  return {
    key: stayKey(parts, settings),
    changed: () => {
      current = resolveSettings(element)
      setLanguage(wrapper, element, current.locale)
      for (const fn of [...listeners]) fn()
      mounted?.update()
    },
    stop: () => {
      controller.abort()
      for (const release of handled) release()
      mounted?.unmount()
      started?.stop()
      listeners.clear()
    },
  }
}
