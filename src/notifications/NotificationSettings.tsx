import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useId, useState } from 'react'
import { useBrand } from '../brand/useBrand'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { viewerIdAtom } from '../session/session.atoms'
import { Icon } from '../ui/icon/Icon'
import { errorKey } from '../ui/state/errorText'
import { FailedState } from '../ui/state/FailedState'
import { Skeleton } from '../ui/state/Skeleton'
import { useStyles } from '../ui/styles/useStyles'
import {
  isAlwaysOn,
  type NotificationChannel,
  type NotificationTopic,
  notificationChannels,
  notificationTopics,
} from '../wire/notificationKinds'
import styles from './NotificationSettings.css'
import { MailChoice } from './settings/MailChoice'
import { PushOptIn, usePushState } from './settings/PushOptIn'
import { loadNotificationSettings, notificationSettingsAtom, switchNotification } from './settings/settings.query'
import { notificationSettingsStrings } from './settings/settings.strings'

const topicTitles = {
  answers: 'notificationSettings.answers',
  sparks: 'notificationSettings.sparks',
  posts: 'notificationSettings.posts',
  communities: 'notificationSettings.communities',
  requests: 'notificationSettings.requests',
  security: 'notificationSettings.security',
} as const satisfies Record<Exclude<NotificationTopic, 'news'>, string>

const topicTexts = {
  answers: 'notificationSettings.answers.text',
  sparks: 'notificationSettings.sparks.text',
  posts: 'notificationSettings.posts.text',
  communities: 'notificationSettings.communities.text',
  requests: 'notificationSettings.requests.text',
  security: 'notificationSettings.security.text',
} as const satisfies Record<Exclude<NotificationTopic, 'news'>, string>

const channelTitles = {
  app: 'notificationSettings.app',
  mail: 'notificationSettings.mail',
  push: 'notificationSettings.push',
} as const satisfies Record<NotificationChannel, string>

/** A check box for each way of a topic. */
const TopicRow = ({ topic, id, hasPush }: { topic: NotificationTopic; id: string; hasPush: boolean }) => {
  const { element, settings } = useIsland()
  const t = useT(notificationSettingsStrings)
  const now = useAtomValue(notificationSettingsAtom(settings))
  const brand = useBrand().data?.name ?? ''
  const isNews = topic === 'news'
  return (
    <tr>
      <th scope="row">
        <b id={`${id}${topic}`}>{isNews ? t('notificationSettings.news', { brand }) : t(topicTitles[topic])}</b>
        <small>{isNews ? t('notificationSettings.news.text', { brand }) : t(topicTexts[topic])}</small>
      </th>
      {notificationChannels.map((channel) => (
        <td key={channel}>
          {now ? (
            <label className="notification-switch">
              <input
                type="checkbox"
                className="notification-switch-input"
                aria-labelledby={`${id}${topic} ${id}${channel}`}
                checked={now[topic][channel]}
                disabled={isAlwaysOn(topic, channel) || (channel === 'push' && !hasPush)}
                onChange={(event) =>
                  void switchNotification(element, settings, topic, channel, event.currentTarget.checked)
                }
              />
              <span className="notification-switch-box">
                <Icon name="check" size="s" />
              </span>
            </label>
          ) : (
            <span className="notification-switch">
              <Skeleton width={22} height={22} />
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}

/** Which notifications reach the viewer, by kind and way, how often mail comes, and push in this browser. */
export default function NotificationSettings() {
  useStyles(styles)
  const { settings, t: base } = useIsland()
  const t = useT(notificationSettingsStrings)
  const id = useId()
  const isLoaded = useAtomValue(notificationSettingsAtom(settings)) !== null
  const [push, setPush] = usePushState()
  const [failure, setFailure] = useState<unknown>(null)
  const load = useCallback(async () => {
    setFailure(null)
    await loadNotificationSettings(settings).catch(setFailure)
  }, [settings])
  const viewerId = useAtomValue(viewerIdAtom(settings))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each viewer has other settings
  useEffect(() => void load(), [load, viewerId])

  if (failure !== null && !isLoaded)
    return <FailedState title={t('notificationSettings.error')} text={base(errorKey(failure))} onRetry={load} />
  // Elsewhere than here push may be on, so the switches work wherever this browser could have it.
  const hasPush = push !== 'unsupported' && push !== 'blocked'
  return (
    <div className="notification-settings">
      {push && <PushOptIn state={push} onChange={setPush} />}
      <table aria-busy={!isLoaded}>
        <caption className="visually-hidden">{t('notificationSettings.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('notificationSettings.kind')}</span>
            </th>
            {notificationChannels.map((channel) => (
              <th key={channel} id={`${id}${channel}`} scope="col">
                {t(channelTitles[channel])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notificationTopics.map((topic) => (
            <TopicRow key={topic} topic={topic} id={id} hasPush={hasPush} />
          ))}
        </tbody>
      </table>
      <p className="notification-settings-note">{t('notificationSettings.always')}</p>
      <MailChoice />
    </div>
  )
}
