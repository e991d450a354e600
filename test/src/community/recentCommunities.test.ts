import { expect } from '@open-wc/testing'
import { recentCommunities } from '../../../src/community/recentCommunities'

const settings = { storageMode: 'local', consent: 'granted' } as const
const stored = () => localStorage.getItem('recentCommunities')

describe('recent communities', () => {
  beforeEach(() => localStorage.removeItem('recentCommunities'))
  afterEach(() => localStorage.removeItem('recentCommunities'))

  it('are the latest first, once each, ten at most, under recentCommunities [H07]', () => {
    for (let index = 0; index < 12; index += 1) recentCommunities(settings).add(`c${index}`)
    expect(JSON.parse(stored() ?? '')).to.have.length(10)
    recentCommunities(settings).add('c5')
    const recent = recentCommunities(settings).list()
    expect(recent).to.deep.equal(['c5', 'c11', 'c10', 'c9', 'c8', 'c7', 'c6', 'c4', 'c3', 'c2'])
    expect(JSON.parse(stored() ?? '')).to.deep.equal(recent)
  })

  for (const [what, text] of [
    ['broken JSON', '["a"'],
    ['an object', '{"a":1}'],
    ['null', 'null'],
  ] as const)
    it(`are empty when ${what} is stored [H07]`, () => {
      localStorage.setItem('recentCommunities', text)
      expect(recentCommunities(settings).list()).to.deep.equal([])
    })

  it('leave out stored values that are no text [H07]', () => {
    localStorage.setItem('recentCommunities', '["a",1,null,"b"]')
    expect(recentCommunities(settings).list()).to.deep.equal(['a', 'b'])
  })
})
