import { expect } from '@open-wc/testing'
import type { WireCommunity } from '../../../src/wire/community'
import { expectAccessible } from '../../support/accessible'
import { communityAnswer, pageAnswer, personAnswer } from '../../support/communityAnswers'
import { answerWith, ok, refusal, resetApi } from '../../support/fakeApi'
import {
  clearPage,
  find,
  findAll,
  place,
  pressButton,
  serverReady,
  textOf,
  waitForElement,
  waitForRemoval,
} from '../../support/page'
import { waitUntil } from '../../support/waitUntil'

const media = { hls_url: '/none.m3u8', width: 360, height: 640 }
const video = (number: number) => ({ video_id: `${number}`, slug: `video-${number}`, title: `Video ${number}`, media })
const link = { video_id: '7', slug: 'video-7', title: 'Video 7', thumb_url: '/none.webp' }

let sites = 0

describe('the header of <geuin-community>', () => {
  before(serverReady)
  before(() => import('../../../elements/geuin-community'))
  afterEach(() => {
    clearPage()
    resetApi()
  })

  const open = async (fields: Partial<WireCommunity>, found: Response = refusal(404, 404)) => {
    sites += 1
    answerWith(({ path }) => {
      if (!path.startsWith('/sites/')) return undefined
      if (path.endsWith('/api/v3/community')) return ok(communityAnswer(fields))
      if (path.endsWith('/goservices/feed/community'))
        return pageAnswer(fields.pinned_video ? [video(1), video(2)] : [])
      return path.endsWith('/api/v3/video') ? found : refusal(404, 404)
    })
    const element = place('geuin-community', { 'api-host': `${location.origin}/sites/header-${sites}`, slug: 'dusk' })
    await waitForElement(element, '.community-acts button')
    return element
  }

  it('names who started it, with a link, and one icon link per network [M01] [H04]', async () => {
    const social = {
      ...communityAnswer().social,
      insta: { url: 'https://instagram.com/', id: 'dusk' },
      youtube: { url: 'javascript:alert(1)', id: null },
    }
    const element = await open({ creator: personAnswer(3), social })
    expect(textOf(find(element, '.community-by'))).to.equal('Started by Member 3')
    expect(new URL(find<HTMLAnchorElement>(element, '.community-by a')!.href).pathname).to.equal('/profile/member.3')
    const links = findAll<HTMLAnchorElement>(element, '.community-social a')
    expect(links.map(({ href }) => href)).to.eql(['https://instagram.com/dusk'])
    await expectAccessible(element)
  })

  it('shows a newcomer the rules first, as text, and joins nobody who closes them [M01]', async () => {
    const element = await open({ rules: ['Show the code.', '<b>Be kind</b>'] })
    await pressButton(element, 'Join')
    const rules = await waitForElement(element, 'dialog[open] .rules')
    expect([...rules.children].map(({ textContent }) => textContent)).to.eql(['Show the code.', '<b>Be kind</b>'])
    expect(find(element, 'dialog[open] .button-primary')!.textContent).to.equal('Accept and join')
    await expectAccessible(element)
    await pressButton(element, 'Cancel')
    await waitForRemoval(element, 'dialog')
    expect(find(element, '.community-acts .button')!.textContent).to.equal('Join')
  })

  const slugs = (element: Element) => findAll(element, '.poster-grid a').map(({ dataset }) => dataset['slug'])

  it('puts the pinned video first, once, with its mark [M01]', async () => {
    const listed = { ...link, video_id: '2', slug: 'video-2' }
    const element = await open({ pinned_video: listed }, ok(video(2)))
    await waitUntil(() => slugs(element).length === 2, 'not both')
    await waitUntil(() => slugs(element)[0] === 'video-2', 'not first')
    expect(slugs(element)).to.eql(['video-2', 'video-1'])
    expect(find(element, '.poster-grid a')!.ariaLabel).to.contain('Pinned: Video 2')
  })

  it('gets a pinned video of a later page by itself, and does without one that can’t be had', async () => {
    const element = await open({ pinned_video: link }, ok(video(7)))
    await waitUntil(() => slugs(element).join() === 'video-7,video-1,video-2', 'not first')
    clearPage()
    const without = await open({ pinned_video: link })
    await waitUntil(() => slugs(without).join() === 'video-1,video-2', 'the others')
    await waitForRemoval(without, '.poster-blank')
  })
})
