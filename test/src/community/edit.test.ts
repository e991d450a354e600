import { expect } from '@open-wc/testing'
import { fromRules, toRules } from '../../../src/community/manage/editValues'
import type { WireCommunity } from '../../../src/wire/community'
import { roles } from '../../../src/wire/permissions'
import { communityAnswer } from '../../support/communityAnswers'
import { answerWith, apiCalls, ok, refusal, resetApi } from '../../support/fakeApi'
import { type } from '../../support/input'
import {
  buttonNamed,
  clearPage,
  find,
  findAll,
  place,
  pressButton,
  serverReady,
  textOf,
  waitForElement,
} from '../../support/page'
import { picture } from '../../support/pictureFiles'
import { putFile } from '../../support/pictureUpload'
import { expectUsable } from '../../support/usable'
import { waitUntil } from '../../support/waitUntil'

let sites = 0

describe('editing a community', () => {
  before(serverReady)
  before(() => import('../../../elements/geuin-community'))
  beforeEach(() => {
    resetApi()
    sessionStorage.clear()
  })
  afterEach(() => {
    clearPage()
    resetApi()
  })

  const social = communityAnswer().social
  const dusk = (fields: Partial<WireCommunity> = {}) =>
    communityAnswer({
      social: { ...social, insta: { url: 'https://www.instagram.com/', id: 'dusk.clips' } },
      viewer: {
        role: roles.leader,
        requested: false,
        banned: false,
        subscribed: false,
        requests: 0,
        sanction: undefined,
      },
      ...fields,
    })

  /** The form of a community of a site that no other test calls. */
  const open = async (community = dusk(), answer: () => Response = () => ok(community)) => {
    sites += 1
    answerWith(({ path: full, method }) => {
      const path = full.startsWith('/sites/edit-') ? full.replace(/^\/sites\/edit-\d+/, '') : null
      if (path === null) return undefined
      if (path === '/api/v3/community') return method === 'PATCH' ? answer() : ok(community)
      return path.endsWith('/create_upload_url') ? ok({ uploadURL: '/uploads/none' }) : refusal(404, 404)
    })
    const at = { 'api-host': `${location.origin}/sites/edit-${sites}`, slug: 'dusk' }
    const element = place('geuin-community', at)
    await pressButton(element, 'Manage')
    await waitForElement(element, '.manage-part')
    findAll(element, '.manage-part')
      .find((it) => textOf(it).includes('Edit details'))!
      .click()
    await waitForElement(element, '[name="insta"]')
    return element
  }
  const field = (element: Element, name: string) => find<HTMLInputElement>(element, `[name="${name}"]`)!
  const says = (element: Element, words: string) =>
    waitUntil(() => findAll(element, 'dialog[open], .toast').some((it) => textOf(it).includes(words)), `not: ${words}`)
  const sent = () => Promise.all(apiCalls.filter(({ method }) => method === 'PATCH').map((call) => call.body()))

  it('keeps each rule, an empty one too, in one text', () => {
    for (const rules of [[], [''], ['Be kind', ''], ['', 'No ads']]) expect(toRules(fromRules(rules))).to.eql(rules)
  })

  it('sends the links that changed, and takes away those that were emptied [H04] [M01]', async () => {
    const element = await open()
    expect(field(element, 'insta').value).to.equal('dusk.clips')
    expect(buttonNamed(element, 'Save')!.disabled).to.equal(true)
    await expectUsable(element, () => findAll(element, 'dialog[open]').at(-1) ?? null)
    type(field(element, 'insta'), '')
    type(field(element, 'reddit_id'), 'dusk')
    type(field(element, 'social_web_url'), 'https://dusk.example/about')
    await pressButton(element, 'Save')
    await says(element, 'Saved')
    const links = { insta: null, reddit_id: 'dusk', social_web_url: 'https://dusk.example/about' }
    expect(await sent()).to.eql([{ community_id: '9', social: links }])
  })

  it('says at a field what is wrong, and over the button what was not saved [E01]', async () => {
    const element = await open(dusk(), () => refusal(5361, 422))
    type(field(element, 'tiktok'), 'no spaces')
    await says(element, 'Only letters, numbers')
    type(field(element, 'tiktok'), 'dusk')
    type(field(element, 'social_web_url'), 'javascript:alert(1)')
    await says(element, 'An address begins with https:// or http://.')
    type(field(element, 'social_web_url'), '')
    type(field(element, 'linkedin'), 'https://example.com')
    await says(element, 'Please enter a valid LinkedIn URL.')
    type(field(element, 'linkedin'), '')
    type(field(element, 'name'), ' ')
    await says(element, 'A community needs a name.')
    type(field(element, 'name'), 'Casino')
    await pressButton(element, 'Save')
    await says(element, 'It was not saved.')
    await says(element, 'These words or links can’t be used here')
    expect(field(element, 'name').value).to.equal('Casino')
  })

  it('crops the banner to 5 by 2 and the picture to a square [H06] [M01]', async () => {
    const element = await open()
    const ratios: number[] = []
    for (const input of findAll<HTMLInputElement>(element, 'dialog[open] input[type="file"]')) {
      putFile(input, await picture('image/png', 'a.png', 90, 60))
      await waitForElement(element, '.crop-pane')
      await waitUntil(() => buttonNamed(element, 'Done')?.disabled === false, 'no picture to crop')
      const { width, height } = find(element, '.advanced-cropper-rectangle-stencil')!.getBoundingClientRect()
      ratios.push(width / height)
      await pressButton(element, 'Cancel')
      await waitUntil(() => !find(element, '.crop-pane'), 'still cropping')
    }
    expect(ratios).to.have.length(2)
    expect(ratios[0]).to.be.closeTo(1, 0.05)
    expect(ratios[1]).to.be.closeTo(2.5, 0.1)
  })

  it('asks before it opens a closed one at which people wait [M01] [F22]', async () => {
    const viewer = {
      role: roles.leader,
      requested: false,
      banned: false,
      subscribed: false,
      requests: 2,
      sanction: undefined,
    }
    const element = await open(dusk({ is_closed: true, viewer }))
    field(element, 'isClosed').click()
    await pressButton(element, 'Save')
    await says(element, 'The 2 people who wait become members.')
    expect(await sent()).to.eql([])
    await pressButton(element, 'Open it')
    await says(element, 'Saved')
    expect(await sent()).to.eql([{ community_id: '9', is_closed: false }])
  })

  it('keeps what was typed for the next time, until it is discarded', async () => {
    const element = await open()
    type(field(element, 'description'), 'Between day and night.')
    await pressButton(element, 'Back')
    await waitForElement(element, '.manage-part')
    findAll(element, '.manage-part')
      .find((it) => textOf(it).includes('Edit details'))!
      .click()
    await waitForElement(element, '[name="description"]')
    expect(field(element, 'description').value).to.equal('Between day and night.')
    await pressButton(element, 'Discard changes')
    expect(field(element, 'description').value).to.equal('')
  })
})
