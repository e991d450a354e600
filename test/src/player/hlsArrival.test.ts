import { expect } from '@open-wc/testing'
import { arrivalOf } from '../../../src/player/hlsArrival'

/** An answer whose body the test sends, and what came of it. */
const answer = (init?: ResponseInit) => {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      body = controller
    },
  })
  const arrival = arrivalOf(performance.now(), Promise.resolve(new Response(stream, init)))
  return {
    arrival,
    send: (...bytes: number[]) => body?.enqueue(new Uint8Array(bytes)),
    end: () => body?.close(),
    breakOff: () => body?.error(new TypeError('lost')),
  }
}
const settled = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: Error) => error.message,
  )

describe('an answer that comes bit by bit', () => {
  it('can be used while the rest is on its way', async () => {
    const { arrival, send, end } = answer()
    const pieces = arrival.pieces()
    send(1, 2)
    expect((await pieces.next()).value).to.eql(new Uint8Array([1, 2]))
    const next = pieces.next()
    send(3)
    expect((await next).value).to.eql(new Uint8Array([3]))
    end()
    expect(await pieces.next()).to.eql({ value: undefined, done: true })
  })

  it('is also there whole, with its times', async () => {
    const before = performance.now()
    const { arrival, send, end } = answer()
    send(1, 2)
    send(3)
    end()
    const { data, start, first, end: ended } = await arrival.complete
    expect(new Uint8Array(data)).to.eql(new Uint8Array([1, 2, 3]))
    for (const [earlier, later] of [
      [before, start],
      [start, first],
      [first, ended],
    ] as const)
      expect(earlier).to.be.at.most(later)
  })

  it('gives in one piece what came before anybody asked', async () => {
    const { arrival, send, end } = answer()
    send(1)
    send(2, 3)
    end()
    await arrival.complete
    const all: Uint8Array[] = []
    for await (const piece of arrival.pieces()) all.push(piece)
    expect(all).to.eql([new Uint8Array([1, 2, 3])])
  })

  it('has nothing in an empty body', async () => {
    const arrival = arrivalOf(0, Promise.resolve(new Response(null)))
    expect((await arrival.complete).data.byteLength).to.equal(0)
    expect((await arrival.pieces().next()).done).to.equal(true)
  })

  it('fails where it breaks off, after what came', async () => {
    const { arrival, send, breakOff } = answer()
    const pieces = arrival.pieces()
    send(1)
    expect((await pieces.next()).value).to.eql(new Uint8Array([1]))
    const next = pieces.next()
    breakOff()
    expect(await settled(next)).to.equal('lost')
    expect(await settled(arrival.complete)).to.equal('lost')
  })

  it('fails by its status, and where there is none', async () => {
    const { arrival, end } = answer({ status: 404 })
    end()
    expect(await settled(arrival.complete)).to.equal('404')
    expect(await settled(arrival.pieces().next())).to.equal('404')
    const lost = arrivalOf(0, Promise.reject(new TypeError('offline')))
    expect(await settled(lost.pieces().next())).to.equal('offline')
  })
})
