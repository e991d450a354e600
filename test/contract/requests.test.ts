import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { autoLogin, consumeCode, providerUrl, sendCode, updateContact } from '../../src/wire/auth'
import { createComment, editComment } from '../../src/wire/comment'
import { creatorRequest } from '../../src/wire/creator'
import type { Call } from '../../src/wire/envelope'
import { brandGuidelines } from '../../src/wire/guidelines'
import { dynamicLink, openLinkout, sendDownloadLink } from '../../src/wire/link'
import { decideCase } from '../../src/wire/moderation'
import { profileVideos } from '../../src/wire/profile'
import { hide, report } from '../../src/wire/report'
import { createRepost } from '../../src/wire/repost'
import { endSession } from '../../src/wire/session'
import { spark } from '../../src/wire/spark'
import { createUploadUrl } from '../../src/wire/upload'
import { saveTopics, updateProfile, validateNickname } from '../../src/wire/user'

const device = { login_source: 'web', device_type: 3 }
const codeSession = { preAuthSessionId: 'p', deviceId: 'd' }
const code = { userInputCode: '012345', ...codeSession }
const redirectURIInfo = { redirectURIOnProviderDashboard: 'https://a.example/', redirectURIQueryParams: { code: 'c' } }

/** Requests as the specification shows them, and ones that must be refused. */
const requests: Array<[title: string, call: Call, good: object[], bad: object[]]> = [
  [
    'provider sign-in URL [F01]',
    providerUrl,
    [
      { thirdPartyId: 'google', redirectURIOnProviderDashboard: 'https://a.example/page', encrypted_device_id: 'e' },
      {
        thirdPartyId: 'google',
        redirectURIOnProviderDashboard: 'https://a.example/',
        encrypted_device_id: 'e',
        is_popup: true,
      },
    ],
    [{ thirdPartyId: 'google' }, { thirdPartyId: 'google', redirectURIOnProviderDashboard: 'https://a.example/page' }],
  ],
  [
    'provider sign-in and host auto-login [F02] [D12]',
    autoLogin,
    [
      { encrypted_device_id: 'e', ...device, thirdPartyId: 'google', redirectURIInfo },
      { encrypted_device_id: 'e', ...device, thirdPartyId: 'lumen-sso', sso_token: 't' },
    ],
    [
      { encrypted_device_id: 'e', ...device, thirdPartyId: 'google' },
      { encrypted_device_id: 'e', ...device, thirdPartyId: 'google', redirectURIInfo, sso_token: 't' },
      { encrypted_device_id: 'e', login_source: 'app', device_type: 3, thirdPartyId: 'google', redirectURIInfo },
    ],
  ],
  [
    'send code [F03]',
    sendCode,
    [
      { email: 'x', encrypted_device_id: 'e', is_update_flow: false },
      { phoneNumber: 'x', email: 'y', encrypted_device_id: 'e', is_update_flow: true },
    ],
    [{ encrypted_device_id: 'e', is_update_flow: false }, { email: 'x' }],
  ],
  [
    'consume code [F04] [E04]',
    consumeCode,
    [
      { ...code, ...device, email: 'x' },
      { ...code, ...device, phoneNumber: 'x', encrypted_device_id: 'e' },
    ],
    [
      { ...code, ...device },
      { ...code, ...device, email: 'x', userInputCode: '12345' },
      { ...code, ...device, email: 'x', userInputCode: '12345a' },
    ],
  ],
  [
    'update email or phone [F05]',
    updateContact,
    [{ ...code, encrypted_device_id: 'e' }],
    [{ ...codeSession, encrypted_device_id: 'e' }],
  ],
  ['end one session', endSession, [{ session_id: 's' }], [{}, { session_id: '' }]],
  [
    'guidelines, only with a brand id [F06]',
    brandGuidelines,
    [{ brand_id: '1', is_default: false }],
    [{ is_default: true }],
  ],
  ['creator request [F08]', creatorRequest, [{ source: 'app_web' }], [{}, { source: 'web' }]],
  [
    'update profile [F09] [E06] [E07] [E12] [E13]',
    updateProfile,
    [
      { user: {} },
      { user: { bio: null, name: null, birthday: '17/9/1996', nickname: 'mira.light' } },
      { user: { name: 'Añ 王小明 नमस्ते', profile_image: 'https://a.example/p.png', is_avatar: false } },
      { user: { insta_id: 'a.b_c-d', linkedin_id: 'https://www.LinkedIn.com/in/mira-okafor', twitter_id: '' } },
    ],
    [
      {},
      { user: { bio: 'x'.repeat(151) } },
      { user: { name: 'x'.repeat(26) } },
      { user: { name: '<b>' } },
      { user: { nickname: 'a b' } },
      { user: { tiktok_id: '@a' } },
      { user: { linkedin_id: 'https://linkedin.com.evil.example/in/a' } },
      { user: { linkedin_id: 'https://www.linkedin.com/feed/a' } },
      { user: { birthday: '1996-09-17' } },
      { user: { birthday: '31/4/1996' } },
      { user: { birthday: '31/12/1939' } },
    ],
  ],
  ['validate nickname [F10]', validateNickname, [{ nickname: 'mira' }], [{}, { nickname: '' }, { nickname: 'a/b' }]],
  ['save topics [F12]', saveTopics, [{ topicIds: ['1', '2', '3'] }], [{ topicIds: [] }, {}]],
  [
    'send download link [F13]',
    sendDownloadLink,
    [
      { email: 'a@b.example', mobile: null, query_params: { utm_source: 'web' } },
      { email: null, mobile: '+14155550101' },
    ],
    [{ email: null, mobile: null }, { email: 'nobody' }, { mobile: '+1', query_params: { a: 1 } }],
  ],
  [
    'dynamic link [F14]',
    dynamicLink,
    [
      {
        query_params: { utm_campaign: 'c', utm_source: 's', utm_medium: 'm', action: 'share', content_type: 'video' },
        title: 'Aurora',
        preview_url: '',
        path_params: { page: 'video', slug: 'aurora-ridge' },
      },
    ],
    [{ title: 'Aurora' }, { query_params: {}, title: 'A', preview_url: '', path_params: { page: 1 } }],
  ],
  [
    'upload URL [F16]',
    createUploadUrl,
    [{ contentType: 'image/png', path: 'uploads/profile_images/user1700000000000.png' }],
    [
      { contentType: 'text/html', path: 'uploads/a.html' },
      { contentType: 'image/png', path: '../secret/a.png' },
      { contentType: 'image/png', path: 'uploads/../a.png' },
      { contentType: 'image/png', path: '/etc/a.png' },
    ],
  ],
  [
    'spark on one thing [F20]',
    spark,
    [
      { video_id: '1', sparked: true },
      { comment_id: '1', sparked: false },
    ],
    [{ sparked: true }, { video_id: '1', comment_id: '2', sparked: true }, { video_id: '1' }],
  ],
  [
    'a comment, whose text is limited in characters as people count them [F20] [L07]',
    createComment,
    [
      { video_id: '1', text: 'Hello', client_id: 'a' },
      { video_id: '1', parent_id: null, text: '👨‍👩‍👧‍👦'.repeat(1000), facets: [], client_id: 'a' },
      { video_id: '1', parent_id: '2', text: '@a', facets: [{ start: 0, end: 2, user_id: '3' }], client_id: 'a' },
    ],
    [
      { video_id: '1', text: 'Hello' },
      { video_id: '1', text: ' \u200b ', client_id: 'a' },
      { video_id: '1', text: 'x'.repeat(1001), client_id: 'a' },
      { video_id: '1', text: 'x', client_id: 'a', facets: [{ start: -1, end: 2, user_id: '3' }] },
      { video_id: '1', text: 'x', client_id: 'a', facets: Array(21).fill({ start: 0, end: 1, user_id: '3' }) },
    ],
  ],
  ['a changed comment [F20] [L07]', editComment, [{ comment_id: '1', text: 'x' }], [{ comment_id: '1', text: '' }]],
  [
    'a report of one thing [L06]',
    report,
    [
      { video_id: '1', reason: 'spam' },
      { comment_id: '1', reason: 'other', note: 'x'.repeat(300) },
    ],
    [{ reason: 'spam' }, { video_id: '1', comment_id: '2', reason: 'spam' }, { video_id: '1', reason: 'boring' }],
  ],
  [
    'hiding one thing [T14]',
    hide,
    [{ video_id: '1' }, { user_id: '1', hidden: false }],
    [{}, { video_id: '1', user_id: '2' }],
  ],
  [
    'a repost to places [F24]',
    createRepost,
    [{ video_id: '1', destinations: [{ kind: 'profile', id: '2' }] }],
    [
      { video_id: '1', destinations: [] },
      { video_id: '1', destinations: [{ kind: 'planet', id: '2' }] },
    ],
  ],
  [
    'a tap on a link [F24] [L08]',
    openLinkout,
    [{ video_id: '1' }, { comment_id: '1', url: 'https://a.example/' }],
    [{}, { url: 'https://a.example/' }],
  ],
  [
    'what moderators decide [T15]',
    decideCase,
    [
      { case_id: '1', decision: 'keep' },
      { case_id: '1', decision: 'suspend', hours: 24, rule: 'Be kind', words: 'Please' },
      { case_id: '1', decision: 'suspend', hours: null },
    ],
    [{ case_id: '1', decision: 'ban' }, { case_id: '1', decision: 'suspend', hours: 0 }, { decision: 'keep' }],
  ],
  [
    'profile of one owner [F23]',
    profileVideos,
    [{ slug: 'mira' }, { brand_slug: 'lumen', limit: '100' }],
    [{}, { slug: 'mira', brand_slug: 'lumen' }, { slug: 'mira', limit: '101' }, { slug: 'mira', limit: '0' }],
  ],
]

describe('the wire takes', () => {
  for (const [title, call, good, bad] of requests) {
    it(title, async () => {
      const schema = call.query ?? call.body
      assert.ok(schema)
      for (const request of good) await schema.validate(request)
      for (const request of bad) await assert.rejects(schema.validate(request), JSON.stringify(request))
    })
  }
})
