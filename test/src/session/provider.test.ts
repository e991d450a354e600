import { expect } from '@open-wc/testing'
import {
  isExpected,
  keepPending,
  newState,
  type Pending,
  parsePending,
  providerAddress,
  refusesGoogle,
  returnAddress,
} from '../../../src/session/provider'

const pending: Pending = {
  state: newState(),
  thirdPartyId: 'google',
  site: 'https://api.example 1',
  created: 1000,
  page: 'https://host.example/a?b=1#c',
  returnAddress: 'https://host.example/a?b=1',
  device: 'device-1',
  resume: 'spark',
}
const here = 'https://host.example/a?b=1'
const returned = { provider: 'google', code: 'c', state: pending.state, error: null }

describe('the state of a sign-in with a provider', () => {
  it('has 128 random bits [D09]', () => {
    const states = new Set(Array.from({ length: 200 }, newState))
    expect(states.size).to.equal(200)
    for (const state of states) expect(state).to.match(/^geuin-[0-9a-f]{32}$/)
    // Every digit takes every value, so no bit is constant.
    for (let at = 6; at < 38; at += 1) expect(new Set([...states].map((it) => it[at])).size).to.equal(16)
  })

  it('is good for this browser, provider, page and ten minutes [D09]', () => {
    expect(isExpected(pending, returned, 2000, here)).to.equal(true)
    expect(isExpected(pending, returned, 1000 + 10 * 60_000 - 1, here)).to.equal(true)
    const wrong: [Pending | null, typeof returned | object, number, string][] = [
      [null, returned, 2000, here],
      [pending, { ...returned, state: null }, 2000, here],
      [pending, { ...returned, state: '' }, 2000, here],
      [pending, { ...returned, state: newState() }, 2000, here],
      [pending, { ...returned, state: pending.state.toUpperCase() }, 2000, here],
      [pending, { ...returned, provider: 'apple' }, 2000, here],
      [pending, returned, 1000 + 10 * 60_000, here],
      [pending, returned, 999, here],
      [pending, returned, 2000, 'https://host.example/other'],
      [pending, returned, 2000, 'https://evil.example/a'],
    ]
    for (const [it, back, now, place] of wrong)
      expect(isExpected(it, back as typeof returned, now, place), JSON.stringify(back)).to.equal(false)
  })

  it('is read as it was stored, and as null when something is missing [D09]', () => {
    expect(parsePending(keepPending(pending))).to.deep.equal(pending)
    for (const kept of [null, '', '{', '[]', 'null', '{"state":"x"}', keepPending({ ...pending, state: '' })])
      expect(parsePending(kept)).to.equal(null)
  })
})

describe('where a provider sends the viewer', () => {
  it('is the page that they left, whatever its address looks like [D08]', () => {
    const at = (href: string) => new URL(returnAddress(new URL(href)))
    for (const href of [
      'https://host.example/',
      'https://host.example/a/b?x=1&x=2',
      'https://host.example//evil.example/x',
      'https://host.example/\\evil.example',
      'https://host.example/?next=//evil.example&u=javascript:alert(1)',
      'https://user:pass@host.example/a',
      'https://host.example/@evil.example',
    ]) {
      const back = at(href)
      expect(back.origin, href).to.equal('https://host.example')
      expect(back.pathname, href).to.equal(new URL(href).pathname)
      expect(back.username + back.password + back.hash, href).to.equal('')
      expect(back.search, href).to.equal(new URL(href).search)
    }
  })
})

describe('a provider’s page', () => {
  it('gets our state and prompt=consent [D08]', () => {
    expect(providerAddress('https://id.example/auth?client_id=1&prompt=none&state=theirs', 's')).to.equal(
      'https://id.example/auth?client_id=1&prompt=consent&state=s',
    )
    expect(providerAddress('http://127.0.0.1:9/auth', 's')).to.contain('state=s')
  })

  it('is left alone unless it is a plain web address [D08]', () => {
    for (const path of [
      '',
      '/auth',
      '//evil.example/auth',
      '\\\\evil.example',
      'https:\\\\evil.example',
      'https:/evil.example',
      'https:///evil.example',
      'https://\\evil.example',
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      'blob:https://id.example/1',
      'https://accounts.google.com@evil.example/',
      'https://user:pass@id.example/',
      'ftp://id.example/',
      'https://',
    ])
      expect(providerAddress(path, 's'), path).to.equal(null)
  })
})

describe('refusesGoogle', () => {
  const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
  const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)'

  it('knows browsers inside of apps [D08]', () => {
    for (const agent of [
      `${safari} Mobile/15E148 Instagram 300.0`,
      `${safari} Mobile/15E148 [FBAN/FBIOS;FBAV/450.0]`,
      `${safari} Mobile/15E148`,
      `${safari} Mobile/15E148 musical_ly_32.0 BytedanceWebview`,
      `${safari} Version/18.0 Mobile/15E148 Safari/604.1 Line/14.0`,
      'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0 Mobile Safari/537.36',
      `${android} Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0`,
    ])
      expect(refusesGoogle(agent), agent).to.equal(true)
  })

  it('leaves real browsers alone [D08]', () => {
    for (const agent of [
      `${safari} Version/18.0 Mobile/15E148 Safari/604.1`,
      `${safari} CriOS/130.0 Mobile/15E148 Safari/604.1`,
      `${safari} FxiOS/130.0 Mobile/15E148 Safari/605.1.15`,
      `${android} Chrome/130.0 Mobile Safari/537.36`,
      `${android} Chrome/130.0 Mobile Safari/537.36 OPR/80`,
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
    ])
      expect(refusesGoogle(agent), agent).to.equal(false)
  })
})
