import {
  createPost,
  deleteDraft,
  deletePost,
  drafts as draftsCall,
  editPost,
  postDraft,
  restorePost,
  saveDraft,
  searchLocations,
  usedTags as usedTagsCall,
  userPosts,
  videoStatistics,
} from '../../../src/wire/post'
import { route } from '../http/route'
import { notFound } from '../refusal'
import type { Services } from '../services'

type PostServices = Pick<
  Services,
  'drafts' | 'locations' | 'ownPosts' | 'postCreating' | 'postEditing' | 'postRemoval' | 'postStatistics' | 'usedTags'
>

const draftRoutes = ({ drafts, ownPosts, postCreating }: PostServices) => [
  route(saveDraft, ({ viewer, body: { draft_id, upload_path, ...written } }) =>
    drafts.save(viewer, draft_id, upload_path ?? null, written),
  ),
  route(draftsCall, async ({ viewer, query: { draft_id, ...request } }) =>
    draft_id === undefined
      ? drafts.page(viewer, request)
      : { items: [await drafts.one(viewer, draft_id)], next_cursor: null },
  ),
  route(deleteDraft, async ({ viewer, query }) => {
    await drafts.delete(viewer, query.draft_id)
    return null
  }),
  route(postDraft, async ({ viewer, body }) => {
    const { path, written } = await drafts.read(viewer, body.draft_id)
    if (path === null) throw notFound('upload')
    const id = await postCreating.create(viewer, path, written, (tx) => drafts.remove(tx, viewer, body.draft_id))
    return ownPosts.one(viewer, id)
  }),
]

/** What creators do with their videos. */
export const postRoutes = (services: PostServices) => {
  const { locations, ownPosts, postCreating, postEditing, postRemoval, postStatistics, usedTags } = services
  return [
    route(createPost, async ({ viewer, body: { upload_path, ...written } }) =>
      ownPosts.one(viewer, await postCreating.create(viewer, upload_path, written)),
    ),
    route(editPost, async ({ viewer, body: { video_id, ...written } }) => {
      await postEditing.edit(viewer, video_id, written)
      return ownPosts.one(viewer, video_id)
    }),
    route(deletePost, async ({ viewer, query }) => {
      await postRemoval.delete(viewer, query.video_id)
      return null
    }),
    route(restorePost, async ({ viewer, body }) => {
      await postRemoval.restore(viewer, body.video_id)
      return ownPosts.one(viewer, body.video_id)
    }),
    route(userPosts, async ({ viewer, query: { video_id, ...request } }) => ({
      ...(video_id === undefined
        ? await ownPosts.page(viewer, request)
        : { items: [await ownPosts.one(viewer, video_id)], next_cursor: null }),
      counts: await ownPosts.counts(viewer),
    })),
    route(videoStatistics, ({ viewer, query }) => postStatistics.of(viewer, query.video_id)),
    route(searchLocations, ({ query }) => ({ items: locations.search(query.q) })),
    route(usedTagsCall, async ({ viewer, query: { tags, prefix } }) => ({
      items: await usedTags(viewer, { typed: tags.toLowerCase().split(','), prefix: prefix.toLowerCase() }),
    })),
    ...draftRoutes(services),
  ]
}
