import type { ReactNode } from 'react'
import { useT } from '../../kit/useT'
import { fillIn, slot } from '../../ui/fillIn'
import type { NotificationKind } from '../../wire/notificationKinds'
import type { Notification } from '../notification'
import { notificationsStrings } from '../notifications.strings'

const sentences = {
  spark: 'notifications.spark',
  comment_spark: 'notifications.comment_spark',
  comment: 'notifications.comment',
  reply: 'notifications.reply',
  mention: 'notifications.mention',
  repost: 'notifications.repost',
  join_request: 'notifications.join_request',
  join_accepted: 'notifications.join_accepted',
  role_leader: 'notifications.role_leader',
  role_moderator: 'notifications.role_moderator',
  role_member: 'notifications.role_member',
  member_removed: 'notifications.member_removed',
  member_banned: 'notifications.member_banned',
  new_video: 'notifications.new_video',
  creator_accepted: 'notifications.creator_accepted',
  post_published: 'notifications.post_published',
  post_failed: 'notifications.post_failed',
  removed: 'notifications.removed',
  put_back: 'notifications.put_back',
  upheld: 'notifications.upheld',
  report_kept: 'notifications.report_kept',
  report_removed: 'notifications.report_removed',
  brand_video: 'notifications.brand_video',
  signed_in: 'notifications.signed_in',
  contact_changed: 'notifications.contact_changed',
} as const satisfies Record<NotificationKind, string>

const bold = (text: string): ReactNode => <b dir="auto">{text}</b>

/** An item as a sentence, with its names in bold. */
export const NotificationSentence = ({ notification }: { notification: Notification }) => {
  const t = useT(notificationsStrings)
  const { kind, actors, actorsCount, times, loop, community } = notification
  const [first, second] = actors
  const others = Math.max(0, actorsCount - 1)

  const who = () => {
    if (!first) return fillIn(slot('name'), { name: bold(t('notifications.who.somebody')) })
    if (others === 0) return bold(first.name)
    if (others === 1 && second)
      return fillIn(t('notifications.who.two', { first: slot('first'), second: slot('second') }), {
        first: bold(first.name),
        second: bold(second.name),
      })
    const names = { first: slot('first'), others: slot('others'), count: others }
    return fillIn(t('notifications.who.more', names), {
      first: bold(first.name),
      others: bold(t('notifications.who.others', { count: others })),
    })
  }
  const elements = { who: who(), place: bold((loop ?? community)?.name ?? '') }
  const [whoSlot, placeSlot] = [slot('who'), slot('place')]
  switch (kind) {
    case 'spark':
    case 'comment_spark':
    case 'comment':
    case 'reply':
    case 'mention':
    case 'repost':
      return fillIn(t(sentences[kind], { who: whoSlot, count: others + 1 }), elements)
    case 'brand_video':
      return fillIn(t(sentences[kind], { who: whoSlot }), elements)
    case 'join_request':
      return fillIn(t(sentences[kind], { who: whoSlot, place: placeSlot, count: others + 1 }), elements)
    case 'new_video':
      return fillIn(t(sentences[kind], { place: placeSlot, count: times }), elements)
    case 'join_accepted':
    case 'role_leader':
    case 'role_moderator':
    case 'role_member':
    case 'member_removed':
    case 'member_banned':
      return fillIn(t(sentences[kind], { place: placeSlot }), elements)
    default:
      return t(sentences[kind])
  }
}
