import assert from 'node:assert/strict'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import type { WireCommunity } from '../../../../src/wire/community'
import type { WireCommunityLogEntry } from '../../../../src/wire/communityLog'
import { paths } from '../../../../src/wire/paths'
import { roles } from '../../../../src/wire/permissions'
import { type Answer, call, get, type Stand, signIn } from '../../../support/server'
import { idOf, readAll, send, userId, type Who } from '../comment/comment'

interface Options {
  isClosed?: boolean
  rules?: readonly string[]
}

/** The counter of a community's members, which must say how many rows there are. */
export const countedMembers = async (app: TestApp, communityId: string): Promise<number> => {
  const [row] = await app.db.query<{ rows: number; counter: number }>(sql`select members_count as counter,
    (select count(*) from community_members where community_id = c.id and role is not null) as rows
    from communities c where id = ${communityId}`)
  assert.equal(row?.counter, row?.rows)
  return row?.rows ?? 0
}

/** Makes communities of their own for a test: yuki leads, luca moderates, dagny and saoirse are members. */
export const homeOf = (stand: Stand) => {
  let app: TestApp
  let made = 0
  // A new session each time, since access tokens last for 15 minutes only.
  const as = (nickname: string): Promise<Who> => signIn(app, nickname)

  const create = async ({ isClosed = false, rules = [] }: Options = {}) => {
    made += 1
    const slug = `home-${made}`
    const id = await idOf(
      app,
      sql`insert into communities (brand_id, slug, name, is_closed, rules, created_at)
        values (1, ${slug}, ${`Home ${made}`}, ${isClosed}, ${JSON.stringify(rules)}::jsonb, now()) returning id::text`,
    )
    const enter = async (nickname: string, role: number | null) =>
      void (await app.db.query(sql`with entered as (
          insert into community_members (community_id, user_id, role, since)
          values (${id}, ${await userId(app, nickname)}, ${role}::int, now()) returning role)
        update communities set members_count = members_count + (select count(*) from entered where role is not null)::int
        where id = ${id}`))
    await enter('yuki', roles.leader)
    await enter('luca', roles.moderator)
    for (const nickname of ['dagny', 'saoirse']) await enter(nickname, roles.member)
    const roleOf = async (nickname: string) => {
      const [row] = await app.db.query<{ role: number | null }>(sql`select role from community_members
        where community_id = ${id} and user_id = ${await userId(app, nickname)}`)
      return row ? row.role : undefined
    }
    const act = async <T>(
      nickname: string,
      method: 'POST' | 'PATCH',
      path: string,
      body: object = {},
    ): Promise<Answer<T>> => send<T>(app, method, path, { community_id: id, ...body }, await as(nickname))
    return {
      ...{ id, slug, enter, roleOf, act },
      counted: () => countedMembers(app, id),
      details: async (nickname: string) =>
        get<WireCommunity>(app, `${paths.community}?slug=${slug}`, await as(nickname)),
      list: async <T>(path: string, nickname = 'yuki', query = '') =>
        readAll<T>(app, `${path}?community_id=${id}&limit=2${query}`, await as(nickname)),
      /** The acts of the log, the latest first, with the nickname of whom they are about. */
      acts: async () => {
        const entries = await readAll<WireCommunityLogEntry>(
          app,
          `${paths.communityLog}?community_id=${id}`,
          await as('yuki'),
        )
        return entries.map(({ act: it, actor, person, reason }) =>
          [actor?.nickname, it, person?.nickname, reason].filter(Boolean).join(' '),
        )
      },
      join: (nickname: string, body: object = {}) => act(nickname, 'POST', paths.communityJoinRequest, body),
      drop: async (nickname: string, path: string, query: string) =>
        call<null>(app, `${path}?community_id=${id}&${query}`, { method: 'DELETE', ...(await as(nickname)) }),
      remove: async (nickname: string, by: string, body: object = {}) =>
        act<{ counts: { members: number } }>(by, 'POST', paths.communityRemoveMember, {
          user_id: await userId(app, nickname),
          ...body,
        }),
      setRole: async (nickname: string, role: number, by = 'yuki') =>
        act(by, 'PATCH', paths.communityRole, { user_id: await userId(app, nickname), role }),
      noticesOf: async (nickname: string) => {
        const rows = await app.db.query<{ kind: string }>(sql`select kind from notifications
          where community_id = ${id} and user_id = ${await userId(app, nickname)} order by id`)
        return rows.map(({ kind }) => kind)
      },
    }
  }

  return {
    as,
    create,
    async open(options?: Parameters<Stand['app']>[0]) {
      app = await stand.app(options)
      return app
    },
  }
}

export type Home = Awaited<ReturnType<ReturnType<typeof homeOf>['create']>>
