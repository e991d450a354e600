import { emit } from './events'
import type { CommandHandler, Started } from './islandConfig'
import { drawIsland, type IslandMount, type IslandParts, mountIsland, mountKey, noticeOf } from './islandMount'
import type { PropKinds } from './islandProps'
import {
  missingSetting,
  onSettingsChange,
  resolveSettings,
  type SettingProblem,
  type Settings,
  settingsProblems,
} from './settings'
import { attributeOf } from './settings.table'
import { earlyTranslator } from './strings'

/**
 * Calls of an element's methods, which wait until a handler answers them. One queue per element: it outlives the mounts,
 * so that a call made while the element is out of the page is kept.
 */
const createMethodQueue = () => {
  const handlers = new Map<string, CommandHandler>()
  let waiting: { method: string; resolve(fn: CommandHandler): void }[] = []

  return {
    call: async (method: string, args: unknown[]): Promise<unknown> => {
      const fn =
        handlers.get(method) ?? (await new Promise<CommandHandler>((resolve) => waiting.push({ method, resolve })))
      return Reflect.apply(fn, undefined, args)
    },
    handle: (method: string, fn: CommandHandler): (() => void) => {
      handlers.set(method, fn)
      waiting = waiting.filter((it) => it.method !== method || it.resolve(fn))
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

/** What keeps an element from showing anything, in words for the author of the page. */
interface Obstacle {
  code: 'missing-setting' | 'bad-setting'
  setting: string
  message: string
  /** It has been reported. */
  problem?: SettingProblem
}

/**
 * Has a mount while nothing is in the way, another one when its key changes (see {@link mountKey}), and otherwise shows
 * what is: a needed setting that is missing, or a list that can't be read, in whose place nothing else may show.
 */
export const createLifecycle = <K extends PropKinds, S extends Started>(
  parts: Omit<IslandParts<K, S>, 'handle'>,
): ElementLifecycle => {
  const { call, handle } = createMethodQueue()
  const { element, root, config, props } = parts
  let isConnected = false
  let mount: IslandMount | null = null
  let shown: Obstacle | null = null
  /** The setting whose obstacle was reported: pages take an element out and put it back at each of their visits. */
  let reportedObstacle: string | null = null
  let stopWatchingSettings: (() => void) | null = null
  let state: 'idle' | 'updating' | 'changed' = 'idle'
  const reported = new Set<string>()

  const close = () => {
    mount?.stop()
    mount = null
    shown = null
    root.replaceChildren(document.createElement('slot'))
  }

  const badSetting = ({ attribute, origin }: SettingProblem, locale: string) =>
    earlyTranslator(locale)('errors.badSetting', { attribute: origin === 'script' ? `data-${attribute}` : attribute })

  const reportProblems = (problems: readonly SettingProblem[], locale: string) => {
    for (const problem of problems) {
      const { attribute: setting, origin } = problem
      if (reported.has(`${origin} ${setting}`)) continue
      reported.add(`${origin} ${setting}`)
      emit(element, 'geuin:error', { code: 'bad-setting', message: badSetting(problem, locale), setting })
    }
  }

  const findObstacle = (settings: Settings, problems: readonly SettingProblem[]): Obstacle | null => {
    const { tag } = config
    const t = earlyTranslator(settings.locale)
    const list = parts.unreadable()
    if (list) return { code: 'bad-setting', setting: list, message: t('errors.badList', { tag, attribute: list }) }
    const needed = typeof config.needs === 'function' ? config.needs(props()) : (config.needs ?? [])
    const missing = missingSetting(settings, needed)
    if (!missing) return null
    const setting = attributeOf(missing)
    // Nobody gave it, or what was given can't be used, which is a problem of its own.
    const problem = problems.find((it) => it.setting === missing)
    if (problem) return { code: 'bad-setting', setting, message: badSetting(problem, settings.locale), problem }
    return {
      code: 'missing-setting',
      setting,
      message: t('errors.missingSetting', { tag, attribute: setting }),
    }
  }

  const show = ({ code, setting, message, problem }: Obstacle) => {
    const { wrapper, mountPoint } = drawIsland(parts)
    wrapper.classList.remove('pending')
    mountPoint.append(noticeOf(message))
    if (problem || reportedObstacle === setting) return
    reportedObstacle = setting
    emit(element, 'geuin:error', { code, message, setting })
  }

  const apply = () => {
    const settings = resolveSettings(element)
    const problems = settingsProblems(element)
    const obstacle = findObstacle(settings, problems)
    if (mount && (obstacle || mount.key !== mountKey(parts, settings))) close()
    reportProblems(problems, settings.locale)
    if (obstacle) {
      if (obstacle.setting !== shown?.setting) show(obstacle)
    } else {
      reportedObstacle = null
      if (mount) mount.update()
      else mount = mountIsland({ ...parts, handle }, settings, restart)
    }
    shown = obstacle
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
