import { emit } from './events'
import type { CommandHandler, IslandConfig, IslandContext, Mounted, Started } from './islandConfig'
import type { PropKinds, PropsOf } from './islandProps'
import { make } from './make'
import { resolveSettings, type Settings, siteKey } from './settings'
import { direction, earlyTranslator, loadEarlyStrings, shownLocale } from './strings'

/** What an element's lifecycle and its mounts work with. */
export interface IslandParts<K extends PropKinds, S extends Started> {
  element: HTMLElement
  root: ShadowRoot
  config: IslandConfig<K, S>
  props(): PropsOf<K>
  /** See ElementProps. */
  unreadable(): string | undefined
  /** Answers calls of the element's method; the result takes the handler off. */
  handle(method: string, fn: CommandHandler): () => void
  /** The first view, or a start without React, has drawn itself. */
  onReady(): void
}

/** The site, and what the element's config adds: another key needs another mount. */
export const mountKey = <K extends PropKinds, S extends Started>(
  { config, props }: Pick<IslandParts<K, S>, 'config' | 'props'>,
  settings: Settings,
) => `${siteKey(settings)} ${config.mountKey?.(props()) ?? ''}`

/** One mount, see {@link IslandContext}: it stops when its key changes or the element leaves the page. */
export interface IslandMount {
  readonly key: string
  /** A setting, an attribute or a property changed. */
  update(): void
  stop(): void
}

/** Whether the author put something between the tags that shows. */
const showsFallback = (element: HTMLElement) =>
  [...element.childNodes].some((node) =>
    node instanceof Element ? node.localName !== 'script' : node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  )

/** A sentence, and maybe a button, for when React is not there to draw them. */
export const noticeOf = (text: string, button?: { label: string; press(): void }): HTMLElement => {
  const notice = make('div', 'notice')
  notice.role = 'alert'
  const sentence = document.createElement('p')
  sentence.textContent = text
  notice.append(sentence)
  if (button) {
    const control = document.createElement('button')
    control.type = 'button'
    control.textContent = button.label
    control.addEventListener('click', button.press, { once: true })
    notice.append(control)
  }
  return notice
}

/** Fills the shadow root: the slot for the author's content, and the island that takes its place. */
export const drawIsland = ({ element, root }: { element: HTMLElement; root: ShadowRoot }) => {
  const slot = document.createElement('slot')
  const wrapper = make('div', 'island')
  const mountPoint = make('div', 'mount')
  wrapper.append(mountPoint)
  wrapper.classList.toggle('pending', showsFallback(element))
  root.replaceChildren(slot, wrapper)
  return { slot, wrapper, mountPoint }
}

/**
 * Sets the language of the strings, English for a locale without any. The direction is the page's, but for an element with
 * a `locale` of its own and for strings in another language than the page's.
 */
const setLanguage = (wrapper: HTMLElement, element: HTMLElement, locale: string) => {
  wrapper.lang = shownLocale(locale)
  const dir = direction(wrapper.lang)
  if (dir === 'rtl' || wrapper.lang !== locale || element.hasAttribute('locale')) wrapper.dir = dir
  else wrapper.removeAttribute('dir')
}

/**
 * Runs `start`, and meanwhile loads the view and renders it.
 * @param restart opens a new mount in place of one that could not start
 */
export const mountIsland = <K extends PropKinds, S extends Started>(
  parts: IslandParts<K, S>,
  settings: Settings,
  restart: () => void,
): IslandMount => {
  const { element, root, config, props, onReady } = parts
  const { slot, wrapper, mountPoint } = drawIsland(parts)
  const controller = new AbortController()
  const { signal } = controller
  const listeners = new Set<() => void>()
  const handlers: (() => void)[] = []
  let current = settings
  let started: S | undefined
  let mounted: Mounted | null = null

  const show = () => {
    slot.parentNode?.removeChild(slot)
    wrapper.classList.remove('pending')
  }

  const context: IslandContext<never, PropsOf<K>> = {
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
    show,
    ready: () => {
      if (signal.aborted) return
      show()
      onReady()
    },
    handle: (method, fn) => {
      const release = parts.handle(method, fn)
      handlers.push(release)
      return release
    },
    emit: (type, detail, options) => emit(element, type, detail, options),
  }

  const showFailure = (error: unknown, retry: () => void) => {
    const t = earlyTranslator(current.locale)
    wrapper.classList.remove('pending')
    mountPoint.replaceChildren(noticeOf(t('errors.failed.title'), { label: t('common.retry'), press: retry }))
    emit(element, 'geuin:error', { code: 'failed', message: `<${config.tag}>: ${error}` })
  }

  const loadView = async () => {
    mountPoint.replaceChildren()
    try {
      await started?.viewAfter
      if (signal.aborted) return
      const [{ default: view }] = await Promise.all([
        config.view(props()),
        // The same file as the view's own strings.
        loadEarlyStrings(current.locale),
      ])
      await view.load(context)
      if (!signal.aborted) mounted = view.mount(context)
    } catch (error) {
      if (!signal.aborted) showFailure(error, loadView)
    }
  }

  const start = () => {
    if (signal.aborted) return
    try {
      started = config.start?.(context)
      for (const method of config.methods ?? []) {
        const fn: unknown = started && Reflect.get(started, method)
        if (typeof fn === 'function') context.handle(method, fn.bind(started))
      }
      void loadView()
    } catch (error) {
      showFailure(error, restart)
    }
  }

  setLanguage(wrapper, element, settings.locale)
  // In a task of its own: to connect and start a feed in one takes a slow phone a tenth of a second.
  setTimeout(start)

  return {
    key: mountKey(parts, settings),
    update: () => {
      current = resolveSettings(element)
      setLanguage(wrapper, element, current.locale)
      for (const fn of [...listeners]) fn()
      mounted?.update()
    },
    stop: () => {
      controller.abort()
      for (const release of handlers) release()
      mounted?.unmount()
      started?.stop()
      listeners.clear()
    },
  }
}
