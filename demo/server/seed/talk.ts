import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import type { BrandContent, CommentContent, VideoContent } from './content'
import type { Crowd } from './crowd'
import { before, type Ids, type Start } from './ids'
import { facetsOf } from './mentions'
import { insertRows } from './rows'

interface Row {
  id: number
  video_id: number
  parent_id: number | null
  author_id: number
  text: string
  ago: number
  sparks: number
  replies: number
  removed: boolean
}

/** Threads as written, and a few remarks below the videos that have none. */
export const seedTalk = async (
  tx: Queryable,
  content: BrandContent,
  ids: Ids,
  crowd: Crowd,
  { from, base }: Start,
): Promise<void> => {
  const rows: Row[] = []
  const add = (row: Omit<Row, 'id'>) => {
    const id = from + rows.length
    rows.push({ ...row, id })
    return id
  }
  const write = (
    video_id: number,
    parent_id: number | null,
    { by, text, ago, sparks = 0, removed, replies = [] }: CommentContent,
  ) => {
    const id = add({
      video_id,
      parent_id,
      author_id: ids.person(by),
      text,
      ago,
      sparks,
      removed: removed ?? false,
      replies: replies.length,
    })
    for (const reply of replies) write(video_id, id, reply)
  }
  const remark = (video: VideoContent, index: number) => {
    const texts = content.remarks[video.clip] ?? []
    const count = Math.min(texts.length, 1 + (index % 3))
    for (let n = 0; n < count; n++) {
      const author_id = crowd.from + ((index * 31 + n * 577) % crowd.size)
      const text = texts[(index + n) % texts.length] ?? ''
      const ago = (video.ago * (count - n)) / (count + 2)
      add({
        video_id: ids.video(video.slug),
        parent_id: null,
        author_id,
        text,
        ago,
        sparks: (index * 7 + n * 5) % 23,
        removed: false,
        replies: 0,
      })
    }
  }
  for (const [index, video] of content.videos.entries()) {
    const thread = content.threads[video.slug]
    if (!thread) remark(video, index)
    else for (const comment of thread) write(ids.video(video.slug), null, comment)
  }

  const known = new Set(content.people.map(({ nickname }) => nickname))
  await insertRows(
    tx,
    'comments',
    {
      ...{ id: 'bigint', video_id: 'bigint', parent_id: 'bigint', author_id: 'bigint', text: 'text', facets: 'jsonb' },
      ...{ sparks_count: 'int', replies_count: 'int', created_at: 'timestamptz', deleted_at: 'timestamptz' },
      removed_by: 'text',
    },
    rows.map(({ ago, sparks, replies, removed, ...row }) => ({
      ...row,
      facets: facetsOf(row.text, (nickname) => (known.has(nickname) ? ids.person(nickname) : undefined)),
      ...{ sparks_count: sparks, replies_count: replies, created_at: before(base, ago) },
      deleted_at: removed ? before(base, ago / 2) : null,
      removed_by: removed ? 'moderator' : null,
    })),
  )
  const sparks = rows.map(({ id, sparks: wanted }) => ({ id, wanted: Math.min(wanted, crowd.size) }))
  await tx.query(sql`insert into comment_sparks (comment_id, user_id)
      select c.id, ${crowd.from}::bigint + ((n + c.id * 97) * 7919) % ${crowd.size}::bigint
      from jsonb_to_recordset(${JSON.stringify(sparks)}::jsonb) as c (id bigint, wanted int), generate_series(0, c.wanted - 1) as n`)
}
