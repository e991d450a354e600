import { expect } from '@open-wc/testing'
import type { VideoId } from '../../../src/entities/playable'
import { answerWith, apiCalls, json, ok, refusal, resetApi } from '../../support/fakeApi'
import { clearPage, place } from '../../support/page'
import { waitUntil } from '../../support/waitUntil'

const streamPath = '/api/v3/comments/stream'
const changesPath = '/api/v3/comments/changes'

describe('live comments', () => {
  let open: string[] = []
  let send: (text: string) => void = () => undefined
  let isHidden = false

  before(async () => {
    await import('../../../elements/geuin-auth')
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isHidden ? 'hidden' : 'visible'),
    })
  })
  after(() => {
    Reflect.deleteProperty(document, 'visibilityState')
  })
  afterEach(() => {
    resetApi()
    clearPage()
    open = []
  })

  const stream = (videoId: string) =>
    new Response(
      new ReadableStream({
        start(controller) {
          open.push(videoId)
          send = (text) => controller.enqueue(new TextEncoder().encode(text))
          send(':\n\n')
        },
        cancel() {
          open = open.filter((it) => it !== videoId)
        },
      }),
    )
  const changes = (version: number) => ({ comments: [], written: [], gone: [], counts: { comments: 1 }, version })
  const show = (isSeen: boolean) => {
    isHidden = !isSeen
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const follow = async (videoId: string, seen: number[] = []) => {
    const live = await import('../../../src/comments/live.query')
    const { resolveSettings } = await import('../../../src/kit/settings')
    const settings = resolveSettings(place('geuin-auth'))
    return live.follow({
      ...{ settings, videoId: videoId as VideoId, version: () => seen.at(-1) ?? 0 },
      take: ({ version }) => seen.push(version),
    })
  }

  it('have one connection in a page, for what was opened last, and none while it is hidden [T13]', async () => {
    answerWith(({ path, query }) => {
      if (path === streamPath) return stream(String(query.get('video_id')))
      return path === changesPath ? ok(changes(0)) : undefined
    })
    const first = await follow('1')
    await waitUntil(() => open.join() === '1', 'the first one is followed')
    const second = await follow('2')
    await waitUntil(() => open.join() === '2', 'the second one takes its place')
    show(false)
    await waitUntil(() => open.length === 0, 'a hidden page has none')
    show(true)
    await waitUntil(() => open.join() === '2', 'it is opened again')
    second()
    await waitUntil(() => open.join() === '1', 'the first one is followed again')
    first()
    await waitUntil(() => open.length === 0, 'nothing is open any more')
  })

  it('leave nothing behind on what ends them, however often the server is asked', async () => {
    const { addEventListener: add, removeEventListener: remove } = AbortSignal.prototype
    const heard = new Map<AbortSignal, Set<unknown>>()
    AbortSignal.prototype.addEventListener = function (...args: Parameters<typeof add>) {
      heard.set(this, (heard.get(this) ?? new Set()).add(args[1]))
      return add.apply(this, args)
    }
    AbortSignal.prototype.removeEventListener = function (...args: Parameters<typeof remove>) {
      heard.get(this)?.delete(args[1])
      return remove.apply(this, args)
    }
    answerWith(({ path }) =>
      path === streamPath ? refusal(404, 404) : path === changesPath ? ok(changes(1)) : undefined,
    )
    const stop = await follow('1')
    // A page that is online again asks immediately.
    const requests = () => apiCalls.filter(({ path }) => path === changesPath).length
    await waitUntil(() => {
      dispatchEvent(new Event('online'))
      return requests() > 5
    }, 'it is asked')
    const most = Math.max(...[...heard.values()].map(({ size }) => size))
    stop()
    Object.assign(AbortSignal.prototype, { addEventListener: add, removeEventListener: remove })
    expect(most).to.be.within(1, 3)
  })

  it('come by the stream, also in pieces, and by asking where there is none [T13]', async () => {
    answerWith(({ path }) => (path === streamPath ? stream('1') : path === changesPath ? ok(changes(0)) : undefined))
    const seen: number[] = []
    const stop = await follow('1', seen)
    await waitUntil(() => open.length > 0, 'it is open')
    const event = `event: comments\nid: 7\ndata: ${JSON.stringify(changes(7))}\n\n`
    send(event.slice(0, 30))
    send(event.slice(30))
    await waitUntil(() => seen.includes(7), 'the event is read')
    stop()

    resetApi()
    answerWith(({ path }) => {
      if (path === streamPath) return json({ code: 503, message: 'No', data: null }, 503)
      return path === changesPath ? ok(changes(9)) : undefined
    })
    const stopAsking = await follow('1', seen)
    await waitUntil(() => seen.includes(9), 'the answer is read')
    expect(apiCalls.some(({ path }) => path === changesPath)).to.equal(true)
    stopAsking()
  })
})
