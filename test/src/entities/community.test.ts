import { expect } from '@open-wc/testing'
import { hasJoined, toCommunity, toMembership } from '../../../src/entities/community'
import { isOpenToViewer } from '../../../src/entities/communityPermissions'
import { ApiError } from '../../../src/kit/http'

const settings = { apiHost: 'https://api.example' }

describe('toMembership', () => {
  it('reads the roles: 1 leader, 2 member, 3 moderator [H03]', () => {
    expect(toMembership({ role: 1, requested: false })).to.equal('leader')
    expect(toMembership({ role: 2, requested: false })).to.equal('member')
    expect(toMembership({ role: 3, requested: true })).to.equal('moderator')
  })

  it('reads a pending request, and everything else as not joined [H03]', () => {
    expect(toMembership({ role: null, requested: true })).to.equal('requested')
    for (const viewer of [undefined, null, {}, { role: 4 }, { role: '1' }, { requested: 'true' }])
      expect(toMembership(viewer)).to.equal('unjoined')
  })
})

describe('a closed community', () => {
  it('is open to leaders, moderators and members alone [M01]', () => {
    for (const membership of ['leader', 'moderator', 'member'] as const) {
      expect(hasJoined({ membership })).to.equal(true)
      expect(isOpenToViewer({ isClosed: true, membership })).to.equal(true)
    }
    for (const membership of ['requested', 'unjoined'] as const) {
      expect(isOpenToViewer({ isClosed: true, membership })).to.equal(false)
      expect(isOpenToViewer({ isClosed: false, membership })).to.equal(true)
    }
  })
})

describe('toCommunity', () => {
  it('gives missing fields their plain default', () => {
    expect(toCommunity({ community_id: 5, slug: 'dusk', image_url: 'javascript:alert(1)' }, settings)).to.deep.equal({
      id: '5',
      slug: 'dusk',
      name: 'dusk',
      description: '',
      facets: [],
      image: null,
      banner: null,
      isClosed: false,
      rules: [],
      creator: null,
      social: undefined,
      pinned: null,
      counts: { members: 0, videos: 0, loops: 0 },
      membership: 'unjoined',
      requests: null,
      sanction: undefined,
      isSubscribed: false,
    })
  })

  it('resolves pictures against the media host', () => {
    const wire = { community_id: '5', slug: 'dusk', image_url: '/a.webp', banner_url: 'https://cdn.example/b.webp' }
    const { image, banner } = toCommunity(wire, { ...settings, mediaHost: 'https://media.example' })
    expect([image, banner]).to.deep.equal(['https://media.example/a.webp', 'https://cdn.example/b.webp'])
  })

  it('throws for an answer that names no community', () => {
    for (const answer of [null, [], {}, { community_id: '5' }, { slug: 'dusk' }])
      expect(() => toCommunity(answer, settings)).to.throw(ApiError, 'malformed')
  })
})
