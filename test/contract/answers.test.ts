import assert from 'node:assert/strict'
import { createECDH } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats/dist/index.js'
import { type Sql, sql } from '../../demo/server/database/sql'
import { people } from '../../demo/server/demoProvider/people'
import type { JsonSchema } from '../../demo/server/http/jsonSchema'
import { createTestApp, type TestApp } from '../../demo/server/testing'
import type { Envelope } from '../../src/wire/envelope'
import { calls } from '../../src/wire/index'
import { fakeFiles } from '../demo/server/post/post'

/** For each call that the reference server answers, queries that together bring out every part of its answer. */
const answered: Record<string, string[]> = {
  getBrand: ['', 'brand_id=1', 'brand_slug=halcyon'],
  brandGuidelines: ['brand_id=1', 'brand_id=1&is_default=true'],
  categoryList: [''],
  feedHome: ['', 'sort=latest&limit=100', 'sort=popular&limit=3', 'start=windows&limit=2'],
  feedEmbedHome: ['embed_id=studio-visit'],
  feedVideo: ['slug=windows'],
  feedLoop: ['slug=slow-light'],
  feedCommunity: ['slug=night-skies&limit=100'],
  placementSections: ['placement_id=front-page', 'placement_id=corner'],
  placementFeed: ['placement_id=front-page', 'placement_id=front-page&section_id=fresh&limit=1'],
  getVideo: ['slug=windows', 'slug=aurora-over-the-ridge'],
  hiddenPeople: [''],
  notices: [''],
  notifications: ['', 'filter=unread&limit=1', 'filter=replies', 'filter=requests'],
  notificationSettings: [''],
  pushKey: [''],
  privacySettings: [''],
  ipInfo: [''],
  dataExport: [''],
  mentions: ['q=mi', 'limit=1'],
  getCommunity: ['slug=night-skies', 'slug=inner-circle'],
  communityMembers: ['slug=night-skies', 'slug=night-skies&q=m&role=1'],
  featuredCommunities: ['', 'limit=1'],
  exploreCategories: [''],
  exploreCommunities: ['category_id=1', 'category_id=1&limit=1'],
  exploreLoops: ['category_id=1', 'category_id=1&limit=1'],
  getLoop: ['slug=slow-light', 'slug=darkroom', 'slug=advent-of-noise'],
  featuredLoops: ['', 'limit=1'],
  featuredPeople: ['', 'limit=1'],
  communityLoops: ['slug=night-skies', 'slug=night-skies&limit=1', 'slug=night-skies&archived=false'],
  loopMembers: ['slug=slow-light', 'slug=slow-light&q=m'],
  loopsForPost: ['', 'q=slow&limit=1'],
  userPosts: ['', 'limit=1', 'state=published&limit=1'],
  drafts: [''],
  searchLocations: ['q=os'],
  usedTags: ['', 'tags=rain,night&prefix=n'],
  getProfile: ['slug=mira.light', 'brand_slug=lumen'],
  profileCommunities: ['slug=mira.light', 'brand_slug=lumen'],
  profileLoops: ['slug=mira.light', 'brand_slug=lumen'],
  profileVideos: ['slug=mira.light', 'brand_slug=lumen'],
  savedVideos: ['', 'video_id=1'],
  watchHistory: [''],
  searchSuggestions: ['q=no', 'q=nosie'],
  searchTop: ['q=noise', 'q=light&kind=videos&limit=2', 'q=mira', 'q=nosie', 'q=!'],
  recentSearches: [''],
}

