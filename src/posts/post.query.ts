import { videoStore } from '../entities/video.store'
import { list, number, record, text } from '../kit/guard'
import { webAddress } from '../kit/guard.content'
import { ApiError, httpFor } from '../kit/http'
import { type Settings, siteKey } from '../kit/settings'
import { toListPage } from '../ui/list/listPage'
import type { ListPage } from '../ui/useList'
import { paths } from '../wire/paths'
import { type Draft, type Named, type Post, toDraft, toPost } from './post'

/** How many posts there are of each kind. */
export interface PostCounts {
  published: number
  inWork: number
  drafts: number
}

const remember = (settings: Settings, posts: readonly Post[]) =>
  videoStore.put(
    siteKey(settings),
    posts.flatMap(({ video }) => video ?? []),
  )

/** The viewer's own posts. @throws ApiError */
export const fetchPosts = async (
  settings: Settings,
  cursor: string | null,
  state?: 'published' | 'in_work',
): Promise<ListPage<Post> & { counts: PostCounts }> => {
  const query = { limit: 20, ...(state && { state }), ...(cursor !== null && { cursor }) }
  const { data } = await httpFor(settings).get(paths.userPosts, { query })
  const page = toListPage(data, (item) => toPost(item, settings))
  remember(settings, page.items)
  const counts = record(record(data).counts)
  return {
    ...page,
    counts: { published: number(counts.published), inWork: number(counts.in_work), drafts: number(counts.drafts) },
  }
}

/** One post of the viewer's own. @throws ApiError 404 too */
export const fetchPost = async (settings: Settings, id: string, signal?: AbortSignal): Promise<Post> => {
  const { data } = await httpFor(settings).get(paths.userPosts, { query: { video_id: id }, signal })
  const post = toPost(list(record(data).items)[0], settings)
  if (!post) throw new ApiError('malformed', { data })
  remember(settings, [post])
  return post
}

/** The viewer's drafts, the latest change first. @throws ApiError */
export const fetchDrafts = async (settings: Settings, cursor: string | null, limit = 20): Promise<ListPage<Draft>> => {
  const { data } = await httpFor(settings).get(paths.videoDraft, {
    query: { limit, ...(cursor !== null && { cursor }) },
  })
  return toListPage(data, (item) => toDraft(item, settings))
}

/** @throws ApiError 404 too */
export const fetchDraft = async (settings: Settings, id: string): Promise<Draft> => {
  const { data } = await httpFor(settings).get(paths.videoDraft, { query: { draft_id: id } })
  const draft = toDraft(list(record(data).items)[0], settings)
  if (!draft) throw new ApiError('malformed', { data })
  return draft
}

/** In UTF-16 units, as the server takes it. */
const maxTagsLength = 1000

/** Places of the world that begin so. @throws ApiError */
export const fetchLocations = async (settings: Settings, q: string, signal: AbortSignal): Promise<readonly Named[]> => {
  const { data } = await httpFor(settings).get(paths.locationsSearch, { query: { q }, signal })
  return list(record(data).items).flatMap((item) => {
    const { location_id, name } = record(item)
    return text(location_id) ? [{ id: text(location_id), name: text(name) }] : []
  })
}

/** Tags that others use: `tags` are those of the post, with commas between, `prefix` what is being typed. @throws ApiError */
export const fetchUsedTags = async (
  settings: Settings,
  { tags, prefix }: { tags: string; prefix: string },
  signal: AbortSignal,
): Promise<readonly string[]> => {
  const query = { ...(tags && { tags: tags.slice(0, maxTagsLength) }), ...(prefix && { prefix }) }
  const { data } = await httpFor(settings).get(paths.videoTags, { query, signal })
  return list(record(data).items).flatMap((item) => text(item) || [])
}

/** What a page on the web says of itself. */
export interface LinkPreview {
  title: string
  description: string
  /** The site's name; '' when the page does not say. */
  site: string
  /** Address of a picture. */
  image: string | null
}

/** @throws ApiError */
export const fetchLinkPreview = async (settings: Settings, url: string, signal: AbortSignal): Promise<LinkPreview> => {
  const { data } = await httpFor(settings).get(paths.fetchMetaData, { query: { url }, signal })
  const { title, description, site_name, image_url } = record(data)
  return { title: text(title), description: text(description), site: text(site_name), image: webAddress(image_url) }
}

/**
 * A picture of another site by way of the server: no page's policy has to let it in, and that site learns of nobody.
 * @throws ApiError
 */
export const fetchLinkPicture = (settings: Settings, url: string, signal: AbortSignal): Promise<Blob> =>
  httpFor(settings).getFile(paths.fetchImage, { query: { url }, signal })
