import { expect } from '@open-wc/testing'
import { createDesk } from '../../../src/feed/desk'
import type { FeedActions } from '../../../src/feed/feedContext'
import { later } from '../../../src/feed/later'

describe('what comes after the first view', () => {
  it('does what was asked for before it was there, once, in order', () => {
    const done: string[] = []
    const actions = { options: () => done.push('options'), keys: () => done.push('keys') } as unknown as FeedActions
    const desk = createDesk()
    desk.act((it) => it.keys())
    desk.act((it) => it.options())
    expect(done).to.eql([])
    const stop = desk.serve(actions)
    desk.act((it) => it.keys())
    expect(done).to.eql(['keys', 'options', 'keys'])
    stop()
    desk.act((it) => it.options())
    expect(done.length).to.equal(3)
    desk.serve(actions)
    expect(done).to.eql(['keys', 'options', 'keys', 'options'])
  })

  it('never begins when it is stopped before its code is there, and is stopped after', async () => {
    const log: string[] = []
    const run = () => {
      log.push('on')
      return () => void log.push('off')
    }
    const early = Promise.resolve({})
    later(() => early, run)()
    await early
    expect(log).to.eql([])
    const stop = later(() => early, run)
    await early
    stop()
    expect(log).to.eql(['on', 'off'])
  })

  it('leaves things as they are when its code can’t be had', async () => {
    const missing = Promise.reject(new Error('offline'))
    const stop = later(
      () => missing,
      () => () => undefined,
    )
    await missing.catch(() => undefined)
    stop()
  })
})
