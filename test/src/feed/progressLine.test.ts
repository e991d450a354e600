import { expect } from '@open-wc/testing'
import { followClip } from '../../../src/feed/progressLine'
import type { Progress } from '../../../src/player/types'

describe('the progress line', () => {
  let box: HTMLElement
  let line: HTMLElement
  let tell: (progress: Progress) => void
  let off: () => void

  beforeEach(() => {
    box = document.createElement('div')
    line = document.createElement('div')
    Object.assign(box.style, { inlineSize: '200px', overflow: 'clip' })
    line.style.blockSize = '3px'
    box.append(line)
    document.body.append(box)
    const onProgress = (listener: typeof tell) => {
      tell = listener
      return () => undefined
    }
    off = followClip(line, { onProgress })
  })
  afterEach(() => {
    off()
    box.remove()
  })
  const width = () => line.getBoundingClientRect().right - box.getBoundingClientRect().left

  it('is empty before anything is told, and while the length of the clip is unknown', () => {
    expect(width()).to.equal(0)
    tell({ time: 0, duration: 0, buffered: 0, rate: 0 })
    expect(width()).to.equal(0)
    tell({ time: 7, duration: 0, buffered: 0, rate: 0 })
    expect(width()).to.be.closeTo(0, 0.1)
  })

  it('is where a clip stands, also at its end', () => {
    for (const time of [2, 8, 1, 0]) {
      tell({ time, duration: 8, buffered: 8, rate: 0 })
      expect(width()).to.be.closeTo(25 * time, 0.1)
    }
    tell({ time: 8, duration: 8, buffered: 8, rate: 1 })
    expect(width()).to.be.closeTo(200, 0.1)
    tell({ time: 0, duration: 8, buffered: 8, rate: 1 })
    expect(width()).to.be.below(25)
  })

  it('is left to its own styles when it stops', () => {
    tell({ time: 2, duration: 8, buffered: 8, rate: 1 })
    off()
    expect(line.getAnimations()).to.eql([])
  })
})
