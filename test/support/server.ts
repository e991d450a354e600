import assert from 'node:assert/strict'
import type { Database } from '../../demo/server/database/database'
import { sql } from '../../demo/server/database/sql'
import type { TestApp, TestAppOptions } from '../../demo/server/testing'
import type { WireFeed } from '../../src/wire/feed'

/** A kind of database that the server's suites run on. */
export interface Stand {
  /** The server with the demo's content, on a database of its own. */
  app(options?: TestAppOptions): Promise<TestApp>
  /** A database without a table, and the means to open it a second time, as another process would. */
  empty(): Promise<{ db: Database; again(): Promise<Database> }>
}

export interface Answer<T> {
  status: number
  code: number
  message: string
  data: T
  headers: Headers
}

/** A server of this process, or another one's. */
export type Answering = Pick<TestApp, 'fetch'>

/** Sends a request and reads the envelope, which every answer of the API must be. */
export const call = async <T>(app: Answering, path: string, init?: RequestInit): Promise<Answer<T>> => {
  const answer = await app.fetch(path, init)
  const body: unknown = await answer.json()
  assert.deepEqual(Object.keys(body as object), ['code', 'message', 'data'])
  return { ...(body as Answer<T>), status: answer.status, headers: answer.headers }
}

/** The data of a call that must succeed. */
export const get = async <T>(app: Answering, path: string, init?: RequestInit): Promise<T> => {
  const { status, code, data, message } = await call<T>(app, path, init)
  assert.deepEqual([status, code], [200, 200], `${path}: ${message}`)
  return data
}

export const videosOf = ({ items }: WireFeed) => items.filter((item) => item.type === 'video')

export const slugs = (feed: WireFeed): string[] => videosOf(feed).map(({ slug }) => slug)

/** Reads a feed to its end, page by page. */
export const readAll = async (
  app: TestApp,
  path: string,
  init?: RequestInit,
  from: string | null = '',
): Promise<string[][]> => {
  const pages: string[][] = []
  for (let cursor = from; cursor !== null; ) {
    const page: WireFeed = await get(app, `${path}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`, init)
    pages.push(slugs(page))
    cursor = page.next_cursor
    assert.ok(pages.length < 200, `${path} does not end`)
  }
  return pages
}

/** The headers of a signed-in user of a brand; `isVerified` as if by a code just now. */
export const signIn = async (
  app: TestApp,
  nickname: string,
  { brand = '1', isVerified = false }: { brand?: string; isVerified?: boolean } = {},
): Promise<{ headers: Record<string, string> }> => {
  const [user] = await app.db.query<{ id: string }>(
    sql`select id::text from users where brand_id = ${brand} and nickname = ${nickname}`,
  )
  assert.ok(user, `${nickname} is in the seed`)
  const { accessToken } = await app.services.sessions.start(user.id, { isVerified })
  return { headers: { authorization: `Bearer ${accessToken}` } }
}
