/** Answers feed calls in place of the server; requests without a rule go to the reference server. */
import { testFetch } from './testFetch'

type Answer = (request: Request) => Response | Promise<Response>
const rules = new Map<string, Answer>()
let seen: Request[] = []

testFetch.answer = async (input, init) => {
  const request = new Request(input, init)
  const { pathname } = new URL(request.url)
  seen.push(request)
  const answer = [...rules].find(([path]) => pathname.startsWith(path))?.[1]
  return answer ? answer(request) : testFetch.server(request)
}

/** Answers requests whose path begins so. */
export const answer = (path: string, by: Answer) => void rules.set(path, by)

/** A list answer with these items. */
export const page = (items: readonly unknown[], next: string | null = null) =>
  Response.json({ code: 200, message: 'OK', data: { items, next_cursor: next } })

/** What a placement answers for its sections, by their ids. @param vast_url where it has its ad from */
export const sections = (ids: readonly string[], vast_url: string | null = null) =>
  Response.json({
    code: 200,
    message: 'OK',
    data: {
      placement_id: 'evening',
      title: 'This evening',
      layout: 'carousel',
      vast_url,
      sections: ids.map((id) => ({ section_id: id, title: `The ${id}` })),
    },
  })

export const refuse = (status: number) => Response.json({ code: status, message: 'No', data: null }, { status })

/** The answer of a page without a connection. */
export const offline = () => Promise.reject(new TypeError('Failed to fetch'))

/** No answer, until the request is aborted. */
export const never = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** The requests so far whose path begins so. */
export const requestsTo = (path: string) =>
  seen.map(({ url }) => new URL(url)).filter((url) => url.pathname.startsWith(path))

export const reset = () => {
  rules.clear()
  seen = []
}

/** Media of the reference server, which really play; known when the first test runs. */
export const media: Record<string, unknown> = {}

// No top-level await: WebKit runs what imports such a module from several places before it is done.
before(async () => {
  const { data } = await (await testFetch.server('/goservices/feed/home?limit=1')).json()
  Object.assign(media, data.items[0].media)
})

export const brokenMedia = () => ({ ...media, hls_url: '/media/none/master.m3u8', fast_start_url: null })

/** A video as the wire shows it. */
export const wireVideo = (id: number, change: Record<string, unknown> = {}) => ({
  video_id: `v${id}`,
  slug: `video-${id}`,
  title: `Video ${id}`,
  caption: `Caption ${id}`,
  facets: [],
  created_at: '2026-03-01T10:00:00.000Z',
  author: { user_id: 'u1', nickname: 'mira', name: 'Mira Okafor', profile_image: null, is_avatar: false },
  community: { community_id: 'c1', slug: 'night-skies', name: 'Night Skies', image_url: null },
  loop: { loop_id: 'l1', slug: 'slow-light', name: 'Slow light' },
  media: { ...media, alt: `Picture ${id}` },
  linkout: null,
  counts: { sparks: 1234, comments: 5, reposts: 6, shares: 7, views: 8 },
  ...change,
})
