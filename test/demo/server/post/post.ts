import { sql } from '../../../../demo/server/database/sql'
import type { VideoFile, VideoFiles } from '../../../../demo/server/post/videoFiles'
import type { TestApp } from '../../../../demo/server/testing'
import { paths } from '../../../../src/wire/paths'
import type { WireDraft, WirePost, WireStatistics } from '../../../../src/wire/post'
import { call, get } from '../../../support/server'
import { idOf, send, type Who } from '../comment/comment'

export interface Posts {
  items: WirePost[]
  next_cursor: string | null
  counts: { published: number; in_work: number; drafts: number }
}

/** Uploads that are as a test says; each has an owner. */
export const fakeFiles = () => {
  const files = new Map<string, VideoFile & { owner: string }>()
  const inUse = new Set<string>()
  const gone: string[] = []
  const videoFiles: VideoFiles = {
    find: async (tx, userId, path) => {
      // As an upload's row is locked: who posts it again waits.
      await tx.query(sql`select pg_advisory_xact_lock(hashtext(${path}))`)
      const file = files.get(path)
      return file?.owner === userId ? file : null
    },
    use: async (_, userId, path) => {
      if (files.get(path)?.owner !== userId) return false
      inUse.add(path)
      return true
    },
    forget: async (_, __, path) => {
      files.delete(path)
      gone.push(path)
    },
    captions: async (_, __, path) => (path.endsWith('.vtt') ? `/storage/${path}` : null),
  }
  return { files, inUse, gone, videoFiles }
}

/** A row of media, as an upload makes it. @returns its id */
export const makeMedia = (app: TestApp) =>
  idOf(
    app,
    sql`insert into media (width, height, duration, hls_url, poster_url, thumb_url, placeholder)
      values (720, 1280, 12, '/storage/a.m3u8', '/storage/made.jpg', '/storage/made-thumb.jpg', 'x') returning id::text`,
  )

/** What a test does with posts, as somebody. */
export const postCalls = (app: TestApp) => ({
  create: (body: object, who: Partial<Who>) => send<WirePost>(app, 'POST', paths.video, body, who),
  edit: (body: object, who: Who) => send<WirePost>(app, 'PATCH', paths.editPost, body, who),
  remove: (id: string, who: Partial<Who>) =>
    call<null>(app, `${paths.video}?video_id=${id}`, { method: 'DELETE', ...who }),
  restore: (video_id: string, who: Who) => send<WirePost>(app, 'POST', paths.restorePost, { video_id }, who),
  own: (who: Who, query = '') => get<Posts>(app, `${paths.userPosts}?${query}`, who),
  save: (body: object, who: Who) => send<WireDraft>(app, 'POST', paths.videoDraft, body, who),
  drafts: (who: Who, query = '') =>
    get<{ items: WireDraft[]; next_cursor: string | null }>(app, `${paths.videoDraft}?${query}`, who),
  dropDraft: (id: string, who: Who) =>
    call<null>(app, `${paths.videoDraft}?draft_id=${id}`, { method: 'DELETE', ...who }),
  postDraft: (draft_id: string, who: Who) => send<WirePost>(app, 'POST', paths.videoDraftPost, { draft_id }, who),
  statistics: (id: string, who: Who) => call<WireStatistics>(app, `${paths.videoStatistics}?video_id=${id}`, who),
})
