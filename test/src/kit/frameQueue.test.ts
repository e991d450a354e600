import { expect } from '@open-wc/testing'
import { runInTurn, whenDrawn } from '../../../src/kit/frameQueue'
import { countFrames } from '../../support/frames'

describe('steps that wait for frames', () => {
  const untilDrawn = () => new Promise<void>(whenDrawn)

  beforeEach(untilDrawn)

  it('runs the first one before the next task, and each other one when the one before has been drawn', async () => {
    const drawn = countFrames()
    const frames: number[] = []
    const note = () => frames.push(drawn.count())
    runInTurn(note)
    runInTurn(note)
    runInTurn(note)
    await new Promise((resolve) => setTimeout(resolve))
    expect(frames.length).to.equal(1)
    await untilDrawn()
    drawn.stop()
    expect(new Set(frames).size).to.equal(3)
  })

  it('calls back after all steps, or before the next task when there are none', async () => {
    const ran: string[] = []
    whenDrawn(() => ran.push('now'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(ran).to.eql(['now'])
    runInTurn(() => ran.push('first'))
    runInTurn(() => ran.push('second'))
    whenDrawn(() => ran.push('drawn'))
    await untilDrawn()
    expect(ran).to.eql(['now', 'first', 'second', 'drawn'])
  })

  it('goes on in a page that draws no frame', async () => {
    const { requestAnimationFrame } = window
    window.requestAnimationFrame = () => 0
    try {
      const ran: number[] = []
      runInTurn(() => ran.push(1))
      runInTurn(() => ran.push(2))
      await untilDrawn()
      expect(ran).to.eql([1, 2])
    } finally {
      window.requestAnimationFrame = requestAnimationFrame
    }
  })
})
