import { emit } from './events'
import type { Started } from './islandConfig'
import type { PropKinds } from './islandProps'
import { drawIsland, type IslandParts, type IslandSession, noticeOf, openSession, sessionKey } from './islandSession'
import { missingSetting, onSettingsChange, resolveSettings, type SettingName, settingsProblems } from './settings'
import { attributeOf } from './settings.table'
import { stringsNow, t } from './t'

/** An element in a page, from its connection to its removal. */
export interface ElementLifecycle {
  begin(): void
  /** An attribute or a property changed. */
  update(): void
  end(): void
}

/**
 * Has a session while no needed setting is missing, another one when its key changes (see {@link sessionKey}), and otherwise
 * shows which setting is missing.
 */
export const createLifecycle = <K extends PropKinds, S extends Started>(parts: IslandParts<K, S>): ElementLifecycle => {
  const { element, root, config, props } = parts
  let isConnected = false
  let session: IslandSession | null = null
  let missing: SettingName | null = null
  let stopWatchingSettings: (() => void) | null = null
  let state: 'idle' | 'updating' | 'changed' = 'idle'
  const reported = new Set<string>()

  const close = () => {
    session?.stop()
    session = null
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
    if (session && (lacking || session.key !== sessionKey(parts, settings))) close()
    reportProblems(settings.locale)
    if (lacking) {
      if (lacking !== missing) showMissing(lacking, settings.locale)
    } else if (session) session.update()
    else session = openSession(parts, settings, restart)
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
    end: () => {
      isConnected = false
      stopWatchingSettings?.()
      stopWatchingSettings = null
      close()
    },
  }
}
