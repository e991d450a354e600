import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { paths } from '../../../src/wire/paths'
import type { WireProfile } from '../../../src/wire/profile'
import { expectAccessible } from '../../support/accessible'
import { communityAnswer } from '../../support/communityAnswers'
import { answerWith, later, ok, refusal, resetApi } from '../../support/fakeApi'
import { type } from '../../support/input'
import {
  buttonNamed,
  clearPage,
  find,
  findAll,
  focused,
  place,
  pressButton,
  recordEvents,
  serverReady,
  waitForElement,
  waitForRemoval,
} from '../../support/page'
import { signIn, signInOnboarded, signOut } from '../../support/signIn'
import { expectUsable } from '../../support/usable'
import { waitUntil } from '../../support/waitUntil'

const poster = '.poster-grid a'
const textOf = (element: Element, selector: string) => find(element, selector)?.textContent?.replace(/\s+/g, ' ').trim()
const tabs = (element: Element) => findAll(element, '[role="tab"]').map((it) => it.textContent)
const pressTab = async (element: Element, name: string) => {
  await waitUntil(() => tabs(element).includes(name), `no tab ${name}`)
  const tab = findAll(element, '[role="tab"]').find((it) => it.textContent === name)!
  tab.focus()
  tab.click()
}
const isDetails = (path: string) => path.endsWith(paths.profile)

const noLinks = { twitter: null, insta: null, linkedin: null, reddit_id: null, tiktok: null, youtube: null }
const mira: WireProfile = {
  ...{ kind: 'user', id: '7', slug: 'mira', name: 'Mira Okafor', bio: null, facets: [] },
  ...{ profile_image: null, is_avatar: false },
  social: { social_web_url: null, ...noLinks },
  counts: { videos: 0, communities: 0, loops: 0, sparks: 0 },
  viewer: undefined,
}

/** A site that no other test calls. */
let sites = 0
const site = () => {
  sites += 1
  return { 'api-host': `${location.origin}/people/${sites}`, slug: 'mira' }
}
const empty = () => ok({ items: [], next_cursor: null })
/** What the calls of a {@link site} get. */
const serve = (details: () => Response | Promise<Response>, list: (cursor: string | null) => Response = empty) =>
  answerWith(({ path, query }) => {
    if (!path.startsWith('/people/')) return undefined
    if (isDetails(path)) return details()
    return /videos|communities|loops/.test(path) ? list(query.get('cursor')) : refusal(404, 404)
  })

