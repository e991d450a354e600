import { useCallback, useEffect, useState } from 'react'
import { showFailure } from '../../intent/showFailure'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { Button, usePending } from '../../ui/button/Button'
import { type PushState, readPushState, startPush, stopPush } from './push'
import { notificationSettingsStrings } from './settings.strings'

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
  const text = () =>
    state === 'blocked'
      ? t('notificationSettings.push.blocked.text', { host: location.hostname })
      : t(`notificationSettings.push.${state}.text`)
  return (
    <section className="push-opt-in" data-state={state}>
      {/* There before its text, so that a change is announced. */}
      <div role="status">
        <b>{t(`notificationSettings.push.${state}.title`)}</b>
        <p>{text()}</p>
      </div>
      {(state === 'off' || state === 'on') && (
        <Button variant={state === 'on' ? 'outline' : 'primary'} small pending={isPending} onClick={press}>
          {t(`notificationSettings.push.${state}.action`)}
        </Button>
      )}
    </section>
  )
}
