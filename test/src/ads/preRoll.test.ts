import { expect } from '@open-wc/testing'
import { choosePreRoll } from '../../../src/ads/preRoll'
import type { Playback, Progress, SlideView, Stage } from '../../../src/player/types'
import { media } from '../../support/feedAnswers'
import { waitUntil } from '../../support/waitUntil'

/** A stage with a clip in view, whose position and playback the test sets. */
const standIn = (index: number, playback: Playback = { status: 'playing', stalled: false }) => {
  const slide = { index, playback, video: { currentTime: 0 } }
  const listeners = new Set<(progress: Progress) => void>()
  const stage: Pick<Stage, 'state' | 'slides' | 'subscribe' | 'onProgress'> = {
    state: () => ({ index: slide.index }) as ReturnType<Stage['state']>,
    slides: [slide as SlideView],
    subscribe: () => () => undefined,
    onProgress(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const playTo = (time: number) => {
    slide.video.currentTime = time
    for (const listener of [...listeners]) listener({ time, duration: 8, buffered: 8, rate: 1 })
  }
  return { stage, playTo, listeners }
}

describe('the place of an ad', () => {
  const chosen: boolean[] = []
  const choose = (isFirst: boolean) => void chosen.push(isFirst)
  const file = () => String(media.fast_start_url)
  beforeEach(() => {
    chosen.length = 0
  })

  it('is before the first video, where its own first frame is there soon enough [L02]', async () => {
    const { stage, playTo, listeners } = standIn(0)
    choosePreRoll(stage, file(), choose)
    playTo(1.9)
    await waitUntil(() => chosen.length > 0, 'it is chosen')
    expect([chosen, listeners.size]).to.eql([[true], 0])
  })

  it('is before the next one as soon as the first is watched [L02]', () => {
    const { stage, playTo, listeners } = standIn(0)
    choosePreRoll(stage, file(), choose)
    expect(chosen).to.eql([])
    playTo(2)
    expect([chosen, listeners.size]).to.eql([[false], 0])
  })

  it('is before the next one where the viewer paused the first, or has gone on [L02]', () => {
    choosePreRoll(standIn(0, { status: 'paused', by: 'viewer' }).stage, file(), choose)
    choosePreRoll(standIn(1).stage, file(), choose)
    expect(chosen).to.eql([false, false])
  })

  it('is before the next one where its file does not load: that one’s player says what is wrong with it [L02]', async () => {
    const { stage } = standIn(0)
    choosePreRoll(stage, '/media/clips/nowhere.mp4', choose)
    await waitUntil(() => chosen.length > 0, 'it is chosen')
    expect(chosen).to.eql([false])
  })
})
