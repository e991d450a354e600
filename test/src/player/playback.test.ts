import { expect } from '@open-wc/testing'
import { type PlaybackEvent, step, wantsToPlay } from '../../../src/player/playback'
import type { Playback } from '../../../src/player/types'

const run = (...events: PlaybackEvent[]): Playback => events.reduce<Playback>(step, { status: 'idle' })
const attached: PlaybackEvent = { type: 'attached' }
const played: PlaybackEvent = { type: 'playRequested' }
const moved: PlaybackEvent = { type: 'moved' }

describe('playback', () => {
  it('goes from attached over requested to moving [L01]', () => {
    expect(run(attached)).to.eql({ status: 'loading', wanted: false })
    expect(run(attached, played)).to.eql({ status: 'loading', wanted: true })
    expect(run(attached, played, moved)).to.eql({ status: 'playing', stalled: false })
  })

  it('knows who stopped it, so that only the page’s pause is taken back [L01]', () => {
    expect(run(attached, played, moved, { type: 'pauseRequested', by: 'page' })).to.eql({
      status: 'paused',
      by: 'page',
    })
    for (const events of [
      [attached, played, moved],
      [attached, played],
    ])
      expect(run(...events, { type: 'stopped' })).to.eql({ status: 'paused', by: 'viewer' })
  })

  it('does not move again by a late event of the media once paused', () => {
    expect(run(attached, played, { type: 'pauseRequested', by: 'viewer' }, moved)).to.eql({
      status: 'paused',
      by: 'viewer',
    })
  })

  it('stays blocked until the next request, then plays [L01]', () => {
    expect(run(attached, played, { type: 'refused' })).to.eql({ status: 'blocked' })
    expect(run(attached, played, { type: 'refused' }, played, moved)).to.eql({ status: 'playing', stalled: false })
  })

  it('stays failed until something new is attached', () => {
    const failed = run(attached, { type: 'failed', reason: 'network' })
    expect(step(failed, played)).to.equal(failed)
    expect(step(failed, attached)).to.eql({ status: 'loading', wanted: false })
  })

  it('ignores everything while nothing is attached', () => {
    const idle: Playback = { status: 'idle' }
    for (const event of [played, moved, { type: 'ended' }, { type: 'failed', reason: 'media' }] as PlaybackEvent[])
      expect(step(idle, event)).to.equal(idle)
  })

  it('wants to play while it plays and while it waits to', () => {
    expect(wantsToPlay(run(attached, played))).to.equal(true)
    expect(wantsToPlay(run(attached, played, moved, { type: 'stalled' }))).to.equal(true)
    expect(wantsToPlay(run(attached))).to.equal(false)
    expect(wantsToPlay(run(attached, played, { type: 'ended' }))).to.equal(false)
  })
})
