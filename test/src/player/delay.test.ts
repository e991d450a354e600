import { expect } from '@open-wc/testing'
import { createDelay } from '../../../src/player/delay'

describe('delay', () => {
  it('runs its work by itself, whether it waits for a frame or to be finished', async () => {
    const delay = createDelay()
    for (const untilFinished of [false, true]) await new Promise<void>((done) => delay.start(done, untilFinished))
  })

  it('runs the waiting work when it is finished or gets other work, once, and never after it was cancelled', async () => {
    const delay = createDelay()
    const ran: string[] = []
    delay.start(() => ran.push('one'), true)
    delay.start(() => ran.push('two'), true)
    expect(ran).to.eql(['one'])
    delay.finish()
    delay.finish()
    expect(ran).to.eql(['one', 'two'])
    delay.start(() => ran.push('cancelled'), false)
    delay.cancel()
    await new Promise<void>((done) => delay.start(done, false))
    expect(ran).to.eql(['one', 'two'])
  })
})
