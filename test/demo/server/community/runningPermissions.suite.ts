import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { paths } from '../../../../src/wire/paths'
import { type Action, may, permissions, roles, type Standing } from '../../../../src/wire/permissions'
import { type Answer, call, type Stand, signIn } from '../../../support/server'
import { idOf, send, userId, type Who } from '../comment/comment'
import { type Home, homeOf } from './home'

/** What is around a call: saoirse is a member, luca moderates, bea waits, nils is nothing, ivo is banned. */
interface Scene {
  app: TestApp
  home: Home
  ids: Record<'saoirse' | 'luca' | 'bea' | 'nils' | 'ivo', string>
  video: string
  /** A comment under it, and the cases about it, one by saoirse and one by luca. */
  comment: string
  cases: { member: string; team: string }
  loop: string
  invite: string
}

type Call = (scene: Scene, who: Partial<Who>) => Promise<Answer<unknown>>

const posting =
  (method: 'POST' | 'PATCH', path: string, bodyOf: (scene: Scene) => object = () => ({})): Call =>
  (scene, who) =>
    send(scene.app, method, path, { community_id: scene.home.id, ...bodyOf(scene) }, who)
const reading =
  (path: string, query = ''): Call =>
  ({ app, home }, who) =>
    call(app, `${path}?community_id=${home.id}${query}`, who)
const deleting =
  (path: string, queryOf: (scene: Scene) => string): Call =>
  (scene, who) =>
    call(scene.app, `${path}?community_id=${scene.home.id}&${queryOf(scene)}`, { method: 'DELETE', ...who })

const suspension = { decision: 'suspend', hours: 1 }

/** Every action of the table that running a community consists of, with the calls that do it. */
const calls: Partial<Record<Action, Record<string, Call>>> = {
  decideRequests: {
    list: reading(paths.communityJoinRequest),
    accept: posting('PATCH', paths.communityJoinRequest, ({ ids }) => ({ user_id: ids.bea, accepted: true })),
    refuse: posting('PATCH', paths.communityJoinRequest, ({ ids }) => ({ user_id: ids.bea, accepted: false })),
    all: posting('PATCH', paths.communityJoinRequests, () => ({ accepted: true })),
    allOfLoop: posting('PATCH', paths.loopRequests, ({ loop }) => ({ loop_id: loop, accepted: true })),
  },
  addUsers: {
    find: reading(paths.communityPeople, '&q=n'),
    add: posting('POST', paths.communityAddUsers, ({ ids }) => ({ user_ids: [ids.nils] })),
  },
  removeMembers: {
    remove: posting('POST', paths.communityRemoveMember, ({ ids }) => ({ user_id: ids.saoirse })),
    removeFromLoop: posting('POST', paths.loopRemoveMember, ({ ids, loop }) => ({
      loop_id: loop,
      user_id: ids.saoirse,
    })),
  },
  removeTeam: {
    remove: posting('POST', paths.communityRemoveMember, ({ ids }) => ({ user_id: ids.luca })),
    removeFromLoop: posting('POST', paths.loopRemoveMember, ({ ids, loop }) => ({ loop_id: loop, user_id: ids.luca })),
  },
  ban: {
    list: reading(paths.communityBans),
    ban: posting('POST', paths.communityRemoveMember, ({ ids }) => ({ user_id: ids.saoirse, banned: true })),
    unban: deleting(paths.communityBans, ({ ids }) => `user_id=${ids.ivo}`),
  },
  changeRoles: {
    change: posting('PATCH', paths.communityRole, ({ ids }) => ({ user_id: ids.saoirse, role: roles.moderator })),
  },
  handOver: { hand: posting('POST', paths.communityHandOver, ({ ids }) => ({ user_id: ids.saoirse })) },
  invite: {
    list: reading(paths.communityInvites),
    create: posting('POST', paths.communityInvites),
    revoke: deleting(paths.communityInvites, ({ invite }) => `invite_id=${invite}`),
  },
  editDetails: { edit: posting('PATCH', paths.community, () => ({ description: 'Other' })) },
  pinVideo: { pin: posting('POST', paths.communityPinVideo, ({ video }) => ({ video_id: video })) },
  removeVideo: { remove: posting('POST', paths.communityRemoveVideo, ({ video }) => ({ video_id: video })) },
  moveVideo: { move: posting('POST', paths.communityMoveVideo, ({ video }) => ({ video_id: video, loop_id: null })) },
  setComments: { close: posting('POST', paths.communityComments, ({ video }) => ({ video_id: video, off: true })) },
  viewLog: { read: reading(paths.communityLog) },
  createLoop: { create: posting('POST', paths.loop, () => ({ name: 'Trial' })) },
  editLoop: { edit: posting('PATCH', paths.loop, ({ loop }) => ({ loop_id: loop, description: 'Other' })) },
  archiveLoop: {
    archive: posting('POST', paths.loopArchive, ({ loop }) => ({ loop_id: loop, archived: true })),
    list: ({ app, home }, who) => call(app, `${paths.communityLoops}?slug=${home.slug}&archived=true`, who),
  },
  moderate: {
    queue: reading(paths.moderationQueue),
    log: reading(paths.moderationLog),
    decide: posting('POST', paths.moderationDecide, ({ cases }) => ({ case_id: cases.member, ...suspension })),
  },
  suspendTeam: {
    decide: posting('POST', paths.moderationDecide, ({ cases }) => ({ case_id: cases.team, ...suspension })),
  },
  deleteAny: { remove: deleting(paths.comments, ({ comment }) => `comment_id=${comment}`) },
  reportContent: { report: posting('POST', paths.report, ({ video }) => ({ video_id: video, reason: 'spam' })) },
  approveReposts: { list: reading(paths.repostRequests) },
}

