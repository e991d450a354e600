import { expect } from '@open-wc/testing'
import type { WatchEvent } from '../../../src/player/types'
import { finish, sample, unwatched, unwatchedAfterSeek, type Watch } from '../../../src/player/watch'

/** Plays from a position to another one in steps of 0.25 s. */
const play = (now: Watch, from: number, to: number, duration: number): [Watch, WatchEvent[]] => {
  const reported: WatchEvent[] = []
  let watch = now
  for (let time = from; time <= to; time += 0.25) {
    const [next, due] = sample(watch, time, duration)
    watch = next
    reported.push(...due)
  }
  return [watch, reported]
}

const pass = ['started', 'firstQuartile', 'watched', 'midpoint', 'thirdQuartile']

describe('watch events', () => {
  it('fires each once in a pass, in order, and again in the next pass [L03]', () => {
    const [watched, reported] = play(unwatched, 0, 10, 10)
    const [next, atEnd] = finish(watched)
    expect([...reported, ...atEnd]).to.eql([...pass, 'complete'])
    expect(play(next, 0, 10, 10)[1]).to.eql(pass)
  })

  it('counts as watched after 3 s of play, not of jumping [L03]', () => {
    const [first] = sample(unwatched, 0, 100)
    expect(sample(first, 50, 100)[1]).to.not.include('watched')
    expect(play(unwatched, 0, 2.75, 100)[1]).to.eql(['started'])
    expect(play(unwatched, 0, 3, 100)[1]).to.include('watched')
    // In a hidden page, at double speed.
    const [second] = sample(first, 2.1, 100)
    expect(sample(second, 4.2, 100)[1]).to.eql(['watched'])
  })

  it('starts anew after a seek and does not fire what the seek jumped over [L03]', () => {
    expect(play(unwatchedAfterSeek, 6, 10, 10)[1]).to.eql(['started', 'thirdQuartile', 'watched'])
  })

  it('fires nothing before a second of play after a seek, the end included [L03]', () => {
    const [scrubbed, reported] = play(unwatchedAfterSeek, 9.25, 10, 10)
    expect(reported).to.eql([])
    const [next, atEnd] = finish(scrubbed)
    expect(atEnd).to.eql([])
    expect(play(next, 0, 0.75, 10)[1]).to.eql([])
    expect(play(next, 0, 1, 10)[1]).to.eql(['started'])
  })

  it('does not fire what lies before the position at which the viewer comes back to a clip [L03]', () => {
    expect(play(unwatched, 6, 7, 10)[1]).to.eql(['started'])
  })

  it('fires no quarter while the duration is unknown', () => {
    expect(play(unwatched, 0, 10, 0)[1]).to.eql(['started', 'watched'])
  })
})
