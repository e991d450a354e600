import { expect } from '@open-wc/testing'
import { followTcf, type TcfApi } from '../../../src/consent/tcf'
import type { Consent } from '../../../src/kit/settings'

/** A manager's API that has loaded, what it was heard to say, and the way to make it say something. */
const open = () => {
  const reported: (Consent | null)[] = []
  let say: Parameters<TcfApi>[2] = () => expect.fail('nobody listens')
  const api: TcfApi = (command, version, callback) => {
    expect([command, version]).to.eql(['addEventListener', 2])
    say = callback
  }
  followTcf(api, (consent) => reported.push(consent))
  const decide = (eventStatus: string, purposes: number[]) =>
    say(
      { gdprApplies: true, eventStatus, purpose: { consents: Object.fromEntries(purposes.map((id) => [id, true])) } },
      true,
    )
  return { reported, decide, say: (data: unknown, success = true) => say(data, success) }
}

describe('TCF', () => {
  it('grants with the purposes 1, 8 and 9, and denies where one of them is missing [T24]', () => {
    const it = open()
    it.decide('tcloaded', [1, 2, 7, 8, 9])
    for (const some of [[8, 9], [1, 9], [1, 8], []]) it.decide('useractioncomplete', some)
    expect(it.reported).to.eql(['granted', 'denied', 'denied', 'denied', 'denied'])
  })

  it('decides nothing while the viewer is being asked, after a failure, or in words that it has not [T24]', () => {
    const it = open()
    it.decide('cmpuishown', [1, 8, 9])
    it.say({ gdprApplies: true, eventStatus: 'tcloaded', purpose: { consents: { 1: true, 8: true, 9: true } } }, false)
    for (const data of [null, 'yes', {}, { eventStatus: 'loaded' }]) it.say(data)
    expect(it.reported).to.eql([])
    it.say({ eventStatus: 'tcloaded', purpose: { consents: 'all' } })
    expect(it.reported).to.eql(['denied'])
  })

  it('says nothing about viewers whose law asks for no consent [T24]', () => {
    const it = open()
    it.say({ gdprApplies: false, eventStatus: 'tcloaded' })
    expect(it.reported).to.eql([null])
  })
})
