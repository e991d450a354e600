import type { WireNotification } from '../../../src/wire/notification'
import { pathOf } from '../link/linkTarget'

/** Where people see on which devices they are signed in. */
export const devicesPath = '/settings/devices'

/** Where an item leads, as a path on a brand's site. */
export const itemPath = ({
  kind,
  video,
  community,
  loop,
  post,
}: Pick<WireNotification, 'kind' | 'video' | 'community' | 'loop' | 'post'>): string => {
  // What moderators decided is explained in the list.
  if (['removed', 'put_back', 'upheld', 'report_kept', 'report_removed'].includes(kind))
    return pathOf({ page: 'notification' })
  if (kind === 'signed_in') return devicesPath
  if (kind === 'contact_changed') return '/settings/sign-in'
  if (post) return pathOf({ page: 'post', slug: post.video_id })
  if (kind === 'new_video' && loop) return pathOf({ page: 'group', slug: loop.slug })
  if (video) return pathOf({ page: 'video', slug: video.slug })
  if (loop) return pathOf({ page: 'group', slug: loop.slug })
  if (community) return pathOf({ page: 'community', slug: community.slug })
  return pathOf({ page: 'notification' })
}
