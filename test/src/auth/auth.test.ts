import { expect } from '@open-wc/testing'
import { closed, type Modal, step } from '../../../src/auth/auth'

const [one, two] = [document.createElement('i'), document.createElement('b')]
const open: Modal = { status: 'open', owner: one, wish: { action: 'spark' } }

describe('step of the modal', () => {
  it('opens for what was asked', () => {
    expect(step(closed, { type: 'asked', owner: one, wish: { action: 'spark' } })).to.deep.equal(open)
  })

  it('stays as it is when something else is asked meanwhile', () => {
    expect(step(open, { type: 'asked', owner: two, wish: { action: 'comment' } })).to.equal(open)
  })

  it('is closed by its owner alone', () => {
    expect(step(open, { type: 'dismissed', owner: two })).to.equal(open)
    expect(step(open, { type: 'dismissed', owner: one })).to.equal(closed)
    expect(step(closed, { type: 'dismissed', owner: one })).to.equal(closed)
  })
})
