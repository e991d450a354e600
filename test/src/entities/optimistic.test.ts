import { expect } from '@open-wc/testing'
import { atom } from 'jotai/vanilla'
import { type Pending, type PendingEvent, pendingAtom, step, want } from '../../../src/entities/optimistic'
import { pageStore } from '../../../src/kit/store'

const tapped = (wanted: boolean): PendingEvent<boolean> => ({ type: 'tapped', wanted })
const confirmed: PendingEvent<boolean> = { type: 'confirmed', keep: true }
const refused: PendingEvent<boolean> = { type: 'refused' }
const after = (...events: PendingEvent<boolean>[]) => events.reduce<Pending<boolean> | null>(step, null)

describe('the step of an optimistic change', () => {
  it('sends a tap at once, and keeps what is wanted after the confirmation where older answers may come [L06]', () => {
    expect(after(tapped(true))).to.eql({ wanted: true, sent: true })
    expect(after(tapped(true), confirmed)).to.eql({ wanted: true, sent: null })
    expect(after(tapped(true), confirmed, tapped(false))).to.eql({ wanted: false, sent: false })
  })

  it('ends with the confirmation where no older answer can come', () => {
    expect(after(tapped(true), { type: 'confirmed', keep: false })).to.equal(null)
  })

  it('sends one request at a time, and the latest tap wins [L06]', () => {
    expect(after(tapped(true), tapped(false), tapped(true))).to.eql({ wanted: true, sent: true })
    expect(after(tapped(true), tapped(false), tapped(true), confirmed)).to.eql({ wanted: true, sent: null })
    expect(after(tapped(true), tapped(false), confirmed)).to.eql({ wanted: false, sent: false })
  })

  it('does not send again what is confirmed already [L06]', () => {
    expect(after(tapped(true), confirmed, tapped(true))).to.eql({ wanted: true, sent: null })
  })

  it('ends with a refusal, unless something else was tapped since [L06]', () => {
    expect(after(tapped(true), refused)).to.equal(null)
    expect(after(tapped(true), tapped(false), refused)).to.eql({ wanted: false, sent: false })
    expect(after(tapped(true), tapped(false), refused, refused)).to.equal(null)
  })

  it('ignores an answer when no request is under way', () => {
    expect(after(confirmed)).to.equal(null)
    expect(after(tapped(true), confirmed, refused)).to.eql({ wanted: true, sent: null })
  })
})

describe('an optimistic change', () => {
  let count = 0
  /** A thing of a site of its own, whose server answers when the test says so. */
  const thing = () => {
    count += 1
    const scope = `site ${count}`
    const viewer = atom<string | null>('mira')
    const sent: boolean[] = []
    const answers: { resolve(): void; reject(error: Error): void }[] = []
    const events: unknown[] = []
    const tap = (wanted: boolean) =>
      want<boolean, boolean>(wanted, {
        ...{ scope, key: 'spark 7', viewer, keep: true },
        send: (value) => {
          sent.push(value)
          return new Promise((resolve, reject) => {
            answers.push({ resolve: () => resolve(value), reject })
          })
        },
        onConfirmed: (answer) => void events.push(['confirmed', answer]),
        onRefused: ({ message }: Error) => void events.push(['refused', message]),
        onDropped: () => void events.push(['dropped']),
      } as Parameters<typeof want<boolean, boolean>>[1])
    const shown = () => pageStore().get(pendingAtom<boolean>(scope, 'spark 7'))
    return { viewer, sent, answers, events, tap, shown }
  }

  it('sends the latest of the taps during a request when that has been answered [L06]', async () => {
    const { tap, sent, answers, events, shown } = thing()
    const done = tap(true)
    for (const wanted of [false, true, false]) void tap(wanted)
    expect([sent, shown()?.wanted]).to.eql([[true], false])
    answers[0]?.resolve()
    await Promise.resolve()
    await new Promise((resolve) => setTimeout(resolve))
    expect(sent).to.eql([true, false])
    answers[1]?.resolve()
    await done
    expect(events).to.eql([
      ['confirmed', true],
      ['confirmed', false],
    ])
  })

  it('is reported once when it is refused, and no longer shown [L06]', async () => {
    const { tap, answers, events, shown } = thing()
    const done = tap(true)
    answers[0]?.reject(new Error('no'))
    await done
    expect([events, shown()]).to.eql([[['refused', 'no']], null])
  })

  it('is dropped when another viewer signs in: neither shown nor reported [L06]', async () => {
    const { tap, answers, events, shown, viewer } = thing()
    const done = tap(true)
    pageStore().set(viewer, 'luca')
    expect([shown(), events]).to.eql([null, [['dropped']]])
    answers[0]?.resolve()
    await done
    expect([shown(), events]).to.eql([null, [['dropped']]])
  })
})
