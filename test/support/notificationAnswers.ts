import type { WireNotification } from '../../src/wire/notification'

let made = 0

export const actor = (name: string): WireNotification['actors'][number] => ({
  ...{ user_id: name, nickname: name.toLowerCase().replaceAll(' ', '.'), name, profile_image: null, is_avatar: false },
})

/** A notification as the server answers it: unread, of a minute ago, by one person unless said otherwise. */
export const notificationAnswer = (
  kind: WireNotification['kind'],
  changes: Partial<WireNotification> = {},
): WireNotification => {
  made += 1
  const actors = changes.actors ?? [actor('Ada Nowak')]
  return {
    ...{ notification_id: String(made), kind, created_at: new Date().toISOString(), is_read: false },
    ...{ times: 1, actors, actors_count: actors.length, video: null, comment: null, community: null, loop: null },
    ...{ post: null, requests: [] },
    ...changes,
  }
}

export const videoAnswer = {
  video_id: '1',
  slug: 'windows',
  title: 'Windows',
  thumb_url: '/media/clips/kaleidoscope/thumb.webp',
}

export const placeAnswer = { community_id: '1', slug: 'night-skies', name: 'Night Skies', image_url: null }
