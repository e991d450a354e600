import type { CommentId } from '../entities/comment'
import type { Talk } from './talk'
import type { Outgoing } from './unsent'

/** A line of the list. */
export type Row =
  | { type: 'comment'; key: string; id: CommentId; isReply: boolean; threadId: CommentId }
  | { type: 'outgoing'; key: string; outgoing: Outgoing }
  /** Shows the next replies of a thread; `shown`: those that are here. */
  | { type: 'moreReplies'; key: string; threadId: CommentId; shown: number }

/** The lines of the list: an unsent comment has the place that it will have once it is sent. */
export const rowsOf = ({ threads, replies }: Talk, outbox: readonly Outgoing[]): readonly Row[] => {
  const listed = new Set(threads)
  const unsent = (id: CommentId | null): Row[] =>
    outbox
      // An answer to a thread that is further down stands first, or nobody would find it.
      .filter(({ threadId }) => (threadId && listed.has(threadId) ? threadId : null) === id)
      .map((outgoing) => ({ type: 'outgoing', key: outgoing.clientId, outgoing }))
  const comment = (id: CommentId, threadId: CommentId): Row => ({
    ...{ type: 'comment', key: id, id, threadId },
    isReply: id !== threadId,
  })
  const thread = (id: CommentId): Row[] => {
    const { ids = [], cursor = null } = replies[id] ?? {}
    const more: Row[] =
      cursor === null ? [] : [{ type: 'moreReplies', key: `more ${id}`, threadId: id, shown: ids.length }]
    return [comment(id, id), ...ids.map((reply) => comment(reply, id)), ...more, ...unsent(id).reverse()]
  }
  return [...unsent(null), ...threads.flatMap(thread)]
}

/** Lines that are drawn together, see `Block`. */
export interface RowBlock {
  key: number
  rows: readonly Row[]
}

/** Lines of a new block. */
export const blockSize = 30

/**
 * The lines in blocks. A line stays in its block, or it would be drawn anew, with the focus lost: lines between those of a
 * block make that one grow, up to twice the size; others fill a short block or begin one.
 */
export const blocksOf = (rows: readonly Row[], before: readonly RowBlock[]): readonly RowBlock[] => {
  const homes = new Map(before.flatMap(({ key, rows }) => rows.map((row) => [row.key, key] as const)))
  const ends = new Map(rows.map((row, at) => [homes.get(row.key), at] as const))
  const blocks: { key: number; rows: Row[] }[] = []
  const used = new Set<number>()
  const [first] = before
  const short = first && first.rows.length < blockSize ? first.key : undefined
  let next = Math.max(-1, ...before.map(({ key }) => key)) + 1
  for (const [at, row] of rows.entries()) {
    const home = homes.get(row.key) ?? (at === 0 ? short : undefined)
    const last = blocks.at(-1)
    const begins = home !== undefined && !used.has(home)
    const size = last && at <= (ends.get(last.key) ?? -1) ? 2 * blockSize : blockSize
    if (last && !begins && last.rows.length < size) {
      last.rows.push(row)
      continue
    }
    const key = begins ? home : next++
    used.add(key)
    blocks.push({ key, rows: [row] })
  }
  return blocks
}
