import { expect } from '@open-wc/testing'
import type { WatchEvent } from '../../../src/player/types'
import { afterSeek, sample, unwatched, type Watch } from '../../../src/player/watch'

/** Plays from where `now` is to `to` in steps of 0.25 s. */
const play = (now: Watch, to: number, duration: number): [Watch, WatchEvent[]] => {
  const reported: WatchEvent[] = []
  let watch = now
  for (let time = now.time; time <= to; time += 0.25) {
    const [next, due] = sample(watch, time, duration)
    watch = next
    reported.push(...due)
  }
  return [watch, reported]
}

describe('watch events', () => {
  it('fires each once in a pass, in order [L03]', () => {
    expect(play(unwatched, 10, 10)[1]).to.eql(['started', 'firstQuartile', 'watched', 'midpoint', 'thirdQuartile'])
  })

  it('counts as watched after 3 s of play, not of jumping [L03]', () => {
    const [first] = sample(unwatched, 0, 100)
    expect(sample(first, 50, 100)[1]).to.not.include('watched')
    expect(play(unwatched, 2.75, 100)[1]).to.eql(['started'])
    expect(play(unwatched, 3, 100)[1]).to.include('watched')
  })

  it('starts anew after a seek and does not fire what the seek jumped over [L03]', () => {
    const [watched] = play(unwatched, 10, 10)
    expect(watched.reported).to.include('thirdQuartile')
    const [, again] = play(afterSeek(6), 10, 10)
    expect(again).to.eql(['started', 'thirdQuartile', 'watched'])
  })

  it('fires no quarter while the duration is unknown', () => {
    expect(play(unwatched, 10, 0)[1]).to.eql(['started', 'watched'])
  })
})
