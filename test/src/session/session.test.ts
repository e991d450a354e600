import { expect } from '@open-wc/testing'
import { parseSession, toEventUser, toUser, type User } from '../../../src/session/session'
import { account } from '../../support/sessionAnswers'

const mira: User = {
  id: '3',
  nickname: 'mira',
  name: 'Mira Okafor',
  image: '/mira-s.webp',
  isAvatar: false,
  phoneNumber: '+14155550132',
  email: 'mira@example.com',
  bio: 'Lamps.',
  ksCbRequestStatus: 'requested',
  isBrandSystemUser: true,
  brandId: '1',
  brandSlug: 'lumen',
  hasTopics: true,
  brandGuidelines: true,
  birth: '2/11/1994',
  usernameSet: true,
  instaId: 'mira.i',
  youtubeId: 'mira.y',
  linkedinId: 'https://linkedin.com/in/mira',
  tiktokId: 'mira.t',
  xId: 'mira.x',
}

const tokens = { access: 'a', refresh: 'r' }

describe('toUser', () => {
  it('reads every field of an account, and no token [H01]', () => {
    expect(toUser(account)).to.deep.equal(mira)
  })

  it('falls back to the large image, and to null for what is absent [H01]', () => {
    expect(toUser({ ...account, profile_image_s: null })?.image).to.equal('/mira.webp')
    const bare = toUser({ user_id: 9 })
    expect(bare).to.include({ id: '9', nickname: '9', image: null, brandSlug: null, birth: null, xId: null })
    expect(toUser({ ...account, brand: null })?.brandSlug).to.equal(null)
  })

  it('reads topics as chosen when there is one, and a nickname as the user’s own unless the server generated it [H01]', () => {
    expect(toUser({ ...account, onboarding_topics: [] })?.hasTopics).to.equal(false)
    expect(toUser({ ...account, is_nickname_generated: true })?.usernameSet).to.equal(false)
  })

  it('reads the creator status at sign-in: 1 pending, 2 requested, 3 accepted, anything else pending [H02]', () => {
    const read = (status: unknown) => toUser({ ...account, ks_cb_request_status: status })?.ksCbRequestStatus
    expect([1, 2, 3, 4, 0, null, 'x', undefined].map(read)).to.deep.equal([
      'pending',
      'requested',
      'accepted',
      ...Array(5).fill('pending'),
    ])
  })

  it('is null for an answer without a user', () => {
    for (const wire of [null, undefined, {}, [], 'x', { user_id: '' }, { user_id: {} }])
      expect(toUser(wire)).to.equal(null)
  })
})

describe('toEventUser', () => {
  it('leaves out tokens, addresses, numbers and an avatar’s name [N03]', () => {
    const site = { apiHost: 'https://api.example', mediaHost: 'https://media.example' }
    const image = 'https://media.example/mira-s.webp'
    expect(toEventUser(mira, site)).to.deep.equal({ id: '3', nickname: 'mira', name: 'Mira Okafor', image })
    expect(toEventUser({ ...mira, isAvatar: true, image: 'fox' }, site).image).to.equal(null)
  })
})

describe('parseSession', () => {
  it('reads a stored session', () => {
    expect(parseSession(JSON.stringify({ user: mira, tokens }))).to.deep.equal({ user: mira, tokens })
  })

  it('reads what another version stored, without fields of another type', () => {
    const kept = { user: { id: '3', nickname: 'mira', hasTopics: 1, email: { a: 1 }, more: 'x' }, tokens }
    const parsed = parseSession(JSON.stringify(kept))
    expect(parsed?.user).to.include({ id: '3', hasTopics: false, email: null })
    expect(JSON.stringify(parsed)).not.to.contain('more')
  })

  it('reads an incomplete or missing session as none', () => {
    const halves = [{ user: mira }, { tokens }, { user: mira, tokens: { access: 'a' } }, { user: {}, tokens }]
    for (const kept of [null, '', '{', '[]', 'null', ...halves.map((half) => JSON.stringify(half))])
      expect(parseSession(kept)).to.equal(null)
  })
})
