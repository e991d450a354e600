import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { codes, statusOf } from '../../src/wire/codes'
import { feedPage } from '../../src/wire/feed'
import { calls } from '../../src/wire/index'
import { paths } from '../../src/wire/paths'

/** Every path that the specification names, with the methods that it shows. */
const specified: Record<string, string> = {
  '/api/v4/auth/authorisationurl': 'GET',
  '/api/v4/auth/signinup': 'POST',
  '/api/v4/auth/signinup/code': 'POST',
  '/api/v4/auth/signinup/code/consume': 'POST',
  '/api/v4/auth/session/refresh': '',
  '/api/v4/update_email_phone': 'POST',
  '/api/v3/brand/guidelines': 'GET',
  '/api/v4/accept_brand_guidelines': 'POST',
  '/api/v3/brand/cb_request_status': 'GET',
  '/api/v3/users/ks_cb_request': 'POST',
  '/api/v3/users/update_user_profile': 'PATCH',
  '/api/v3/users/validate_nickname': 'POST',
  '/api/v3/category/list': 'GET',
  '/api/v3/users/topics': 'POST',
  '/api/v3/send_download_link': 'POST',
  '/goservices/links/dynamic_link': 'POST',
  '/api/v3/users/delete': 'DELETE',
  '/api/v3/users/video/upload/create_upload_url': 'POST',
  '/goservices/feed/home': '',
  '/goservices/feed/embed/home': '',
  '/goservices/placement/sections': '',
  '/goservices/placement/feed': '',
  '/goservices/feed/video': '',
  '/goservices/feed/loop': '',
  '/goservices/feed/community': '',
  '/api/v3/spark': '',
  '/api/v3/comments': '',
  '/api/v3/mentions': '',
  '/api/v3/comment/create': '',
  '/api/v3/conversation/video/comment': '',
  '/api/v3/conversation/details': '',
  '/api/v3/conversation/members': '',
  '/api/v3/conversation/participation_request': '',
  '/api/v3/conversation/leave': '',
  '/api/v3/conversation/subscription': '',
  '/api/v3/featured_loops': '',
  '/api/v3/community': '',
  '/api/v3/community/loops': '',
  '/api/v3/community/members': '',
  '/api/v3/community/join_request': '',
  '/api/v3/community/add_users': '',
  '/api/v3/community/leave': '',
  '/api/v3/featured_communities': '',
  '/goservices/profile/info': '',
  '/goservices/profile/brand/communities': '',
  '/goservices/profile/brand/loops': '',
  '/goservices/profile/brand/videos': '',
  '/api/v3/linkouts': '',
  '/api/v3/repost_destinations': '',
  '/api/v3/repost/create': '',
  '/api/v3/contact-us': '',
  '/api/v3/search/suggestions': '',
  '/api/v3/search/top': '',
  '/api/v3/global_search/recent': '',
  '/api/v3/notifications': '',
  '/api/v3/notification_read': '',
  '/api/v3/update_notification_settings': '',
  '/api/v3/redirect_media': '',
  '/api/v3/paginated_user_posts': '',
  '/api/v3/video_statistics': '',
  '/api/v3/loops-for-post': '',
  '/api/v3/locations/search': '',
  '/api/v3/video/draft': '',
  '/api/v3/video/draft/post': '',
  '/api/v3/video': '',
  '/api/v3/edit_post': '',
  '/api/v3/fetch_meta_data': '',
  '/goservices/data/ip_info': '',
  '/goservices/links/resolve-html': '',
}

/** What is sent with POST without an Idempotency-Key, because a second time changes nothing or a limit of its own holds. */
const harmlessTwice = [
  // Of signing in: their answers hold tokens, which are not kept.
  ...['autoLogin', 'sendCode', 'consumeCode', 'updateContact', 'sessionRefresh', 'signOut', 'endSession'],
  'endOtherSessions',
  // Written once for each client_id, event id or upload_path.
  ...['createComment', 'collectEvents'],
  // They set something, or only ask.
  ...['acceptGuidelines', 'saveTopics', 'validateNickname', 'createUploadUrl', 'addRecentSearch', 'subscribeLoop'],
  ...['saveVideo', 'setWatchHistory'],
  'subscribeCommunity',
  ...['readNotifications', 'updateNotificationSettings', 'subscribePush'],
  ...['updatePrivacySettings', 'requestDataExport', 'permitVideoUpload'],
]

