import { expect } from '@open-wc/testing'
import type { CommentId } from '../../../src/entities/comment'
import type { CommunityId } from '../../../src/entities/community'
import type { VideoId } from '../../../src/entities/playable'
import type { Intent } from '../../../src/intent/intent'
import { intents } from '../../../src/intent/intents'
import { readIntent } from '../../../src/intent/readIntent'

const videoId = '7' as VideoId
const community = { communityId: '5' as CommunityId, slug: 'night-skies', name: 'Night Skies' }
const from = { element: 'geuin-feed', source: 'community', slug: 'night-skies', index: 3 }

describe('a stored intent', () => {
  const all: Intent[] = [
    { type: 'spark', videoId, sparked: true, from },
    { type: 'spark', videoId },
    { type: 'comment', videoId, from },
    { type: 'comment', videoId, clientId: 'made-once' },
    { type: 'repost', videoId },
    { type: 'report', videoId, from },
    { type: 'report', videoId, commentId: '9' as CommentId },
    { type: 'join', ...community },
    { type: 'leave', ...community },
    { type: 'withdraw', ...community },
    { type: 'invite', ...community, token: 'abc', acceptedRules: true },
    { type: 'save', videoId, saved: true },
    { type: 'creator' },
    { type: 'signin', videoId },
    { type: 'signin' },
  ]
  for (const intent of all)
    it(`is read as it was: ${JSON.stringify(intent)}`, () => {
      expect(readIntent(JSON.parse(JSON.stringify(intent)))).to.eql(intent)
    })

  it('is nothing but a sign-in when it is unknown or lacks what it is about', () => {
    const broken = [null, 7, {}, { type: 'fly' }, { type: 'toString' }, { type: 'spark' }, { type: 'join', slug: 'x' }]
    for (const stored of broken) expect(readIntent(stored)).to.eql({ type: 'signin' })
  })
})

describe('the table of intents', () => {
  it('needs a finished onboarding for what others see with the viewer’s name, and nothing for sharing, a viewer for the rest [D02]', () => {
    const types = Object.keys(intents) as Intent['type'][]
    const onboarded = types.filter((type) => intents[type].needs === 'onboarded')
    expect(onboarded).to.have.members(['comment', 'repost', 'join', 'invite', 'participate', 'creator'])
    expect(types.filter((type) => intents[type].needs === 'nothing')).to.eql(['share'])
  })

  it('has something to run behind all but a sign-in', () => {
    const types = Object.keys(intents) as Intent['type'][]
    expect(types.filter((type) => intents[type].run === null)).to.eql(['signin'])
  })
})
