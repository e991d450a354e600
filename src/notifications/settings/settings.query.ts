import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'
import { track } from '../../analytics/track'
import { pendingAtom, want } from '../../entities/optimistic'
import { showFailure } from '../../intent/showFailure'
import { httpFor } from '../../kit/http'
import { type Settings, siteKey } from '../../kit/settings'
import { shared } from '../../kit/shared'
import { pageStore } from '../../kit/store'
import { viewerIdAtom } from '../../session/session.atoms'
import {
  type MailFrequency,
  type NotificationChannel,
  type NotificationTopic,
  notificationChannels,
  notificationTopics,
} from '../../wire/notificationKinds'
import { paths } from '../../wire/paths'
import { type NotificationSettings, toNotificationSettings } from './settings'

/** What the server said last; null until then. */
const confirmedAtom = (settings: Settings): PrimitiveAtom<NotificationSettings | null> =>
  shared(`notifications:settings:${siteKey(settings)}`, () => {
    const confirmed = atom<NotificationSettings | null>(null)
    // Another viewer of this page has other settings.
    pageStore().sub(viewerIdAtom(settings), () => pageStore().set(confirmed, null))
    return confirmed
  })

const frequencyKey = 'notification setting mail frequency'

const keyOf = (topic: NotificationTopic, channel: NotificationChannel) => `notification setting ${topic} ${channel}`

/** The settings as they show, with what the viewer has just switched; null until they are loaded. */
export const notificationSettingsAtom = (settings: Settings): Atom<NotificationSettings | null> =>
  shared(`notifications:settings:shown:${siteKey(settings)}`, () => {
    const confirmed = confirmedAtom(settings)
    return atom((get) => {
      const now = get(confirmed)
      if (!now) return null
      const shown = (topic: NotificationTopic) =>
        notificationChannels.map((channel) => {
          const pending = get(pendingAtom<boolean>(siteKey(settings), keyOf(topic, channel)))
          return [channel, pending?.wanted ?? now[topic][channel]] as const
        })
      const entries = notificationTopics.map((topic) => [topic, Object.fromEntries(shown(topic))] as const)
      const frequency = get(pendingAtom<MailFrequency>(siteKey(settings), frequencyKey))
      const mailFrequency = frequency?.wanted ?? now.mailFrequency
      return { ...Object.fromEntries(entries), mailFrequency } as NotificationSettings
    })
  })

/** @throws ApiError */
export const loadNotificationSettings = async (settings: Settings): Promise<void> => {
  const { data } = await httpFor(settings).get(paths.notificationSettings, {})
  pageStore().set(confirmedAtom(settings), toNotificationSettings(data))
}

/** Switches one way of one topic; it shows before the server has agreed. */
export const switchNotification = (
  element: Element,
  settings: Settings,
  topic: NotificationTopic,
  channel: NotificationChannel,
  isOn: boolean,
): Promise<void> =>
  want(isOn, {
    scope: siteKey(settings),
    key: keyOf(topic, channel),
    viewer: viewerIdAtom(settings),
    keep: false,
    send: (wanted) =>
      httpFor(settings).send('POST', paths.notificationSettings, { body: { [topic]: { [channel]: wanted } } }),
    onConfirmed: (_, wanted) => {
      // Another switch's answer may be older than this one.
      pageStore().set(
        confirmedAtom(settings),
        (now) => now && { ...now, [topic]: { ...now[topic], [channel]: wanted } },
      )
      track(element, 'Notification Settings Modified', {
        element: element.localName,
        setting: `${topic} ${channel}`,
        on: wanted,
      })
    },
    onRefused: (error) => void showFailure(element, error),
  })

/** Chooses how often mail comes; it shows before the server has agreed. */
export const chooseMailFrequency = (element: Element, settings: Settings, frequency: MailFrequency): Promise<void> =>
  want(frequency, {
    scope: siteKey(settings),
    key: frequencyKey,
    viewer: viewerIdAtom(settings),
    keep: false,
    send: (wanted) => httpFor(settings).send('POST', paths.notificationSettings, { body: { mail_frequency: wanted } }),
    onConfirmed: (_, wanted) => {
      pageStore().set(confirmedAtom(settings), (now) => now && { ...now, mailFrequency: wanted })
      track(element, 'Notification Settings Modified', {
        element: element.localName,
        setting: `mail ${wanted}`,
        on: true,
      })
    },
    onRefused: (error) => void showFailure(element, error),
  })