const duplicates = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)

/** An enum has its names as values too. */
const allCodes = Object.values(codes).filter((it) => typeof it === 'number')

const media = {
  ...{ width: 360, height: 640, duration: 12, hls_url: '/a.m3u8', fast_start_url: null, poster_url: '/a.webp' },
  ...{ thumb_url: '/a.thumb.webp', placeholder: 'aaaa', captions: [], alt: '' },
}
const sponsored = {
  ...{ type: 'ad', ad_id: 'a1', title: 'Boots', caption: '', sponsor: { name: 'Halcyon', image_url: null }, media },
  linkout: { title: 'See them', url: 'https://halcyon.example/boots', image_url: null, product: null },
}

describe('a page of a feed', () => {
  const fits = (item: unknown) => feedPage.validate({ items: [item], next_cursor: null }, { strict: true })

  it('holds items of several types, each with its own shape [F27]', async () => {
    await fits(sponsored)
    await assert.rejects(fits({ ...sponsored, linkout: null }), /items\[0\]\.linkout/)
    await assert.rejects(fits({ ...sponsored, type: 'video' }), /items\[0\]\./)
  })

  it('holds no item without a type, or with one that the wire does not have [F27]', async () => {
    for (const item of [{ ...sponsored, type: 'poll' }, { ...sponsored, type: undefined }, { type: 'toString' }]) {
      await assert.rejects(fits(item), /items\[0\]\.type names no known type/)
    }
    await assert.rejects(fits(null))
  })
})

describe('the wire', () => {
  it('has each path of the specification, with the method that it shows [F27]', () => {
    for (const [path, method] of Object.entries(specified)) {
      const methods = calls.filter((call) => call.path === path).map((call) => call.method as string)
      assert.ok(methods.length > 0, `${path} has no call`)
      if (method) assert.ok(methods.includes(method), `${path} must answer ${method}, not ${methods}`)
    }
  })

  it('names each call once and gives each its own method and path [F27]', () => {
    assert.deepEqual(duplicates(calls.map((call) => call.id)), [])
    assert.deepEqual(duplicates(calls.map((call) => `${call.method} ${call.path}`)), [])
  })

  it('has a call for each of its paths and no call elsewhere [F27]', () => {
    assert.deepEqual([...new Set(calls.map((call) => call.path))].sort(), Object.values(paths).sort())
  })

  it('has for each POST either a key that makes it once, or nothing that happens twice [F20] [L06]', () => {
    const once = calls.filter((call) => call.once)
    assert.deepEqual(
      once.filter(({ method, responds = 'envelope' }) => method !== 'POST' || responds !== 'envelope'),
      [],
    )
    const others = calls.filter((call) => call.method === 'POST' && !call.once).map(({ id }) => id)
    assert.deepEqual(others.sort(), [...harmlessTwice].sort())
  })

  it('lets only calls that change something have a body', () => {
    const odd = calls.filter((call) => call.body && (call.method === 'GET' || call.method === 'DELETE'))
    assert.deepEqual(odd, [])
  })

  it('has a code for each error that a call names', () => {
    const known = new Set(allCodes)
    const unknown = calls.flatMap((call) => Object.keys(call.errors ?? {}).filter((code) => !known.has(Number(code))))
    assert.deepEqual(unknown, [])
  })

  it('keeps the product’s codes for refusals and gives each an HTTP status that is a failure [G01] [G02] [G07]', () => {
    assert.equal(codes.codeRefused, 5205)
    assert.equal(codes.deletionRefused, 5250)
    assert.equal(codes.codeNotSent, 5262)
    assert.equal(codes.phoneRefused, 5263)
    for (const code of allCodes.filter((it) => it !== codes.ok)) {
      assert.ok(statusOf(code) >= 400 && statusOf(code) < 600, `${code}`)
    }
    assert.equal(statusOf(codes.ok), 200)
    assert.equal(statusOf(9999), 500)
  })
})
