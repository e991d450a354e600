import { expect } from '@open-wc/testing'
import { createTransport, type WireEvent } from '../../../src/analytics/transport'

const url = 'https://stats.example/in'

const event = (id: number | string, properties: Record<string, unknown> = {}): WireEvent => ({
  id: String(id),
  name: 'Play',
  at: '2025-03-14T12:00:00.000Z',
  properties,
  platform_source: 1,
  brand_id: '7',
  visit_id: 'v',
})

type Outcome = number | 'down' | 'hangs'

/** Storage that outlives a transport, as the browser's does. */
const createStorage = () => {
  const texts = new Map<string, string>()
  return {
    texts,
    get: (key: string) => texts.get(key) ?? null,
    set: (key: string, value: string) => {
      texts.set(key, value)
      return true
    },
    remove: (key: string) => void texts.delete(key),
  }
}

/** A transport whose clock, network and end of page the test controls. */
const createStage = (...outcomes: Outcome[]) => createStageWith(createStorage(), outcomes)

const createStageWith = (storage: ReturnType<typeof createStorage>, outcomes: Outcome[] = []) => {
  const posts: { ids: string[]; init: RequestInit }[] = []
  const beacons: string[][] = []
  const timers: { work: () => void; milliseconds: number }[] = []
  let leave: (() => void) | null = null
  let online: (() => void) | null = null
  let isOffline = false
  let takesBeacons = true
  const idsOf = (body: unknown) => (JSON.parse(String(body)).events as WireEvent[]).map(({ id }) => id)

  const transport = createTransport(url, storage, {
    fetch: async (address, init = {}) => {
      expect(address).to.equal(url)
      posts.push({ ids: idsOf(init.body), init })
      const outcome = outcomes[Math.min(posts.length, outcomes.length) - 1] ?? 200
      if (outcome === 'down') throw new TypeError('Failed to fetch')
      if (outcome === 'hangs') return new Promise<Response>(() => {})
      return new Response(null, { status: outcome })
    },
    beacon: (address, body) => {
      expect(address).to.equal(url)
      if (takesBeacons) beacons.push(idsOf(body))
      return takesBeacons
    },
    later: (work, milliseconds) => {
      const timer = { work, milliseconds }
      timers.push(timer)
      return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1))
    },
    onLeave: (work) => {
      leave = work
      return () => {
        leave = null
      }
    },
    onOnline: (work) => {
      online = work
      return () => {
        online = null
      }
    },
    isOffline: () => isOffline,
  })
  return {
    transport,
    posts,
    beacons,
    waits: () => timers.map(({ milliseconds }) => milliseconds),
    listens: () => leave !== null,
    leave: () => leave?.(),
    goOffline: () => {
      isOffline = true
    },
    goOnline: () => {
      isOffline = false
      online?.()
    },
    refuseBeacons: () => {
      takesBeacons = false
    },
    /** Runs the next timer and the work that it starts. */
    tick: async () => {
      timers.shift()?.work()
      await new Promise((resolve) => setTimeout(resolve))
    },
    settled: () => new Promise((resolve) => setTimeout(resolve)),
  }
}

/** An event of this moment, since old ones are not kept for another visit. */
const fresh = (id: number) => ({ ...event(id), at: new Date().toISOString() })

const add = ({ transport }: ReturnType<typeof createStage>, from: number, to: number) => {
  for (let id = from; id <= to; id += 1) transport.add(event(id))
}
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

