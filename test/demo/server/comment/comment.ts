import assert from 'node:assert/strict'
import { type Sql, sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import type { WireComment, WireThread } from '../../../../src/wire/comment'
import { paths } from '../../../../src/wire/paths'
import { type Answer, type Answering, call, get } from '../../../support/server'

export type Who = { headers: Record<string, string> }

/** Sends JSON as somebody, or as nobody. */
export const send = <T>(
  app: Answering,
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
  who: Partial<Who> = {},
): Promise<Answer<T>> =>
  call<T>(app, path, {
    method,
    headers: { 'content-type': 'application/json', ...who.headers },
    body: JSON.stringify(body),
  })

/** The id of the first row of a statement that selects one. */
export const idOf = async (app: TestApp, statement: Sql): Promise<string> => {
  const [row] = await app.db.query<{ id: string }>(statement)
  return row?.id ?? assert.fail('the seed has no such row')
}

export const videoId = (app: TestApp, slug: string) =>
  idOf(app, sql`select id::text from videos where slug = ${slug} and brand_id = 1`)

export const userId = (app: TestApp, nickname: string) =>
  idOf(app, sql`select id::text from users where nickname = ${nickname} and brand_id = 1`)

/** A clip of the seed without comments. */
export const emptyVideo = async (app: TestApp, slug: string): Promise<string> => {
  const id = await videoId(app, slug)
  await app.db.query(sql`delete from comments where video_id = ${id}`)
  await app.db.query(sql`update videos set comments_count = 0 where id = ${id}`)
  return id
}

let made = 0
export const write = (app: TestApp, who: Partial<Who>, body: object) =>
  send<WireComment>(app, 'POST', paths.commentCreate, { client_id: `made ${++made}`, ...body }, who)

/** Writes a comment that the server must take. */
export const written = async (app: TestApp, who: Who, body: object): Promise<WireComment> => {
  const { code, message, data } = await write(app, who, body)
  assert.equal(code, 200, message)
  return data
}

export const remove = (app: TestApp, who: Partial<Who>, id: string) =>
  call<null>(app, `${paths.comments}?comment_id=${id}`, { method: 'DELETE', ...who })

export interface List<T> {
  items: T[]
  next_cursor: string | null
  version: number
}

export const list = (app: TestApp, id: string, query = '', who: Partial<Who> = {}) =>
  get<List<WireThread>>(app, `${paths.videoComments}?video_id=${id}&${query}`, who)

/** Every item of a list, page by page. */
export const readAll = async <T>(app: TestApp, path: string, who: Partial<Who> = {}): Promise<T[]> => {
  const items: T[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: List<T> = await get(app, `${path}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`, who)
    items.push(...page.items)
    cursor = page.next_cursor
    assert.ok(items.length < 20_000, `${path} does not end`)
  }
  return items
}
