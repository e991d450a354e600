import { useCallback, useEffect, useState } from 'react'
import { showFailure } from '../../intent/showFailure'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { Button, usePending } from '../../ui/button/Button'
import { type PushState, readPushState, startPush, stopPush } from './push'
import { notificationSettingsStrings } from './settings.strings'

const titles = {
  unsupported: 'notificationSettings.push.unsupported.title',
  blocked: 'notificationSettings.push.blocked.title',
  unavailable: 'notificationSettings.push.unavailable.title',
  off: 'notificationSettings.push.off.title',
  on: 'notificationSettings.push.on.title',
} as const satisfies Record<PushState, string>

const texts = {
  unsupported: 'notificationSettings.push.unsupported.text',
  blocked: 'notificationSettings.push.blocked.text',
  unavailable: 'notificationSettings.push.unavailable.text',
  off: 'notificationSettings.push.off.text',
  on: 'notificationSettings.push.on.text',
} as const satisfies Record<PushState, string>

/** Where the viewer can switch it. */
const actions = {
  off: 'notificationSettings.push.off.action',
  on: 'notificationSettings.push.on.action',
} as const satisfies Partial<Record<PushState, string>>

/** Follows whether this browser shows push messages; null until that is known. */
export const usePushState = () => {
  const [state, setState] = useState<PushState | null>(null)
  const read = useCallback(() => void readPushState().then(setState), [])
  useEffect(() => {
    read()
    // The viewer may come back from the browser's own settings.
    document.addEventListener('visibilitychange', read)
    addEventListener('focus', read)
    return () => {
      document.removeEventListener('visibilitychange', read)
      removeEventListener('focus', read)
    }
  }, [read])
  return [state, setState] as const
}

interface Props {
  state: PushState
  onChange(state: PushState): void
}

/** Says whether this browser shows push messages, and switches that. */
export const PushOptIn = ({ state, onChange }: Props) => {
  const { element, settings } = useIsland()
  const t = useT(notificationSettingsStrings)
  const [isPending, run] = usePending()
  const press = () =>
    run(async () => {
      try {
        onChange(await (state === 'on' ? stopPush(settings) : startPush(settings)))
      } catch (error) {
        await showFailure(element, error)
        onChange(await readPushState())
      }
    })
  const text = () => (state === 'blocked' ? t(texts[state], { host: location.hostname }) : t(texts[state]))
  return (
    <section className="push-opt-in" data-state={state}>
      {/* There before its text, so that a change is announced. */}
      <div role="status">
        <b>{t(titles[state])}</b>
        <p>{text()}</p>
      </div>
      {(state === 'off' || state === 'on') && (
        <Button variant={state === 'on' ? 'outline' : 'primary'} small pending={isPending} onClick={press}>
          {t(actions[state])}
        </Button>
      )}
    </section>
  )
}
