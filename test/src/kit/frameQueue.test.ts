import { expect } from '@open-wc/testing'
import { runInTurn, whenDrawn } from '../../../src/kit/frameQueue'
import { countFrames } from '../../support/frames'
import { waitUntil } from '../../support/waitUntil'

describe('steps that wait for frames', () => {
  const untilDrawn = () => new Promise<void>(whenDrawn)
  const isIdle = () => {
    let isCalled = false
    whenDrawn(() => {
      isCalled = true
    })
    return isCalled
  }

  beforeEach(() => waitUntil(isIdle))

  it('runs the first one now, and each other one when the one before has been drawn', async () => {
    const drawn = countFrames()
    const frames: number[] = []
    const note = () => frames.push(drawn.count())
    runInTurn(note)
    expect(frames.length).to.equal(1)
    runInTurn(note)
    runInTurn(note)
    expect(frames.length).to.equal(1)
    await untilDrawn()
    drawn.stop()
    expect(new Set(frames).size).to.equal(3)
  })

  it('calls back after all steps, or now when there are none', async () => {
    const ran: string[] = []
    whenDrawn(() => ran.push('now'))
    expect(ran).to.eql(['now'])
    runInTurn(() => ran.push('first'))
    runInTurn(() => ran.push('second'))
    whenDrawn(() => ran.push('drawn'))
    await untilDrawn()
    expect(ran).to.eql(['now', 'first', 'second', 'drawn'])
  })

  it('waits for no frame in a page that draws none', async () => {
    const { requestAnimationFrame } = window
    window.requestAnimationFrame = () => 0
    try {
      const ran: number[] = []
      runInTurn(() => ran.push(1))
      runInTurn(() => ran.push(2))
      await untilDrawn()
      expect(ran).to.eql([1, 2])
      await waitUntil(isIdle)
      runInTurn(() => ran.push(3))
      expect(ran).to.eql([1, 2, 3])
    } finally {
      window.requestAnimationFrame = requestAnimationFrame
    }
  })
})
