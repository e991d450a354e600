import { httpFor } from '../../kit/http'
import type { Settings } from '../../kit/settings'
import { paths } from '../../wire/paths'
import type { WireWritten } from '../../wire/post'
import { type Post, toPost } from '../post'

/** Deletes a post; it can be brought back for a moment. @throws ApiError */
export const deletePost = async (settings: Settings, id: string): Promise<void> => {
  await httpFor(settings).send('DELETE', paths.video, { query: { video_id: id } })
}

/** Brings a post back that was just deleted. @throws ApiError 404 once it is too late */
export const restorePost = async (settings: Settings, id: string): Promise<void> => {
  await httpFor(settings).send('POST', paths.restorePost, { body: { video_id: id }, retry: true })
}

/** Changes what is given of a post. @throws ApiError */
export const editPost = async (settings: Settings, id: string, written: Partial<WireWritten>): Promise<Post | null> => {
  const { data } = await httpFor(settings).send('PATCH', paths.editPost, { body: { video_id: id, ...written } })
  return toPost(data, settings)
}