describe('<geuin-profile>', () => {
  before(serverReady)
  before(() => import('../../../elements/geuin-profile'))
  beforeEach(resetApi)
  afterEach(async () => {
    clearPage()
    document.documentElement.dir = ''
    await setViewport({ width: 800, height: 600 })
  })

  it('shows who somebody is, what they made and where they are elsewhere [M04] [H04]', async () => {
    const element = place('geuin-profile', { slug: 'mira.light' })
    await waitForElement(element, poster)
    expect(textOf(element, 'h2')).to.equal('Mira Okafor')
    expect(textOf(element, '.profile-handle')).to.equal('@mira.light')
    expect(textOf(element, '.counts')).to.match(/^\d+ videos? \d+ communities \d+ loops?$/)
    expect(textOf(element, '.description p')).to.include('I draw skies with maths.')
    await expectAccessible(element)
  })

  it('draws a bio’s links and tags as such, and one link for each network [H04] [M04]', async () => {
    const bio = '<b>Skies</b> #Light'
    const social = {
      ...mira.social,
      social_web_url: { url: 'https://www.mira.example/', id: null },
      insta: { url: 'https://www.instagram.com/', id: 'mira.light' },
      youtube: { url: 'javascript:alert(1)', id: 'mira' },
    }
    const facets = [{ type: 'tag' as const, start: 13, end: 19, tag: 'light' }]
    serve(() => ok({ ...mira, bio, facets, social }))
    const element = place('geuin-profile', site())
    const words = await waitForElement(element, '.description p')
    expect(words.textContent).to.equal(bio)
    expect([...words.children].map(({ localName, textContent }) => [localName, textContent])).to.eql([['b', '#Light']])
    const links = findAll<HTMLAnchorElement>(element, '.social-links a')
    expect(links.map(({ href, textContent }) => [href, textContent])).to.eql([
      ['https://www.mira.example/', 'mira.example'],
      ['https://www.instagram.com/mira.light', 'Instagram mira.light'],
    ])
    for (const { target, rel } of links) expect([target, rel]).to.eql(['_blank', 'me noopener noreferrer nofollow ugc'])
  })

  it('shows the communities of a person as links with the way in [M04]', async () => {
    const moves = recordEvents('geuin:navigate')
    const take = (event: Event) => event.preventDefault()
    document.addEventListener('geuin:navigate', take)
    const element = place('geuin-profile', { slug: 'mira.light', 'route-base': '/club' })
    await pressTab(element, 'Communities')
    const link = await waitForElement<HTMLAnchorElement>(element, '.community-card h3 a')
    const names = findAll(element, '.community-card h3').map((it) => it.textContent)
    expect(names).to.include('Night Skies')
    expect(findAll(element, '.community-card button')).to.have.length(names.length)
    expect(new URL(link.href).pathname).to.match(/^\/club\/community\/[\w-]+$/)
    link.click()
    expect(moves.events.map(({ detail }) => detail.page)).to.eql(['community'])
    document.removeEventListener('geuin:navigate', take)
    moves.off()
    await expectAccessible(element)
  })

  it('shows the loops of a person [M04]', async () => {
    const loop = { loop_id: '3', slug: 'slow-light', name: 'Slow light', counts: { members: 2, videos: 1 } }
    serve(
      () => ok(mira),
      () => ok({ items: [loop], next_cursor: null }),
    )
    const element = place('geuin-profile', site())
    await pressTab(element, 'Loops')
    const link = await waitForElement<HTMLAnchorElement>(element, '.loop-card a')
    expect([link.pathname, link.querySelector('b')?.textContent]).to.eql(['/group/slow-light', 'Slow light'])
    expect(element.tab).to.equal('loops')
    await expectAccessible(element)
  })

  it('opens a video in the feed of that person, and comes back to its poster [M04]', async () => {
    const element = place('geuin-profile', { slug: 'noor.codes' })
    const first = await waitForElement<HTMLAnchorElement>(element, poster)
    first.focus()
    first.click()
    const dialog = await waitForElement(element, '.feed-dialog')
    const feed = dialog.querySelector('geuin-feed')!
    expect([feed.getAttribute('source'), feed.getAttribute('slug')]).to.eql(['profile', 'noor.codes'])
    expect(new URLSearchParams(location.search).get('geuin-video')).to.equal(first.dataset.slug)
    history.back()
    await waitForRemoval(element, '.feed-dialog')
    await waitUntil(() => focused() === first, 'the poster has no focus')
  })

  it('shows a brand: its website, its own videos, all its communities [M04]', async () => {
    const element = place('geuin-profile', { 'brand-slug': 'lumen' })
    await waitForElement(element, poster)
    expect(textOf(element, 'h2')).to.equal('Lumen')
    expect(find(element, '.profile-handle')).to.equal(null)
    expect(find<HTMLAnchorElement>(element, '.social-links a')!.href).to.match(/^https:/)
    await pressTab(element, 'Communities')
    await waitUntil(() => findAll(element, '.community-card h3').length > 5, 'not all communities')
    await expectAccessible(element)
  })

  it('takes another slug and another tab at any time [M04]', async () => {
    const element = place('geuin-profile', { slug: 'mira.light', tab: 'communities' })
    await waitForElement(element, '.community-card')
    expect(find(element, poster)?.checkVisibility() ?? false).to.equal(false)
    element.tab = 'videos'
    await waitUntil(() => find(element, poster)?.checkVisibility(), 'no videos')
    element.slug = 'noor.codes'
    await waitUntil(() => textOf(element, 'h2') === 'Noor Haddad', 'nobody else')
  })

  describe('of the viewer', () => {
    it('is edited from there, and follows what they change, their nickname too [M04]', async function () {
      this.timeout(30_000)
      const element = place('geuin-profile', { slug: 'mira.light' })
      const user = await signInOnboarded(element)
      element.slug = user.nickname
      await pressButton(element, 'Edit profile')
      const sheet = await waitForElement(element, 'dialog[open]')
      await expectAccessible(sheet)
      const { updateProfile } = await import('../../../src/profile/profile.actions')
      await pressButton(element, 'Bio')
      await waitUntil(() => document.querySelector('geuin-auth')?.shadowRoot?.querySelector('textarea'), 'no form')
      clearAuth()
      const nickname = `m${Date.now().toString(36)}`
      expect((await updateProfile(element, { bio: 'I draw skies now.' })).status).to.equal('saved')
      await waitUntil(() => textOf(element, '.description p') === 'I draw skies now.', 'the old bio')
      expect((await updateProfile(element, { nickname, name: 'Mira Okafor' })).status).to.equal('saved')
      await waitUntil(() => textOf(element, '.profile-handle') === `@${nickname}`, 'the old nickname')
      expect(textOf(element, 'h2')).to.equal('Mira Okafor')
      await waitUntil(() => textOf(element, '.state-message h2') === 'Your work hangs here', 'no empty state')
      await signOut(element)
    })
  })

  describe('of somebody else', () => {
    it('is blocked by a viewer, which leaves the names alone, and unblocked again [M04] [T14]', async function () {
      this.timeout(30_000)
      const element = place('geuin-profile', { slug: 'noor.codes' })
      await waitForElement(element, poster)
      expect(buttonNamed(element, 'More about Noor Haddad')).to.equal(undefined)
      await signIn(element)
      await pressButton(element, 'More about Noor Haddad')
      await pressButton(element, 'Block Noor Haddad')
      await waitUntil(() => textOf(element, '.state-message h2') === 'You blocked Noor Haddad', 'not blocked')
      expect(textOf(element, 'h2')).to.equal('Noor Haddad')
      for (const hidden of ['.description', '.counts', poster]) expect(find(element, hidden), hidden).to.equal(null)
      await waitUntil(() => find(element, '.toast')?.textContent?.includes('is blocked'), 'nothing says so')
      await expectAccessible(element)
      const again = place('geuin-profile', { slug: 'noor.codes' })
      await waitUntil(() => textOf(again, '.state-message h2') === 'You blocked Noor Haddad', 'forgotten')
      again.remove()
      await pressButton(element, 'Unblock')
      await waitForElement(element, poster)
      expect(textOf(element, '.profile-handle')).to.equal('@noor.codes')
      await signOut(element)
    })

    it('is reported by a viewer, who is thanked and can block them [M04] [T14] [T15]', async function () {
      this.timeout(30_000)
      const reports = recordEvents('geuin:report')
      const element = place('geuin-profile', { slug: 'ines' })
      await waitForElement(element, '.description')
      await signIn(element)
      let isRefused = true
      const bodies: unknown[] = []
      answerWith(async ({ path, body }) => {
        if (path === paths.profileCommunities)
          return ok({
            items: [
              communityAnswer({ viewer: { role: 2, requested: false, banned: false, requests: null } as never }),
              communityAnswer({ community_id: '10', slug: 'dawn', name: 'Dawn' }),
            ],
            next_cursor: null,
          })
        if (path !== paths.report) return undefined
        bodies.push(await body())
        return isRefused ? refusal(429, 429) : ok(null)
      })
      await pressButton(element, 'More about Ines Duarte')
      await pressButton(element, 'Report Ines Duarte')
      const where = await waitForElement<HTMLSelectElement>(element, 'select[name="place"]')
      // Only where both are.
      expect([...where.options].map(({ label }) => label)).to.eql(['', 'Somewhere else', 'Dusk'])
      await expectUsable(element, () => findAll(element, 'dialog[open]').at(-1) ?? null)
      expect(findAll(element, '.report-reason').map((it) => it.textContent)).to.include('Pretends to be somebody else')
      findAll<HTMLInputElement>(element, '.report-reason input')[2]!.click()
      type(await waitForElement<HTMLTextAreaElement>(element, '.report-note textarea'), 'Every day')
      where.value = '9'
      where.dispatchEvent(new Event('change', { bubbles: true }))
      await pressButton(element, 'Send report')
      await waitUntil(() => textOf(element, '.report-error[role="alert"]'), 'the failure does not show')
      isRefused = false
      await pressButton(element, 'Send report')
      await waitUntil(() => textOf(element, '.report-thanks p')?.includes('moderators read it'), 'no thanks')
      const report = {
        user_id: bodies.length > 0 ? (bodies[0] as { user_id: string }).user_id : '',
        reason: 'harassment',
      }
      expect(bodies).to.eql(Array(2).fill({ ...report, note: 'Every day', community_id: '9' }))
      expect(reports.events.map(({ detail }) => detail)).to.eql([{ userId: report.user_id, reason: 'harassment' }])
      await expectAccessible(element)
      answerWith(() => undefined)
      await pressButton(element, 'Block Ines Duarte')
      await waitUntil(() => textOf(element, '.state-message h2') === 'You blocked Ines Duarte', 'not blocked')
      await pressButton(element, 'Unblock')
      await waitForElement(element, '.description')
      reports.off()
      await signOut(element)
    })

    it('shows again what a refused block had taken away', async function () {
      this.timeout(30_000)
      const element = place('geuin-profile', { slug: 'ines' })
      await waitForElement(element, '.description')
      await signIn(element)
      const answer = later()
      answerWith(({ path }) => (path.endsWith(paths.hide) ? answer.answer : undefined))
      await pressButton(element, 'More about Ines Duarte')
      await pressButton(element, 'Block Ines Duarte')
      await waitForElement(element, '.state-message')
      answer.release(refusal(500, 500))
      await waitForElement(element, '.description')
      await signOut(element)
    })

    it('shares the link of the profile [B04] [M04]', async () => {
      const shares = recordEvents('geuin:share')
      const take = (event: Event) => event.preventDefault()
      document.addEventListener('geuin:share', take)
      serve(() => ok(mira))
      const element = place('geuin-profile', { ...site(), 'host-url': 'https://lumen.example' })
      await pressButton(element, 'Share profile')
      await waitUntil(() => shares.events.length > 0, 'not shared')
      const shared = { kind: 'profile', id: '7', slug: 'mira', title: 'Mira Okafor' }
      expect(shares.events.map(({ detail }) => detail)).to.eql([
        { ...shared, url: 'https://lumen.example/profile/mira' },
      ])
      document.removeEventListener('geuin:share', take)
      shares.off()
    })

    it('counts that the page was viewed, and not what was shared: the catalogue has no name for it [P01]', async () => {
      const tracked = recordEvents('geuin:analytics')
      let isShared = false
      Object.assign(navigator, {
        share: async () => {
          isShared = true
        },
      })
      try {
        serve(() => ok(mira))
        const element = place('geuin-profile', site())
        await pressButton(element, 'Share profile')
        await pressButton(element, 'More apps')
        await waitUntil(() => isShared, 'not shared')
        const of = { element: 'geuin-profile', slug: 'mira' }
        expect(tracked.events.map(({ detail: { name, properties } }) => [name, properties])).to.eql([
          ['Page Viewed', { ...of, page: 'profile' }],
        ])
      } finally {
        Reflect.deleteProperty(navigator, 'share')
        tracked.off()
      }
    })
  })

  describe('in other states', () => {
    it('has a skeleton of the same shape, and takes its place without a jump', async () => {
      const answer = later()
      serve(() => answer.answer)
      const element = place('geuin-profile', site())
      await waitForElement(element, '.profile-skeleton[aria-busy="true"] .poster-grid')
      const box = () => find(element, '.profile-picture')!.getBoundingClientRect()
      const { top, left, width } = box()
      await expectAccessible(element)
      answer.release(ok(mira))
      await waitForElement(element, 'article')
      expect([box().top, box().left, box().width]).to.eql([top, left, width])
    })

    it('says that somebody has neither videos nor communities', async () => {
      serve(() => ok(mira))
      const element = place('geuin-profile', site())
      await waitUntil(() => textOf(element, '.state-message h2') === 'No videos yet', 'no empty state')
      await pressTab(element, 'Communities')
      const shown = () => findAll(element, '.state-message h2').filter((it) => it.checkVisibility())
      await waitUntil(() => shown()[0]?.textContent === 'In no community yet', 'no empty state of communities')
      await expectAccessible(element)
    })

    it('says that there is nobody, with a way on', async () => {
      const element = place('geuin-profile', { slug: 'no-such-person' })
      await waitForElement(element, '.state-message')
      expect(textOf(element, 'h2')).to.equal('Nobody here')
      expect(find<HTMLAnchorElement>(element, '.state-message a')?.pathname).to.equal('/explore')
      await expectAccessible(element)
    })

    it('tries again after a failure', async () => {
      serve(() => refusal(400, 400))
      const element = place('geuin-profile', site())
      await waitForElement(element, '[role="alert"]')
      expect(textOf(element, 'h2')).to.equal('The profile didn’t load')
      serve(() => ok(mira))
      await pressButton(element, 'Retry')
      await waitUntil(() => textOf(element, 'h2') === 'Mira Okafor', 'not there')
    })

    it('reports which attribute is missing', async () => {
      const errors = recordEvents('geuin:error')
      const element = place('geuin-profile')
      await waitForElement(element, '[role="alert"]')
      await waitUntil(() => errors.events.length > 0, 'no error')
      expect(errors.events.map(({ detail }) => [detail.code, detail.setting])).to.eql([['missing-setting', 'slug']])
      errors.off()
    })

    it('shows an answer that is no profile as a failure, and one with nothing but a slug as a name', async () => {
      serve(() => ok({ items: [] }))
      const broken = place('geuin-profile', site())
      await waitForElement(broken, '[role="alert"]')
      serve(() => ok({ id: 7, slug: 'mira', name: null, bio: 3, facets: 'x', social: [], counts: null }))
      const bare = place('geuin-profile', site())
      await waitUntil(() => textOf(bare, 'h2') === 'mira', 'no name')
    })
  })

  it('can be used when narrow, with large text, from right to left and by keyboard [M04]', async function () {
    this.timeout(60_000)
    const element = place('geuin-profile', { slug: 'mira.light' })
    await waitForElement(element, poster)
    await expectUsable(element, () => find(element, '.profile'))
  })

  it('stays within its box from 280 to 1400 px', async () => {
    await setViewport({ width: 1500, height: 800 })
    const element = place('geuin-profile', { slug: 'mira.light', tab: 'communities' })
    await waitForElement(element, '.community-card')
    for (const width of [280, 360, 640, 1000, 1400]) {
      element.style.width = `${width}px`
      const box = find(element, '.profile')!
      expect(box.getBoundingClientRect().width).to.equal(width)
      expect(box.scrollWidth, `${width} px`).to.be.at.most(width)
    }
  })

  it('selects tabs by arrow keys [M04]', async () => {
    const element = place('geuin-profile', { slug: 'mira.light' })
    await waitForElement(element, poster)
    findAll(element, '[role="tab"]')[0]!.focus()
    await sendKeys({ press: 'ArrowRight' })
    await waitForElement(element, '.community-card')
    expect(focused()?.textContent).to.equal('Communities')
  })
})

/** Removes the page's sign-in element, and its modal with it. */
const clearAuth = () => {
  for (const element of document.querySelectorAll('geuin-auth')) element.remove()
}
