import { expect } from '@open-wc/testing'
import { optionalKeys } from '../../../src/consent/forget'
import { remembered } from '../../../src/consent/remembered'
import { begunElements } from '../../../src/kit/knownElements'
import { configure, resolveSettings } from '../../../src/kit/settings'

const key = 'recentCommunities'
const open = (consent: 'granted' | 'denied' | 'unset', storageMode: 'local' | 'memory' = 'local') =>
  remembered({ consent, storageMode }, 'communities', 3)

describe('what a browser remembers for its viewer', () => {
  afterEach(() => {
    open('denied').forget()
    configure({ consent: undefined })
  })

  it('is in the page’s memory until the viewer consents, then stored with what was stored before [T24]', () => {
    localStorage.setItem(key, '["old","b"]')
    open('unset').add('a')
    open('unset').add('B')
    expect(open('unset').list()).to.eql(['B', 'a'])
    expect(localStorage.getItem(key)).to.equal('["old","b"]')
    expect(open('granted').list()).to.eql(['B', 'a', 'old'])
    open('granted').add('c')
    expect(JSON.parse(localStorage.getItem(key) ?? '')).to.eql(['c', 'B', 'a'])
    expect(open('unset').list()).to.eql([])
  })

  it('leaves storage when the viewer takes their consent back [T24]', () => {
    open('granted').add('a')
    configure({ consent: 'denied' })
    expect(localStorage.getItem(key)).to.equal(null)
    localStorage.setItem(key, '["a"]')
    expect(open(resolveSettings().consent as 'denied').list()).to.eql([])
    expect(localStorage.getItem(key)).to.equal(null)
  })

  it('leaves storage for an element with an address of its own too [T24]', async () => {
    const element = document.createElement('geuin-feed')
    for (const [name, value] of Object.entries({ 'api-host': 'https://own.example', 'brand-id': '9' }))
      element.setAttribute(name, value)
    begunElements().add(element)
    const key = optionalKeys.searches(resolveSettings(element))
    remembered({ ...resolveSettings(element), consent: 'granted' }, 'searches', 3).add('night')
    expect(localStorage.getItem(key)).to.equal('["night"]')
    configure({ consent: 'denied' })
    expect(localStorage.getItem(key)).to.equal(null)
    begunElements().delete(element)
  })

  it('forgets one or all, and leaves no empty list behind [T24]', () => {
    const it = open('granted')
    for (const text of ['a', 'b']) it.add(text)
    it.forget('A')
    expect(it.list()).to.eql(['b'])
    it.forget()
    expect([it.list(), localStorage.getItem(key)]).to.eql([[], null])
  })

  it('is in memory alone where nothing may be stored', () => {
    const it = open('granted', 'memory')
    it.add('a')
    it.add('b')
    expect([it.list(), localStorage.getItem(key)]).to.eql([['b', 'a'], null])
  })
})
