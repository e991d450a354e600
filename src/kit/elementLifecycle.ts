import { emit } from './events'
import type { CommandHandler, Started } from './islandConfig'
import { drawIsland, type IslandMount, type IslandParts, mountIsland, mountKey, noticeOf } from './islandMount'
import type { PropKinds } from './islandProps'
import { missingSetting, onSettingsChange, resolveSettings, type SettingName, settingsProblems } from './settings'
import { attributeOf } from './settings.table'
import { stringsNow, t } from './t'

/**
 * Calls of an element's methods, which wait until a handler answers them. One queue per element: it outlives the mounts,
 * so that a call made while the element is out of the page is kept.
 */
const createMethodQueue = () => {
  const handlers = new Map<string, CommandHandler>()
  let waiting: { method: string; answer(fn: CommandHandler): void }[] = []

  return {
    call: (method: string, args: unknown[]): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const answer = (fn: CommandHandler) => {
          try {
            resolve(Reflect.apply(fn, undefined, args))
          } catch (error) {
            reject(error)
          }
        }
        const fn = handlers.get(method)
        if (fn) answer(fn)
        else waiting.push({ method, answer })
      }),
    handle: (method: string, fn: CommandHandler): (() => void) => {
      handlers.set(method, fn)
      const due = waiting.filter((it) => it.method === method)
      waiting = waiting.filter((it) => it.method !== method)
      for (const it of due) it.answer(fn)
      return () => {
        if (handlers.get(method) === fn) handlers.delete(method)
      }
    },
  }
}

/** An element in a page, from its connection to its removal. */
export interface ElementLifecycle {
  begin(): void
  /** An attribute or a property changed. */
  update(): void
  end(): void
  /** Calls a method of the element; the call waits until the method has a handler. */
  call(method: string, args: unknown[]): Promise<unknown>
}

/**
 * Has a mount while no needed setting is missing, another one when its key changes (see {@link mountKey}), and otherwise
 * shows which setting is missing.
 */
export const createLifecycle = <K extends PropKinds, S extends Started>(
  parts: Omit<IslandParts<K, S>, 'handle'>,
): ElementLifecycle => {
  const { call, handle } = createMethodQueue()
  const { element, root, config, props } = parts
  let isConnected = false
  let mount: IslandMount | null = null
  let missing: SettingName | null = null
  let stopWatchingSettings: (() => void) | null = null
  let state: 'idle' | 'updating' | 'changed' = 'idle'
  const reported = new Set<string>()

  const close = () => {
    mount?.stop()
    mount = null
    missing = null
    root.replaceChildren(document.createElement('slot'))
  }

  const reportProblems = (locale: string) => {
    for (const { attribute: setting, origin } of settingsProblems(element)) {
      if (reported.has(`${origin} ${setting}`)) continue
      reported.add(`${origin} ${setting}`)
      const message = t(stringsNow(locale), 'errors.badSetting', { attribute: setting })
      emit(element, 'geuin:error', { code: 'bad-setting', message, setting })
    }
  }

  const showMissing = (name: SettingName, locale: string) => {
    const setting = attributeOf(name)
    const message = t(stringsNow(locale), 'errors.missingSetting', { tag: config.tag, attribute: setting })
    const { wrapper, mountPoint } = drawIsland(parts)
    wrapper.classList.remove('pending')
    mountPoint.append(noticeOf({ text: message }))
    emit(element, 'geuin:error', { code: 'missing-setting', message, setting })
  }

  const apply = () => {
    const settings = resolveSettings(element)
    const needed = typeof config.needs === 'function' ? config.needs(props()) : (config.needs ?? [])
    const lacking = missingSetting(settings, needed)
    if (mount && (lacking || mount.key !== mountKey(parts, settings))) close()
    reportProblems(settings.locale)
    if (lacking) {
      if (lacking !== missing) showMissing(lacking, settings.locale)
    } else if (mount) mount.update()
    else mount = mountIsland({ ...parts, handle }, settings, restart)
    missing = lacking
  }

  const restart = () => {
    close()
    update()
  }

  /** `apply` calls the page's listeners, which may change attributes: it runs again for those after it has run, not within. */
  const update = () => {
    if (!isConnected) return
    if (state !== 'idle') {
      state = 'changed'
      return
    }
    try {
      do {
        state = 'updating'
        apply()
      } while ((state as string) === 'changed')
    } finally {
      state = 'idle'
    }
  }

  return {
    begin: () => {
      isConnected = true
      stopWatchingSettings ??= onSettingsChange(update)
      update()
    },
    update,
    call,
    end: () => {
      isConnected = false
      stopWatchingSettings?.()
      stopWatchingSettings = null
      close()
    },
  }
}
