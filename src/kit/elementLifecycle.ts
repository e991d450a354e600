import { emit } from './events'
import { noticeOf } from './islandNotice'
import { drawIsland, type IslandParts, type Stay, stayKey, stayOf } from './islandSession'
import type { PropKinds, Started } from './islandTypes'
import {
  attributeOf,
  missingSetting,
  onSettingsChange,
  resolveSettings,
  type SettingName,
  settingsProblems,
} from './settings'
import { stringsNow, t } from './t'

/** An element's time in a page, from its connection to its removal. */
export interface Life {
  begin(): void
  /** An attribute or a property changed. */
  update(): void
  end(): void
}

/**
 * Has a stay while every needed setting is there, a new one when what it is for changes (see stayKey), and otherwise
 * shows what is missing.
 */
export const lifeOf = <K extends PropKinds, S extends Started>(parts: IslandParts<K, S>): Life => {
  const { element, root, config, props } = parts
  let alive = false
  let stay: Stay | null = null
  let missing: SettingName | null = null
  let forgetSettings: (() => void) | null = null
  let state: 'idle' | 'updating' | 'changed' = 'idle'
  const told = new Set<string>()

  const leave = () => {
    stay?.stop()
    stay = null
    missing = null
    root.replaceChildren(document.createElement('slot'))
  }

  const tellProblems = (locale: string) => {
    for (const { attribute: setting, origin } of settingsProblems(element)) {
      if (told.has(`${origin} ${setting}`)) continue
      told.add(`${origin} ${setting}`)
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

  const enter = () => {
    const settings = resolveSettings(element)
    const needed = typeof config.needs === 'function' ? config.needs(props()) : (config.needs ?? [])
    const lacking = missingSetting(settings, needed)
    if (stay && (lacking || stay.key !== stayKey(parts, settings))) leave()
    tellProblems(settings.locale)
    if (lacking) {
      if (lacking !== missing) showMissing(lacking, settings.locale)
    } else if (stay) stay.changed()
    else stay = stayOf(parts, settings, restart)
    missing = lacking
  }

  const restart = () => {
    leave()
    update()
  }

  /** What it calls, the page's listeners among it, may change attributes: these changes come after it, not within it. */
  const update = () => {
    if (!alive) return
    if (state !== 'idle') {
      state = 'changed'
      return
    }
    try {
      do {
        state = 'updating'
        enter()
      } while ((state as string) === 'changed')
    } finally {
      state = 'idle'
    }
  }

  return {
    begin: () => {
      alive = true
      forgetSettings ??= onSettingsChange(update)
      update()
    },
    update,
    end: () => {
      alive = false
      forgetSettings?.()
      forgetSettings = null
      leave()
    },
  }
}
