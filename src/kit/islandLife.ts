import { emit, type GeuinEventMap } from './events'
import type { Calls } from './islandCalls'
import type { IslandConfig, IslandHost, PropKinds, PropsOf, Started } from './islandHost'
import { noticeOf } from './islandNotice'
import type { Mounted } from './mount'
import { attributeOf, missingSetting, onSettingsChange, resolveSettings, type Settings, siteKey } from './settings'

/** An element's time in a page, from its connection to its removal. */
export interface Life {
  begin(): void
  /** An attribute or a property changed. */
  update(): void
  end(): void
}

interface LifeParts<K extends PropKinds, S extends Started> {
  element: HTMLElement
  root: ShadowRoot
  config: IslandConfig<K, S>
  props(): PropsOf<K>
  calls: Calls
  /** Something worth seeing is drawn. */
  onReady(): void
}

/** One stay, see {@link IslandHost}: what has to end when the site changes or the life ends. */
interface Stay {
  site: string
  changed(): void
  stop(): void
}

/** Whether the author put something between the tags that shows. */
const showsFallback = (element: HTMLElement) =>
  [...element.childNodes].some((node) =>
    node instanceof Element ? node.localName !== 'script' : node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  )

/**
 * Runs `start` and the view while every needed setting is there, anew when the site (API host and brand) changes, and
 * otherwise shows what is missing. Until something is drawn, what stands between the tags shows.
 */
export const lifeOf = <K extends PropKinds, S extends Started>(parts: LifeParts<K, S>): Life => {
  const { element, root, config, props, calls, onReady } = parts
  let stay: Stay | null = null
  let missing: keyof Settings | null = null
  let off: (() => void) | null = null
  let busy = false

  const report = (code: GeuinEventMap['geuin:error']['code'], message: string, setting?: string) =>
    emit(element, 'geuin:error', { code, message, ...(setting && { setting }) })

  const draw = () => {
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

  const settle = (settings: Settings): Stay => {
    const { slot, wrapper, mountPoint } = draw()
    const controller = new AbortController()
    const { signal } = controller
    const listeners = new Set<() => void>()
    const handled: (() => void)[] = []
    let current = settings
    let started: S | undefined
    let mounted: Mounted | null = null

    const host: IslandHost<S, PropsOf<K>> = {
      element,
      root,
      wrapper,
      mountPoint,
      signal,
      get started() {
        return started as S
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
      wrapper.classList.remove('pending')
      mountPoint.replaceChildren(
        noticeOf({ text: 'This could not be shown.', button: { label: 'Try again', press: retry } }),
      )
      report('failed', String(error))
    }

    const open = async () => {
      try {
        const [{ mount }, { default: View }] = await Promise.all([import('./mount'), config.view()])
        if (!signal.aborted) mounted = mount(host, View)
      } catch (error) {
        if (!signal.aborted) fail(error, open)
      }
    }

    const run = () => {
      mountPoint.replaceChildren()
      try {
        started = config.start?.(host)
      } catch (error) {
        return fail(error, run)
      }
      for (const method of config.methods ?? []) {
        const fn: unknown = started && Reflect.get(started, method)
        if (typeof fn === 'function') host.handle(method, fn.bind(started))
      }
      void open()
    }
    run()

    return {
      site: siteKey(settings),
      changed: () => {
        current = resolveSettings(element)
        for (const fn of listeners) fn()
        mounted?.update()
      },
      stop: () => {
        controller.abort()
        for (const release of handled) release()
        mounted?.unmount()
        started?.stop()
        listeners.clear()
        root.replaceChildren(document.createElement('slot'))
      },
    }
  }

  const needed = () => (typeof config.needs === 'function' ? config.needs(props()) : (config.needs ?? []))

  const step = () => {
    const settings = resolveSettings(element)
    const lacking = missingSetting(settings, needed())
    if (stay && (lacking || stay.site !== siteKey(settings))) {
      stay.stop()
      stay = null
    }
    if (lacking) {
      if (lacking === missing) return
      missing = lacking
      const { wrapper, mountPoint } = draw()
      wrapper.classList.remove('pending')
      const setting = attributeOf(lacking)
      const text = `<${config.tag}> needs ${setting}: set it on the element, or as data-${setting} on the script tag.`
      mountPoint.append(noticeOf({ text }))
      report('missing-setting', text, setting)
      return
    }
    missing = null
    if (stay) stay.changed()
    else stay = settle(settings)
  }

  /** `start` may set an attribute of its own element. */
  const update = () => {
    if (busy) return
    busy = true
    try {
      step()
    } finally {
      busy = false
    }
  }

  return {
    begin: () => {
      off ??= onSettingsChange(update)
      update()
    },
    update: () => {
      if (off) update()
    },
    end: () => {
      off?.()
      off = null
      stay?.stop()
      stay = null
      missing = null
    },
  }
}
