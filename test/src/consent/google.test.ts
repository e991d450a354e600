import { expect } from '@open-wc/testing'
import { followGoogle } from '../../../src/consent/google'
import type { Consent } from '../../../src/kit/settings'

/** The list of Google's tags, with `gtag` as their snippet has it. */
const open = (before: unknown[][] = []) => {
  const dataLayer: unknown[] = []
  const gtag = (...words: unknown[]) => {
    // The tags take `arguments` for commands, and no array.
    dataLayer.push(Object.assign(Object.create({}), words))
  }
  for (const words of before) gtag(...words)
  const reported: Consent[] = []
  followGoogle(dataLayer, (consent) => reported.push(consent))
  return { dataLayer, gtag, now: () => reported.at(-1) }
}

describe('Google’s consent mode', () => {
  it('is read from before, and with each update [T24]', () => {
    const it = open([
      ['js', new Date()],
      ['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' }],
    ])
    expect(it.now()).to.equal('unset')
    it.gtag('consent', 'update', { ad_storage: 'granted' })
    expect(it.now()).to.equal('unset')
    it.gtag('consent', 'update', { analytics_storage: 'granted' })
    expect(it.now()).to.equal('granted')
    it.gtag('consent', 'update', { analytics_storage: 'denied' })
    expect(it.now()).to.equal('denied')
    // A default that comes late changes no decision.
    it.gtag('consent', 'default', { analytics_storage: 'granted' })
    expect(it.now()).to.equal('denied')
  })

  it('grants by default, unless a default for some region denies [T24]', () => {
    const granted = ['consent', 'default', { analytics_storage: 'granted' }]
    expect(open([granted]).now()).to.equal('granted')
    expect(open([granted, ['consent', 'default', { analytics_storage: 'denied', region: ['AT'] }]]).now()).to.equal(
      'unset',
    )
    expect(open([['consent', 'default', { analytics_storage: 'granted', region: ['US'] }]]).now()).to.equal('unset')
  })

  it('leaves the list to others: what they add is there, and what they listen with is called [T24]', () => {
    const it = open()
    const heard: unknown[] = []
    const { push } = it.dataLayer
    it.dataLayer.push = (...entries) => {
      heard.push(...entries)
      return push.apply(it.dataLayer, entries)
    }
    it.dataLayer.push({ event: 'mine' }, ['consent', 'update', { analytics_storage: 'granted' }], null)
    expect(it.dataLayer).to.have.length(3)
    expect(heard).to.have.length(3)
    expect(it.now()).to.equal('unset')
    it.gtag('consent', 'update', { analytics_storage: 'granted' })
    expect(it.now()).to.equal('granted')
  })
})