/** Those that take more than a query. */
const apart = [
  ...[
    'sessionRefresh',
    'sendCode',
    'consumeCode',
    'updateContact',
    'signOut',
    'getAccount',
    'providerUrl',
    'autoLogin',
  ],
  ...['listSessions', 'endSession', 'endOtherSessions'],
  ...[
    'acceptGuidelines',
    'saveTopics',
    'validateNickname',
    'updateProfile',
    'avatarList',
    'creatorStatus',
    'creatorRequest',
  ],
  ...[
    'videoComments',
    'commentReplies',
    'createComment',
    'editComment',
    'deleteComment',
    'pinComment',
    'commentChanges',
    'commentStream',
  ],
  ...['notificationStream', 'readNotifications', 'updateNotificationSettings', 'subscribePush', 'unsubscribePush'],
  ...['report', 'hide', 'moderationQueue', 'decideCase', 'judgeAnswer', 'moderationLog', 'answerNotice'],
  ...[
    'repostDestinations',
    'createRepost',
    'repostRequests',
    'decideRepost',
    'countVideo',
    'openLinkout',
    'redirectMedia',
    'collectEvents',
  ],
  ...['spark', 'joinCommunity', 'withdrawCommunityRequest', 'leaveCommunity', 'subscribeCommunity'],
  ...['communityJoinRequests', 'decideCommunityRequest', 'addCommunityUsers'],
  ...['joinLoop', 'withdrawLoopRequest', 'leaveLoop', 'subscribeLoop', 'loopRequests', 'decideLoopRequest'],
  ...['createLoop', 'editLoop', 'archiveLoop', 'decideAllLoopRequests', 'removeLoopMember'],
  ...['editCommunity', 'decideAllCommunityRequests', 'communityPeople', 'changeCommunityRole', 'removeCommunityMember'],
  ...['communityBans', 'unbanFromCommunity', 'handOverCommunity', 'communityLog'],
  ...['pinVideo', 'removeVideo', 'moveVideo', 'setComments'],
  ...['addRecentSearch', 'clearRecentSearches', 'saveVideo', 'setWatchHistory', 'clearWatchHistory', 'clearSaved'],
  ...['createInvite', 'invites', 'revokeInvite', 'getInvite', 'acceptInvite'],
  ...['contactUs', 'fetchMetaData', 'updatePrivacySettings', 'permitVideoUpload', 'videoUpload'],
  ...['requestDataExport', 'cancelDataExport', 'dataExportFile'],
  ...[
    'createPost',
    'deletePost',
    'editPost',
    'restorePost',
    'videoStatistics',
    'saveDraft',
    'deleteDraft',
    'postDraft',
  ],
  ...['createUploadUrl', 'fetchImage', 'dynamicLink', 'appLink', 'sendDownloadLink', 'resolveHtml', 'deleteAccount'],
]

type Json = Record<string, unknown>

/** Fields that the document does not name are faults of an answer, although OpenAPI allows them. */
const sealed = (it: unknown): unknown => {
  if (Array.isArray(it)) return it.map(sealed)
  if (typeof it !== 'object' || it === null) return it
  const inside = Object.fromEntries(Object.entries(it).map(([key, value]) => [key, sealed(value)]))
  return 'properties' in it && 'type' in it ? { additionalProperties: false, ...inside } : inside
}