describe('transport', () => {
  it('sends a batch after a delay, as plain text without cookies, in a request that outlives the page [P02]', async () => {
    const stage = createStage()
    add(stage, 1, 3)
    expect(stage.posts).to.have.length(0)
    expect(stage.waits()).to.deep.equal([5000])
    await stage.tick()
    expect(stage.posts.map(({ ids }) => ids)).to.deep.equal([range(1, 3)])
    const init: RequestInit = stage.posts[0]?.init ?? {}
    expect(init).to.include({ method: 'POST', keepalive: true, credentials: 'omit' })
    expect(new Request(url, init).headers.get('content-type')).to.equal('text/plain;charset=UTF-8')
    expect(JSON.parse(String(init.body)).events[0]).to.deep.equal(event(1))
  })

  it('sends a full batch immediately, twenty events at a time [P02]', async () => {
    const stage = createStage()
    add(stage, 1, 45)
    await stage.settled()
    expect(stage.posts.map(({ ids }) => ids)).to.deep.equal([range(1, 20), range(21, 40)])
    await stage.tick()
    expect(stage.posts.at(-1)?.ids).to.deep.equal(range(41, 45))
  })

  it('has timers and listeners only while events wait', async () => {
    const stage = createStage()
    expect(stage.listens()).to.equal(false)
    add(stage, 1, 1)
    expect(stage.listens()).to.equal(true)
    await stage.tick()
    expect([stage.listens(), stage.waits()]).to.deep.equal([false, []])
  })

  for (const outcome of ['down', 500, 503, 429] as const)
    it(`keeps undelivered events (${outcome}) and sends them again in order, after a growing delay [P02]`, async () => {
      const stage = createStage(outcome, outcome, 200)
      add(stage, 1, 2)
      await stage.tick()
      add(stage, 3, 3)
      expect(stage.waits()).to.deep.equal([10_000])
      await stage.tick()
      expect(stage.waits()).to.deep.equal([20_000])
      await stage.tick()
      expect(stage.posts.map(({ ids }) => ids)).to.deep.equal([range(1, 2), range(1, 3), range(1, 3)])
      expect([stage.listens(), stage.waits()]).to.deep.equal([false, []])
      add(stage, 4, 4)
      expect(stage.waits(), 'the first delay again').to.deep.equal([5000])
    })

  it('waits a minute at most', async () => {
    const stage = createStage('down')
    add(stage, 1, 1)
    for (let tries = 0; tries < 8; tries += 1) await stage.tick()
    expect(stage.waits()).to.deep.equal([60_000])
  })

  it('sends one batch at a time to a receiver that is down, even when batches are full', async () => {
    const stage = createStage('down')
    add(stage, 1, 60)
    await stage.settled()
    expect(stage.posts).to.have.length(1)
  })

  it('drops events that the receiver refuses', async () => {
    const stage = createStage(400)
    add(stage, 1, 2)
    await stage.tick()
    expect([stage.listens(), stage.waits(), stage.posts.length]).to.deep.equal([false, [], 1])
  })

  it('keeps the latest 500 events while the receiver is down', async () => {
    const stage = createStage('down', 200)
    add(stage, 1, 600)
    await stage.settled()
    await stage.tick()
    await stage.settled()
    const sent = stage.posts.slice(1).flatMap(({ ids }) => ids)
    expect(sent).to.deep.equal(range(101, 600))
  })

  it('keeps the latest 500 events while it waits for an answer', () => {
    const stage = createStage('hangs')
    add(stage, 1, 600)
    stage.leave()
    expect(stage.beacons.flat()).to.deep.equal(range(101, 600))
  })

  it('sends all waiting events by beacon when the viewer leaves the page [P02]', async () => {
    const stage = createStage('hangs')
    add(stage, 1, 50)
    stage.leave()
    expect(
      stage.posts.map(({ ids }) => ids),
      'under way, and outliving the page',
    ).to.deep.equal([range(1, 20)])
    expect(stage.beacons).to.deep.equal([range(21, 40), range(41, 50)])
    stage.leave()
    expect(stage.beacons, 'once').to.have.length(2)
  })

  it('continues when the page was only hidden [P02]', async () => {
    const stage = createStage()
    add(stage, 1, 1)
    stage.leave()
    expect([stage.beacons, stage.waits(), stage.listens()]).to.deep.equal([[['1']], [], false])
    add(stage, 2, 2)
    await stage.tick()
    expect(stage.posts.map(({ ids }) => ids)).to.deep.equal([['2']])
  })

  it('keeps its events when the browser refuses a beacon [P02]', async () => {
    const stage = createStage()
    stage.refuseBeacons()
    add(stage, 1, 2)
    stage.leave()
    expect(stage.waits()).to.deep.equal([5000])
    await stage.tick()
    expect(stage.posts.map(({ ids }) => ids)).to.deep.equal([['1', '2']])
  })

  it('sends a body without keepalive when it is too large for that', async () => {
    const stage = createStage()
    stage.transport.add(event(1, { text: 'x'.repeat(70_000) }))
    await stage.tick()
    expect(stage.posts[0]?.init.keepalive).to.equal(false)
  })

  it('reacts to the events of a page that is left', async () => {
    const bodies: string[] = []
    const transport = createTransport(url, createStorage(), {
      beacon: (_, body) => {
        bodies.push(body)
        return true
      },
    })
    transport.add(event(1))
    dispatchEvent(new PageTransitionEvent('pagehide'))
    transport.add(event(2))
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
    expect(bodies.map((body) => JSON.parse(body).events[0].id)).to.deep.equal(['1', '2'])
  })

  describe('without a line', () => {
    it('stores what waits when the viewer leaves, and sends it on the next visit, before what comes then [P02]', async () => {
      const storage = createStorage()
      const before = createStageWith(storage, ['down'])
      before.goOffline()
      before.transport.add(fresh(1))
      before.transport.add(fresh(2))
      before.leave()
      expect(before.beacons).to.eql([])
      const after = createStageWith(storage)
      expect(storage.texts.size, 'another tab does not send them too').to.equal(0)
      after.transport.add(fresh(3))
      await after.tick()
      expect(after.posts.map(({ ids }) => ids)).to.eql([range(1, 3)])
    })

    it('stores the latest 200 events of all tabs, each once, and forgets them after a week [P02]', async () => {
      const storage = createStorage()
      const [first, second] = [createStageWith(storage, ['hangs']), createStageWith(storage, ['hangs'])]
      for (const [stage, from] of [
        [first, 1],
        [second, 151],
      ] as const) {
        stage.goOffline()
        for (let id = from; id < from + 150; id += 1) stage.transport.add(fresh(id))
        stage.leave()
        stage.leave()
      }
      const stored = () => JSON.parse([...storage.texts.values()][0] ?? '[]') as WireEvent[]
      expect(stored().length).to.equal(200)
      expect(new Set(stored().map(({ id }) => id)).size).to.equal(200)
      const [key] = [...storage.texts.keys()]
      storage.set(key!, JSON.stringify([event('old'), { nonsense: 1 }, 'x', fresh(9)]))
      const after = createStageWith(storage)
      after.transport.add(fresh(10))
      await after.tick()
      expect(after.posts[0]?.ids).to.eql(['9', '10'])
    })

    it('sends immediately when the line is back [P02]', async () => {
      const stage = createStage('down', 'down', 200)
      stage.goOffline()
      add(stage, 1, 1)
      await stage.tick()
      await stage.tick()
      expect(stage.posts).to.have.length(2)
      stage.goOnline()
      await stage.settled()
      expect(stage.posts.map(({ ids }) => ids)).to.eql([['1'], ['1'], ['1']])
    })
  })
})
