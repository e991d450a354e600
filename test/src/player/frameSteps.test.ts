import { expect } from '@open-wc/testing'
import { createFrameSteps } from '../../../src/player/frameSteps'

describe('work in steps between frames', () => {
  const nextFrame = () => new Promise<number>((done) => requestAnimationFrame(done))

  it('begins by itself or waits until it may proceed, and tells whether anything is left', async () => {
    const steps = createFrameSteps()
    await new Promise<void>((done) => steps.start([done], false))
    let ran = 0
    const done = new Promise<void>((resolve) => steps.start([() => ran++, resolve], true))
    await nextFrame()
    await nextFrame()
    expect(ran).to.equal(0)
    expect(steps.proceed()).to.equal(true)
    await done
    expect(ran).to.equal(1)
    expect(steps.proceed()).to.equal(false)
  })

  it('lets the browser draw a frame between two steps', async () => {
    const steps = createFrameSteps()
    const frames: number[] = []
    const note = () => frames.push(document.timeline.currentTime as number)
    await new Promise<void>((done) => {
      steps.start([note, note, note, done], true)
      steps.proceed()
    })
    expect(new Set(frames).size).to.equal(3)
  })

  it('runs all together after a frame what does not wait', async () => {
    const steps = createFrameSteps()
    const frames: number[] = []
    const note = () => frames.push(document.timeline.currentTime as number)
    await new Promise<void>((done) => {
      steps.start([note, note, note, done], false)
      expect(frames).to.eql([])
    })
    expect(frames.length).to.equal(3)
    expect(new Set(frames).size).to.equal(1)
  })

  it('runs what is left when it is finished or gets other work, once, and nothing after it was stopped', async () => {
    const steps = createFrameSteps()
    const ran: string[] = []
    steps.start([() => ran.push('one'), () => ran.push('two')], true)
    steps.start([() => ran.push('three')], true)
    expect(ran).to.eql(['one', 'two'])
    steps.finish()
    steps.finish()
    expect(ran).to.eql(['one', 'two', 'three'])
    steps.start([() => ran.push('four')], false)
    steps.stop()
    await new Promise<void>((done) => createFrameSteps().start([() => undefined, done], false))
    expect(ran).to.eql(['one', 'two', 'three'])
  })

  it('has work that a step begins wait where that is to wait', async () => {
    const steps = createFrameSteps()
    const ran: string[] = []
    await new Promise<void>((done) => {
      steps.start([() => steps.start([() => ran.push('waits')], true), () => ran.push('left')], false)
      setTimeout(async () => {
        await nextFrame()
        await nextFrame()
        await nextFrame()
        done()
      })
    })
    expect(ran).to.eql(['left'])
  })
})