describe('the reference server answers as the wire specifies:', () => {
  let server: TestApp
  let bearer: Record<string, string>
  let refreshToken: string
  const { files: uploads, videoFiles } = fakeFiles()
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  addFormats(ajv)

  before(async () => {
    server = await createTestApp({ checkAnswers: false, videoFiles })
    const [mira] = await server.db.query<{ id: string }>(sql`select id::text from users where nickname = 'mira.light'`)
    assert.ok(mira)
    const tokens = await server.services.sessions.start(mira.id)
    bearer = { authorization: `Bearer ${tokens.accessToken}` }
    refreshToken = tokens.refreshToken
    const document = (await (await server.fetch('/openapi.json')).json()) as JsonSchema
    ajv.addSchema(sealed({ $id: 'api', ...document }) as JsonSchema)
  })
  after(() => server.close())

  const documented = (path: string, method: string) => {
    const at = ['paths', path, method.toLowerCase(), 'responses', '200', 'content', 'application/json', 'schema']
    const pointer = at.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
    const validate = ajv.getSchema(`api#/${pointer}`)
    assert.ok(validate, `${method} ${path} is not in the document`)
    return validate
  }

  const fits = async (id: string, envelope: Envelope<unknown>) => {
    const call = calls.find((it) => it.id === id)
    assert.ok(call)
    assert.equal(envelope.code, 200, `${id}: ${envelope.message}`)
    await call.answer.validate(envelope.data, { strict: true })
    const validate = documented(call.path, call.method)
    assert.ok(validate(envelope), `${id}: ${ajv.errorsText(validate.errors)}`)
  }

  for (const [id, queries] of Object.entries(answered)) {
    it(`${id}, for each who may call it [F19] [F27]`, async () => {
      const call = calls.find((it) => it.id === id)
      assert.ok(call)
      for (const query of queries) {
        for (const headers of [{}, bearer]) {
          const response = await server.fetch(`${call.path}?${query}`, { headers })
          if (call.who === 'viewer' && headers !== bearer) assert.equal(response.status, 401)
          else await fits(id, (await response.json()) as Envelope<unknown>)
        }
      }
    })
  }

  it('a session refresh, with new tokens in its headers [F24] [D11]', async () => {
    const response = await server.fetch('/api/v4/auth/session/refresh', {
      method: 'POST',
      headers: { 'gn-refresh-token': refreshToken },
    })
    await fits('sessionRefresh', (await response.json()) as Envelope<unknown>)
    assert.ok(response.headers.get('gn-access-token'))
    assert.ok(response.headers.get('gn-refresh-token'))
    assert.notEqual(response.headers.get('gn-refresh-token'), refreshToken)
  })

  const post = async (id: string, body: object, headers: Record<string, string> = {}) => {
    const call = calls.find((it) => it.id === id)
    const hasBody = call?.method === 'POST' || call?.method === 'PATCH'
    const response = await server.fetch(call?.path ?? '', {
      method: call?.method ?? '',
      headers: { 'content-type': 'application/json', ...headers },
      ...(hasBody && { body: JSON.stringify(body) }),
    })
    const envelope = (await response.json()) as Envelope<Json>
    await fits(id, envelope)
    return { ...envelope.data, authorization: `Bearer ${response.headers.get('gn-access-token')}` }
  }

  const ask = async (id: string, query: string, headers: Record<string, string> = bearer) => {
    const { path = '', method = '' } = calls.find((it) => it.id === id) ?? {}
    const response = await server.fetch(`${path}?${query}`, { method, headers })
    await fits(id, (await response.json()) as Envelope<unknown>)
  }

  const target = async (statement: Sql) => {
    const [row] = await server.db.query<{ id: string }>(statement)
    return row?.id ?? assert.fail('the seed has no such row')
  }

  it('a sign-in with a provider, and with a token of the brand’s own page [F01] [F02]', async () => {
    const page = 'http://localhost/article.html'
    const provider = { thirdPartyId: 'lumen-id', redirectURIOnProviderDashboard: page, encrypted_device_id: 'browser' }
    const response = await server.fetch(`/api/v4/auth/authorisationurl?${new URLSearchParams(provider)}`)
    const envelope = (await response.json()) as Envelope<{ url: string }>
    await fits('providerUrl', envelope)
    const web = { encrypted_device_id: 'browser', login_source: 'web', device_type: 3, thirdPartyId: 'lumen-id' }
    const [person] = people
    assert.ok(person)
    await post('autoLogin', { ...web, sso_token: await server.demoProvider.ssoToken('lumen-id', '1', person) })
  })

  it('a sign-in by code, a new address, and the way out [F03] [F04] [F05]', async () => {
    const encrypted_device_id = 'browser'
    const proof = async (body: object, headers?: Record<string, string>) => {
      const { preAuthSessionId, deviceId } = (await post('sendCode', { ...body, encrypted_device_id }, headers)) as Json
      const userInputCode = server.mailbox.list()[0]?.text.match(/\d{6}/)?.[0]
      return { userInputCode, preAuthSessionId, deviceId, encrypted_device_id }
    }
    const email = 'reader@mail.example'
    const web = { login_source: 'web', device_type: 3 }
    const { authorization } = await post('consumeCode', { ...(await proof({ email })), ...web, email })
    const phoneOnly = { phoneNumber: '+4915112345678' }
    const phone = { ...phoneOnly, is_update_flow: true }
    await post('updateContact', await proof(phone, { authorization }), { authorization })
    await post('getAccount', {}, { authorization })
    const { items } = (await post('listSessions', {}, { authorization })) as unknown as { items: [Json] }
    await post('endOtherSessions', {}, { authorization })
    await post('endSession', { session_id: items[0].session_id }, { authorization })
    const again = await post('consumeCode', { ...(await proof(phoneOnly)), ...web, ...phoneOnly })
    await post('signOut', {}, { authorization: again.authorization })
  })

  it('all that somebody does about their account, from the first visit to the last [F07] [F08] [F09] [F10] [F12] [F15] [F16]', async () => {
    const email = 'everything@mail.example'
    const device = { encrypted_device_id: 'browser' }
    const { preAuthSessionId, deviceId } = (await post('sendCode', { email, ...device })) as Json
    const userInputCode = server.mailbox.list()[0]?.text.match(/\d{6}/)?.[0]
    const code = { userInputCode, preAuthSessionId, deviceId }
    const { authorization } = await post('consumeCode', { ...code, login_source: 'web', device_type: 3, email })
    const viewer = { authorization }
    await post('acceptGuidelines', {}, viewer)
    await post('saveTopics', { topicIds: ['1', '2', '3'] }, viewer)
    await post('validateNickname', { nickname: 'everything' }, viewer)
    const user = { nickname: 'everything', bio: 'All', name: 'Every Thing', birthday: '17/9/1996', insta_id: 'every' }
    await post('updateProfile', { user: { ...user, linkedin_id: 'https://www.linkedin.com/in/every' } }, viewer)
    await post('avatarList', {}, viewer)
    await post('updateProfile', { user: { profile_image: 'lava', is_avatar: true } }, viewer)
    await post('creatorStatus', {}, viewer)
    await post('creatorRequest', { source: 'app_web' }, viewer)
    await post('createUploadUrl', { contentType: 'image/png', path: 'uploads/profile_images/user1.png' }, viewer)
    await post('deleteAccount', {}, viewer)
  })

  it('a spark, and the ways into and out of a community [F20] [F22]', async () => {
    const video_id = await target(sql`select id::text from videos where slug = 'windows' and brand_id = 1`)
    const comment_id = await target(sql`select t.id::text from comments t join videos v on v.id = t.video_id
      where v.slug = 'windows' and v.brand_id = 1 and t.deleted_at is null`)
    for (const sparked of [true, false]) {
      await post('spark', { video_id, sparked }, bearer)
      await post('spark', { comment_id, sparked }, bearer)
    }
    const ines = await target(sql`select id::text from users where nickname = 'ines' and brand_id = 1`)
    const { accessToken } = await server.services.sessions.start(ines)
    const viewer = { authorization: `Bearer ${accessToken}` }
    const community_id = await target(sql`select id::text from communities where slug = 'inner-circle'`)
    await post('joinCommunity', { community_id, note: 'Hello' }, viewer)
    await ask('withdrawCommunityRequest', `community_id=${community_id}`, viewer)
    await post('leaveCommunity', { community_id }, viewer)
    const dusk = { community_id: await target(sql`select id::text from communities where slug = 'night-skies'`) }
    await post('subscribeCommunity', { ...dusk, subscribed: true }, viewer)
    const lumen = await target(sql`select id::text from users where nickname = 'lumen' and brand_id = 1`)
    const leader = await server.services.sessions.start(lumen)
    const leading = { authorization: `Bearer ${leader.accessToken}` }
    await ask('communityJoinRequests', `community_id=${community_id}`, leading)
    const user_id = await target(sql`select id::text from users where nickname = 'bea' and brand_id = 1`)
    await post('decideCommunityRequest', { community_id, user_id, accepted: true }, leading)
    await post('addCommunityUsers', { community_id, user_ids: [ines] }, leading)
  })

  it('all that somebody does who leads a community, until another one does [M01] [F22]', async () => {
    const person = (nickname: string) =>
      target(sql`select id::text from users where nickname = ${nickname} and brand_id = 1`)
    const [leader, other] = [await person('lumen'), await person('nils')]
    const bearerOf = async (id: string) => ({
      authorization: `Bearer ${(await server.services.sessions.start(id)).accessToken}`,
    })
    const leading = await bearerOf(leader)
    const community_id = await target(sql`select id::text from communities where slug = 'inner-circle'`)
    const place = `community_id=${community_id}`
    const video_id = await target(sql`select id::text from videos where community_id = ${community_id}`)
    const rules = ['Be kind', 'Say where it is from']
    const social = { social_web_url: 'https://circle.example', insta: 'circle', linkedin: null }
    await post('editCommunity', { community_id, name: 'Inner Circle', rules, social }, leading)
    await post('decideAllCommunityRequests', { community_id, accepted: true }, leading)
    await ask('communityPeople', `${place}&q=n`, leading)
    const { token } = (await post('createInvite', { community_id, max_uses: 3 }, leading)) as Json
    for (const headers of [{}, leading]) await ask('getInvite', `token=${token}`, headers)
    await post('acceptInvite', { token, accepted_rules: true }, await bearerOf(other))
    await ask('invites', place, leading)
    const [invite] = await server.db.query<{ id: string }>(sql`select id::text from community_invites order by id desc`)
    await ask('revokeInvite', `${place}&invite_id=${invite?.id}`, leading)
    for (const role of [1, 3]) await post('changeCommunityRole', { community_id, user_id: other, role }, leading)
    for (const id of [video_id, null]) await post('pinVideo', { community_id, video_id: id }, leading)
    for (const off of [true, false]) await post('setComments', { community_id, video_id, off }, leading)
    await post('moveVideo', { community_id, video_id, loop_id: null }, leading)
    await post('removeVideo', { community_id, video_id, reason: 'Not ours' }, await bearerOf(other))
    const user_id = await person('bea')
    await post('removeCommunityMember', { community_id, user_id, reason: 'Spam', banned: true }, leading)
    await ask('communityBans', place, leading)
    await ask('unbanFromCommunity', `${place}&user_id=${user_id}`, leading)
    await ask('communityLog', `${place}&limit=100`, leading)
    await post('handOverCommunity', { community_id, user_id: other }, leading)
  })

  it('what a viewer searched for [F25] [M05]', async () => {
    for (const q of ['noise', 'plotter inks']) await post('addRecentSearch', { q }, bearer)
    await ask('clearRecentSearches', 'q=noise')
    await ask('clearRecentSearches', '')
  })

  it('what a viewer keeps, and has watched [T18]', async () => {
    const video_id = await target(sql`select id::text from videos where slug = 'windows'`)
    await post('countVideo', { video_id, what: 'view' }, bearer)
    for (const saved of [true, false]) await post('saveVideo', { video_id, saved }, bearer)
    for (const is_on of [false, true]) await post('setWatchHistory', { is_on }, bearer)
    await ask('watchHistory', '')
    await ask('clearWatchHistory', `video_id=${video_id}`)
    await ask('clearWatchHistory', '')
    await ask('clearSaved', '')
  })

  it('the ways into and out of a loop, and its life [F21] [M02]', async () => {
    const ivo = await target(sql`select id::text from users where nickname = 'ivo' and brand_id = 1`)
    const { accessToken } = await server.services.sessions.start(ivo)
    const viewer = { authorization: `Bearer ${accessToken}` }
    const open = await target(sql`select id::text from loops where slug = 'aurora-lab'`)
    await post('joinLoop', { loop_id: open }, viewer)
    await post('subscribeLoop', { loop_id: open, subscribed: true }, viewer)
    await post('leaveLoop', { loop_id: open }, viewer)
    const loop_id = await target(sql`select id::text from loops where slug = 'darkroom'`)
    await ask('withdrawLoopRequest', `loop_id=${loop_id}`, viewer)
    await post('joinLoop', { loop_id, note: 'Hello' }, viewer)
    await ask('loopRequests', `loop_id=${loop_id}`)
    await post('decideLoopRequest', { loop_id, user_id: ivo, accepted: true }, bearer)
    await post('decideAllLoopRequests', { loop_id, accepted: true, asked_until: '2001-01-01T00:00:00.000Z' }, bearer)
    await post('removeLoopMember', { loop_id, user_id: ivo, reason: 'Off topic' }, bearer)
    await ask('getLoop', 'slug=darkroom', viewer)
    const community_id = await target(sql`select id::text from communities where slug = 'night-skies'`)
    const made = (await post('createLoop', { community_id, name: 'Weather' }, bearer)) as Json
    await post('editLoop', { loop_id: made.loop_id, is_closed: true }, bearer)
    await post('archiveLoop', { loop_id: made.loop_id, archived: true }, bearer)
  })

  it('a comment and its replies, from the first word to the last [F20] [L07]', async () => {
    const video_id = await target(sql`select v.id::text from videos v join users u on u.id = v.author_id
      where u.nickname = 'mira.light' and v.slug = 'aurora-over-the-ridge'`)
    const text = '@ines see https://lumen.example #aurora'
    const { comment_id } = (await post('createComment', { video_id, text, client_id: '1' }, bearer)) as Json
    await post('createComment', { video_id, text, parent_id: comment_id, client_id: '2' }, bearer)
    await post('editComment', { comment_id, text: 'Changed' }, bearer)
    await post('pinComment', { comment_id, pinned: true }, bearer)
    await ask('deleteComment', `comment_id=${comment_id}`)
    for (const headers of [{}, bearer]) {
      for (const query of ['', '&sort=newest&limit=1', `&focus=${comment_id}`]) {
        await ask('videoComments', `video_id=${video_id}${query}`, headers)
      }
      await ask('commentReplies', `parent_id=${comment_id}`, headers)
      await ask('commentChanges', `video_id=${video_id}&after=0`, headers)
    }
  })

  it('notifications that are read, and wanted in other ways [F25] [M06]', async () => {
    const video_id = await target(sql`select v.id::text from videos v join users u on u.id = v.author_id
      where u.nickname = 'mira.light' and v.slug = 'aurora-over-the-ridge'`)
    const ines = await target(sql`select id::text from users where nickname = 'ines' and brand_id = 1`)
    const { accessToken } = await server.services.sessions.start(ines)
    const other = { authorization: `Bearer ${accessToken}` }
    await post('spark', { video_id, sparked: true }, other)
    await post('createComment', { video_id, text: 'Fine', client_id: 'told' }, other)
    await ask('notifications', '', bearer)
    const notification_id = await target(sql`select max(n.id)::text as id from notifications n
      join users u on u.id = n.user_id where u.nickname = 'mira.light'`)
    await post('readNotifications', { notification_ids: [notification_id] }, bearer)
    await post('readNotifications', {}, bearer)
    await post('updateNotificationSettings', { sparks: { push: true }, answers: { mail: false } }, bearer)
    const p256dh = createECDH('prime256v1').generateKeys('base64url')
    const keys = { p256dh, auth: Buffer.alloc(16).toString('base64url') }
    await post('subscribePush', { endpoint: 'https://push.example/1', keys, language: 'de' }, bearer)
    await ask('unsubscribePush', 'endpoint=https://push.example/1', bearer)
  })

  it('a message to the brand, who may mention the viewer, and a copy of their data [F24] [M08] [T18]', async () => {
    await post('contactUs', { name: 'Rune', email: 'rune@mail.example', message: 'Hello', topic: 'idea' })
    await post('updatePrivacySettings', { mentions: 'communities' }, bearer)
    await post('updatePrivacySettings', { mentions: 'everyone' }, bearer)
    await post('requestDataExport', {}, bearer)
    await server.runJobs()
    await ask('dataExport', '')
    await ask('cancelDataExport', '')
  })

  it('a report, what moderators decide, and what the author says to it [F18] [T15]', async () => {
    const video_id = await target(sql`select v.id::text from videos v join users u on u.id = v.author_id
      join communities c on c.id = v.community_id where u.nickname = 'mira.light' and c.slug = 'night-skies'`)
    const community_id = await target(sql`select id::text from communities where slug = 'night-skies'`)
    const as = async (nickname: string) => {
      const id = await target(sql`select id::text from users where nickname = ${nickname} and brand_id = 1`)
      await server.db.query(sql`insert into community_members (community_id, user_id, role, since)
        values (${community_id}, ${id}, 1, now()) on conflict (community_id, user_id) do update set role = 1`)
      return { authorization: `Bearer ${(await server.services.sessions.start(id)).accessToken}` }
    }
    const [first, second] = [await as('wren'), await as('yuki')]
    await post('report', { video_id, reason: 'stolen', note: 'Mine' }, first)
    await ask('moderationQueue', `community_id=${community_id}`, first)
    const case_id = await target(sql`select id::text from cases where decision is null`)
    await post('decideCase', { case_id, decision: 'suspend', rule: 'Share what is yours', hours: 1 }, first)
    await ask('notices', '', bearer)
    await post('answerNotice', { case_id, text: 'No, mine' }, bearer)
    await ask('moderationQueue', `community_id=${community_id}&state=answered`, second)
    await post('judgeAnswer', { case_id, upheld: false, words: 'Yours' }, second)
    await ask('moderationQueue', `community_id=${community_id}&state=decided`, second)
    await ask('moderationLog', `community_id=${community_id}`, second)
    for (const hidden of [true, false]) {
      await post('hide', { video_id, hidden }, first)
      await post(
        'hide',
        { user_id: await target(sql`select id::text from users where nickname = 'luca'`), hidden },
        first,
      )
    }
  })

  it('a repost, a view and a tap on a link [F23] [F24]', async () => {
    const video_id = await target(sql`select id::text from videos where linkout_id is not null and brand_id = 1`)
    await ask('repostDestinations', `video_id=${video_id}`)
    const id = await target(sql`select id::text from users where nickname = 'mira.light' and brand_id = 1`)
    const destinations = [{ kind: 'profile', id }]
    for (const reposted of [true, false]) await post('createRepost', { video_id, destinations, reposted }, bearer)
    const community_id = await target(sql`select id::text from communities where slug = 'field-studies'`)
    await server.db.query(sql`update communities set repost_policy = 'approval' where id = ${community_id}`)
    const join = (role: number) =>
      server.db.query(sql`insert into community_members (community_id, user_id, role, since) values
        (${community_id}, ${id}, ${role}, now()) on conflict (community_id, user_id) do update set role = ${role}`)
    await join(2)
    const request = { kind: 'community', id: community_id }
    const other = await target(sql`select id::text from videos where slug = 'windows' and brand_id = 1`)
    await post('createRepost', { video_id: other, destinations: [request] }, bearer)
    await join(1)
    await ask('repostRequests', `community_id=${community_id}`)
    await post('decideRepost', { video_id: other, user_id: id, ...request, accepted: true }, bearer)
    await post('countVideo', { video_id, what: 'view' })
    await post('openLinkout', { video_id })
  })

  it('a batch of analytics events, also as a beacon sends it [P02]', async () => {
    const event = { id: 'e', name: 'Watched', at: new Date().toISOString(), properties: { videoId: '1' } }
    const events = [{ ...event, platform_source: 1, brand_id: null, visit_id: 'v' }]
    await post('collectEvents', { events })
    await post('collectEvents', { events }, { 'content-type': 'text/plain;charset=UTF-8' })
  })

  it('links, and the message that brings one [F13] [F14] [F18]', async () => {
    const query_params = { utm_source: 'web' }
    const link = { query_params, title: 'Windows', preview_url: '', path_params: { page: 'video', slug: 'windows' } }
    const { shortLink } = (await post('dynamicLink', link)) as Json
    await post('appLink', { type: 'spark', payload: { video_slug: 'windows' } })
    await post('sendDownloadLink', { email: 'phone@mail.example', query_params })
    const page = await server.fetch(`/goservices/links/resolve-html?link=${encodeURIComponent(String(shortLink))}`)
    assert.match(page.headers.get('content-type') ?? '', /^text\/html/)
  })

  it('the viewer’s own state when signed in only [F19]', async () => {
    for (const [path, list] of [
      ['/goservices/feed/home', true],
      ['/api/v3/video?slug=windows', false],
      ['/api/v3/community?slug=night-skies', false],
    ] as const) {
      for (const headers of [{}, bearer]) {
        const { data } = (await (await server.fetch(path, { headers })).json()) as Envelope<Json>
        const items = list ? (data.items as Json[]) : [data]
        assert.ok(items.length > 0)
        for (const item of items) assert.equal('viewer' in item, headers === bearer, path)
      }
    }
  })

  it('what a creator does with a post, from its draft to its end [F23] [F26]', async () => {
    const mira = await target(sql`select id::text from users where nickname = 'mira.light'`)
    const media =
      await target(sql`insert into media (width, height, duration, hls_url, poster_url, thumb_url, placeholder)
      values (720, 1280, 9, '/a.m3u8', '/a.jpg', '/a-s.jpg', 'x') returning id::text`)
    const upload_path = 'uploads/videos/mine'
    uploads.set(upload_path, { owner: mira, state: 'ready', problem: null, mediaId: media })
    const written = {
      ...{ caption: 'Two stones, one pond #water', alt: 'Rings of water meet', cover_at: 2 },
      ...{ location_id: 'jp-kyoto', comments_off: true },
      captions: [{ path: 'uploads/captions/a.vtt', lang: 'en', label: 'English' }],
      linkout: { title: 'The source', url: 'https://okafor.studio/ridge' },
    }
    const { draft_id } = (await post('saveDraft', { upload_path, ...written }, bearer)) as Json
    await ask('drafts', `draft_id=${draft_id}`)
    const { video_id } = (await post('postDraft', { draft_id }, bearer)) as Json
    await post('createPost', { upload_path, ...written }, bearer)
    await post('editPost', { video_id, caption: 'Two stones' }, bearer)
    await ask('videoStatistics', `video_id=${video_id}`)
    await ask('userPosts', `video_id=${video_id}`)
    await ask('deletePost', `video_id=${video_id}`)
    await post('restorePost', { video_id }, bearer)
    const other = (await post('saveDraft', { caption: 'No' }, bearer)) as Json
    await ask('deleteDraft', `draft_id=${other.draft_id}`)
  })

  it('pages that go on where the last one ended, until next_cursor is null [F19]', async () => {
    const read = async (query: string) => {
      const response = await server.fetch(`/goservices/feed/home?sort=latest&${query}`)
      return ((await response.json()) as Envelope<{ items: Array<{ video_id: string }>; next_cursor: string | null }>)
        .data
    }
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { items, next_cursor } = await read(`limit=7${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
      assert.ok(items.length > 0 || next_cursor === null)
      seen.push(...items.map((item) => item.video_id))
      cursor = next_cursor
    }
    assert.equal(new Set(seen).size, seen.length)
    assert.deepEqual(
      seen.slice(0, 14),
      (await read('limit=14')).items.map((item) => item.video_id),
    )
  })

  it('to every call of the wire [F27]', () => {
    const others = calls.map(({ id }) => id).filter((id) => !(id in answered) && !apart.includes(id))
    assert.deepEqual(others, [])
  })

  it('faults with the documented envelope and status [F27]', async () => {
    const faults: Array<[path: string, init: RequestInit, code: number]> = [
      ['/api/v3/video?slug=nothing-like-it', {}, 404],
      ['/api/v3/video', {}, 400],
      ['/goservices/feed/home?limit=1000', {}, 400],
      ['/goservices/feed/home?cursor=nonsense', {}, 400],
      ['/api/v3/video?slug=windows', { method: 'PUT' }, 405],
      ['/api/v3/nowhere', {}, 404],
      ['/goservices/feed/home', { headers: { authorization: 'Bearer x' } }, 401],
    ]
    for (const [path, init, expected] of faults) {
      const response = await server.fetch(path, init)
      const { code, message, data } = (await response.json()) as Envelope<unknown>
      assert.deepEqual([path, response.status, code, data], [path, expected, expected, null])
      assert.ok(message.length > 0)
    }
    const refused = await server.fetch('/api/v4/auth/session/refresh', {
      method: 'POST',
      headers: { 'gn-refresh-token': 'x' },
    })
    assert.deepEqual([refused.status, ((await refused.json()) as Envelope<null>).code], [401, 5310])
  })
})
