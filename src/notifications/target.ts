import type { PageType } from '../kit/routes'
import type { Notification } from './notification'

/**
 * Where a row leads: a page; a section of the settings; `notices` for what moderators say about what is the viewer's; null
 * for nowhere.
 */
export type Target = { page: PageType; slug?: string } | { section: 'devices' | 'sign-in' } | 'notices' | null

const pageOf = (page: PageType, it: { slug: string } | null): Target => (it ? { page, slug: it.slug } : null)

export const targetOf = ({ kind, video, community, loop, postId }: Notification): Target => {
  const place = pageOf('group', loop) ?? pageOf('community', community)
  switch (kind) {
    case 'removed':
    case 'put_back':
    case 'upheld':
      return 'notices'
    case 'report_removed':
      return null
    case 'signed_in':
      return { section: 'devices' }
    case 'contact_changed':
      return { section: 'sign-in' }
    case 'creator_accepted':
      return { page: 'post-create' }
    case 'post_failed':
      return postId ? { page: 'post', slug: postId } : { page: 'posts' }
    case 'new_video':
      return place ?? pageOf('video', video)
    default:
      return pageOf('video', video) ?? place
  }
}
