import { toUser, type User } from '../../src/session/session'
import { type ApiCall, apiCalls, json, ok } from './fakeApi'

/** An account as the server answers it, with every field. */
export const account = {
  user_id: '3',
  profile_image: '/mira.webp',
  profile_image_s: '/mira-s.webp',
  is_avatar: false,
  phone: '+14155550132',
  nickname: 'mira',
  email: 'mira@example.com',
  bio: 'Lamps.',
  name: 'Mira Okafor',
  ks_cb_request_status: 2,
  is_brand_system_user: true,
  brand_id: '1',
  brand: { brand_slug: 'lumen' },
  onboarding_topics: ['4'],
  brand_guidelines: true,
  birthday: '2/11/1994',
  is_nickname_generated: false,
  insta_id: 'mira.i',
  youtube_id: 'mira.y',
  linkedin_id: 'https://linkedin.com/in/mira',
  tiktok_id: 'mira.t',
  twitter_id: 'mira.x',
  auto_login_token: 'secret-auto',
}

export const user = toUser(account) as User

/** What the page may know of {@link user}. */
export const known = { id: '3', nickname: 'mira', name: 'Mira Okafor', image: `${location.origin}/mira-s.webp` }

/** An answer that signs in. */
export const entering = (access: string, refresh: string, data: unknown = account) => {
  const answer = ok(data)
  answer.headers.set('gn-access-token', access)
  answer.headers.set('gn-refresh-token', refresh)
  return answer
}

export const callsTo = (path: string) => apiCalls.filter((it) => it.path === path)

export const refusing = (code: number, status: number, data: unknown = null, message = 'No') =>
  json({ code, message, data }, status)

export const refreshPath = '/api/v4/auth/session/refresh'

/** Signed in as a browser stores it, with the n-th tokens of {@link tokenServer}. */
export const signedInWith = (n: number) => ({
  user,
  tokens: { access: `access-${n}`, refresh: `refresh-${n}` },
})

/** What the browser stores of a site's session; null for nothing. */
export const storedSession = (brandId: string): ReturnType<typeof signedInWith> | null =>
  JSON.parse(localStorage.getItem(`geuinSession ${location.origin} ${brandId}`) ?? 'null')

/** A server that takes its n-th refresh token only, changes it with every refresh, and finds the n-th access token too old. */
export const tokenServer = (n: number) => {
  let current = n
  return ({ path, headers }: ApiCall) => {
    if (path === refreshPath) {
      if (headers.get('gn-refresh-token') !== `refresh-${current}`) return refusing(5310, 401)
      current += 1
      return entering(`access-${current}`, `refresh-${current}`, null)
    }
    const bearer = headers.get('authorization')
    return bearer === null || (current > n && bearer === `Bearer access-${current}`) ? ok('yes') : refusing(401, 401)
  }
}

/** Every event about the session that reaches the page, as [type, detail, element]. */
export const listen = () => {
  const types = ['geuin:login', 'geuin:logout', 'geuin:user-change'] as const
  const events: [string, unknown, EventTarget | null][] = []
  const hear = (event: Event) =>
    void events.push([event.type, (event as CustomEvent).detail, event.composedPath()[0] ?? null])
  for (const type of types) document.addEventListener(type, hear)
  return {
    events,
    off: () => {
      for (const type of types) document.removeEventListener(type, hear)
    },
  }
}