/** Those whose calls change nothing for who may not, that are about what is one's own, or that are shown with videos. */
const elsewhere: Action[] = [
  ...(['join', 'requestToJoin', 'withdrawRequest', 'leave', 'subscribe'] as const),
  ...(['viewDetails', 'viewContent', 'viewMembers', 'spark', 'comment', 'repost', 'repostInto'] as const),
  ...(['editOwn', 'deleteOwn', 'pinComment'] as const),
]

/** Without a call that asks, so far. */
const withoutCall: Action[] = ['share', 'report', 'post']

const standings: Standing[] = ['leader', 'moderator', 'member', 'requested', 'unjoined', 'banned', 'visitor']
const roleOf = { leader: roles.leader, moderator: roles.moderator, member: roles.member, requested: null } as const

export const runningPermissionsSuite = (stand: Stand) => {
  describe('running a community', () => {
    const homes = homeOf(stand)
    let app: TestApp
    let ids: Scene['ids']
    let wren: string
    before(async () => {
      app = await homes.open()
      const [saoirse, luca, bea, nils, ivo] = await Promise.all(
        ['saoirse', 'luca', 'bea', 'nils', 'ivo'].map((nickname) => userId(app, nickname)),
      )
      ids = { saoirse, luca, bea, nils, ivo } as Scene['ids']
      wren = await userId(app, 'wren')
    })
    after(() => app.close())

    const ban = (community: string, user: string) =>
      app.db.query(sql`insert into community_bans (community_id, user_id, reason, banned_at)
        values (${community}, ${user}, '', now())`)

    const sceneFor = async (standing: Standing, isClosed: boolean): Promise<Scene> => {
      const home = await homes.create({ isClosed })
      await home.enter('bea', null)
      await ban(home.id, ids.ivo)
      if (standing === 'banned') await ban(home.id, wren)
      else if (standing in roleOf) await home.enter('wren', roleOf[standing as keyof typeof roleOf])
      const video = await idOf(
        app,
        sql`insert into videos (brand_id, slug, author_id, media_id, community_id, created_at)
          select 1, ${`clip-${home.slug}`}, ${ids.saoirse}, media_id, ${home.id}, now() from videos limit 1 returning id::text`,
      )
      const invite = await idOf(
        app,
        sql`insert into community_invites (community_id, token, created_at)
          values (${home.id}, ${home.slug}, now()) returning id::text`,
      )
      const commentBy = (author: string) =>
        idOf(
          app,
          sql`insert into comments (video_id, author_id, text, created_at) values (${video}, ${author}, 'Hello', now())
            returning id::text`,
        )
      const [comment, reported, other] = [
        await commentBy(ids.saoirse),
        await commentBy(ids.saoirse),
        await commentBy(ids.luca),
      ]
      const caseOf = (about: string, author: string) =>
        idOf(
          app,
          sql`insert into cases (brand_id, community_id, video_id, comment_id, author_id, what, opened_at)
            values (1, ${home.id}, ${video}, ${about}, ${author}, 'Hello', now()) returning id::text`,
        )
      const cases = { member: await caseOf(reported, ids.saoirse), team: await caseOf(other, ids.luca) }
      const loop = await idOf(
        app,
        sql`insert into loops (brand_id, community_id, slug, name, created_at)
          values (1, ${home.id}, ${`loop-${home.slug}`}, 'Loop', now()) returning id::text`,
      )
      return { app, home, ids, video, comment, cases, loop, invite }
    }

    it('consists of the actions of the wire’s table [H03] [T16]', () => {
      const known = [...Object.keys(calls), ...elsewhere, ...withoutCall]
      assert.deepEqual(known.sort(), Object.keys(permissions).sort())
    })

    for (const standing of standings) {
      for (const isClosed of [false, true]) {
        it(`is allowed and refused to ${standing} in ${isClosed ? 'a closed' : 'an open'} one by the wire’s table [H03] [F22] [T16]`, async () => {
          const who: Partial<Who> = standing === 'visitor' ? {} : await signIn(app, 'wren')
          const refused = standing === 'visitor' ? 401 : 403
          for (const [action, all] of Object.entries(calls)) {
            for (const [name, send] of Object.entries(all)) {
              const { status, message } = await send(await sceneFor(standing, isClosed), who)
              const expected = may(standing, action as Action, { isClosed }) ? 200 : refused
              assert.equal(status, expected, `${action} ${name}: ${message}`)
            }
          }
        })
      }
    }
  })
}
