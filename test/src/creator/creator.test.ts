import { expect } from '@open-wc/testing'
import { toCreatorStatus } from '../../../src/creator/creator'
import { toUser } from '../../../src/session/session'

describe('creator status', () => {
  const atSignIn = (status: unknown) => toUser({ user_id: '3', ks_cb_request_status: status })?.ksCbRequestStatus

  it('of a sign-in: 1 pending, 2 requested, 3 accepted, anything else pending [H02]', () => {
    expect([1, 2, 3, 4, 0, undefined, 'x'].map(atSignIn)).to.deep.equal([
      ...['pending', 'requested', 'accepted', 'pending', 'pending', 'pending', 'pending'],
    ])
  })

  it('of the status call: 1 pending, 2 requested, anything else accepted [H02] [F08]', () => {
    expect([1, 2, 3, 4, 0].map(toCreatorStatus)).to.deep.equal([
      ...['pending', 'requested', 'accepted', 'accepted', 'accepted'],
    ])
    // An answer without a status says nothing at all.
    expect([undefined, null, 'x', {}].map(toCreatorStatus)).to.deep.equal([null, null, null, null])
  })
})
