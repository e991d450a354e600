import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { streamChanges } from '../../../../demo/server/comment/stream'
import { createTalk } from '../../../../demo/server/comment/talk'
import type { Queryable } from '../../../../demo/server/database/database'
import { openStreams } from '../../../../demo/server/http/openStreams'
import type { WireCommentChanges } from '../../../../src/wire/comment'

describe('a stream of changes', () => {
  /** What the comments have reached. */
  let version: number
  let reads: number[]
  let ended: number
  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout', 'setInterval'] })
    version = 1
    reads = []
    ended = 0
  })
  afterEach(() => mock.timers.reset())

  const database: Queryable = {
    query: async <Row extends object>() => [{ id: '1', version }] as unknown as Row[],
    script: async () => {},
  }
  /** Streams of visitors of one video, of whom each has taken the first sign of life. */
  const open = async (talk: ReturnType<typeof createTalk>, count: number) => {
    const read = async (after: number): Promise<WireCommentChanges> => {
      reads.push(after)
      return { comments: [], written: [], gone: [], counts: { comments: 0 }, version }
    }
    const streams = Array.from({ length: count }, () =>
      streamChanges({
        ...{ talk, videoId: '1', after: 0 },
        read: (after) => talk.readTogether('1', after, () => read(after)),
        onEnd: () => {
          ended++
        },
      }),
    )
    const decoder = new TextDecoder()
    const readers = streams.map(({ body }) => body?.getReader() ?? assert.fail('there is a body'))
    const next = () =>
      Promise.all(
        readers.map(async (reader) => {
          const { value, done } = await reader.read()
          return done ? null : decoder.decode(value)
        }),
      )
    return { readers, next }
  }
  const event = /^event: comments\nid: (\d+)\n/

  it('reads nothing for who takes nothing, and ends when nothing was taken between two signs of life [T13]', async () => {
    const talk = createTalk(database)
    await open(talk, 1)
    for (let times = 0; times < 20; times++) talk.changed('1')
    await setImmediate()
    assert.deepEqual(reads, [])
    mock.timers.tick(20_000)
    assert.equal(ended, 1)
    talk.changed('1')
    await setImmediate()
    assert.deepEqual(reads, [])
  })

  it('goes on from the last one that was taken [T13]', async () => {
    const talk = createTalk(database)
    const { next, readers } = await open(talk, 1)
    assert.deepEqual(await next(), [':\n\n'])
    await setImmediate()
    for (version = 2; version < 20; version++) talk.changed('1')
    await setImmediate()
    assert.deepEqual(reads, [0], 'one answer waits to be taken')
    assert.match(String(await next()), event)
    assert.match(String(await next()), /^event: comments\nid: 20\n/)
    await readers[0]?.cancel()
    assert.equal(ended, 1)
  })

  it('shares what it reads with the others of a video, and reads only what it has not [T13]', async () => {
    const talk = createTalk(database)
    const { next } = await open(talk, 50)
    await next()
    const first = await next()
    assert.ok(first.every((it) => event.test(it ?? '')))
    assert.deepEqual(reads, [0])
    version = 2
    const second = next()
    talk.changed('1')
    assert.ok((await second).every((it) => event.exec(it ?? '')?.[1] === '2'))
    assert.deepEqual(reads, [0, 1])
    const third = next()
    // Nothing has changed since.
    mock.timers.tick(1000)
    await setImmediate()
    assert.deepEqual(reads, [0, 1])
    version = 3
    mock.timers.tick(1000)
    assert.ok((await third).every((it) => event.exec(it ?? '')?.[1] === '3'))
    assert.deepEqual(reads, [0, 1, 2])
    talk.close()
    assert.equal(ended, 50)
  })

  it('does not share what was being read before a change [T13]', async () => {
    const talk = createTalk(database)
    talk.listen('1', { changed: () => {}, closed: () => {} })
    const answer = { comments: [], written: [], gone: [], counts: { comments: 0 } }
    const before = talk.readTogether('1', 0, async () => ({ ...answer, version: 1 }))
    talk.changed('1')
    const since = talk.readTogether('1', 0, async () => ({ ...answer, version: 2 }))
    assert.deepEqual([(await before).version, (await since).version], [1, 2])
  })
})

describe('open streams', () => {
  const network = (last: number) => ({
    userId: null,
    networks: [
      { key: `192.0.2.${last}`, share: 1 },
      { key: '192.0.2.0/24', share: 5 },
    ],
  })
  const fill = (streams: ReturnType<typeof openStreams>, caller: Parameters<typeof streams.take>[0]) => {
    const taken: Array<() => void> = []
    for (let free = streams.take(caller); free; free = streams.take(caller)) taken.push(free)
    return taken
  }

  it('are six for a person, 20 for an address and five times as many for its network [T13]', () => {
    const streams = openStreams()
    const taken = fill(streams, { userId: '7' })
    assert.equal(taken.length, 6)
    taken[0]?.()
    assert.equal(fill(streams, { userId: '7' }).length, 1)
    assert.equal(fill(streams, { userId: '8' }).length, 6)
    const counts = Array.from({ length: 7 }, (_, n) => fill(streams, network(n)).length)
    assert.deepEqual(counts, [20, 20, 20, 20, 20, 0, 0])
  })

  it('are two thousand at most, while others poll [T13]', () => {
    const streams = openStreams()
    const taken = Array.from({ length: 400 }, (_, n) => fill(streams, { userId: String(n) })).flat()
    assert.equal(taken.length, 2000)
    assert.equal(streams.take(network(1)), null)
    taken[0]?.()
    assert.ok(streams.take(network(1)))
  })
})
