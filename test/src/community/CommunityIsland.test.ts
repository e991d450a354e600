import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { inviteParameter } from '../../../src/community/inviteLink'
import { readPageQuery, removePageQuery, setPageQuery } from '../../../src/kit/pageQuery'
import type { WireCommunity } from '../../../src/wire/community'
import { paths } from '../../../src/wire/paths'
import { findLinks, findTags } from '../../../src/wire/textParts'
import { expectAccessible } from '../../support/accessible'
import { communityAnswer } from '../../support/communityAnswers'
import { answerWith, apiCalls, later, ok, refusal, resetApi } from '../../support/fakeApi'
import {
  buttonNamed,
  clearPage,
  find,
  focused,
  place,
  pressButton,
  recordEvents,
  serverReady,
  waitForElement,
  waitForFocus,
  waitForRemoval,
} from '../../support/page'
import { waitUntil } from '../../support/waitUntil'

const poster = '.poster-grid a'
const postersIn = (element: Element) => [...element.shadowRoot!.querySelectorAll<HTMLAnchorElement>(poster)]
const textOf = (element: Element, selector: string) => find(element, selector)?.textContent?.replace(/\s+/g, ' ').trim()

/** A site that no other test calls. */
let sites = 0
const site = () => {
  sites += 1
  return { 'api-host': `${location.origin}/sites/${sites}`, slug: 'dusk' }
}
const isDetails = (path: string) => path.endsWith('/api/v3/community')
const isVideos = (path: string) => path.endsWith('/goservices/feed/community')
const isBrand = (path: string) => path.endsWith('/api/v3/brand')

const dusk = communityAnswer({ description: 'Between day and night.', counts: { members: 1, videos: 60, loops: 0 } })

const video = (number: number) => ({
  video_id: `${number}`,
  slug: `video-${number}`,
  title: `Video ${number}`,
  counts: { views: number },
  media: { hls_url: '/none.m3u8', width: 360, height: 640 },
})
const videos = (from: number, count: number, next: string | null) =>
  ok({ items: Array.from({ length: count }, (_, index) => video(from + index)), next_cursor: next })

/** When the page's intersection observers have been told what they see now. */
const observed = (element: Element) =>
  new Promise<void>((done) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      done()
    })
    observer.observe(element)
  })

describe('<geuin-community>', () => {
  before(serverReady)
  before(() => import('../../../elements/geuin-community'))
  beforeEach(() => {
    resetApi()
    answerWith(({ path }) => (path.startsWith('/sites/') && isBrand(path) ? refusal(404, 404) : undefined))
  })
  afterEach(async () => {
    clearPage()
    document.documentElement.dir = ''
    await setViewport({ width: 800, height: 600 })
  })

  /** What the calls of a {@link site} get. */
  const serve = (
    details: () => Response | Promise<Response>,
    list: (cursor: string | null) => Response | Promise<Response>,
  ) =>
    answerWith(({ path, query }) => {
      if (isDetails(path)) return details()
      if (isVideos(path)) return list(query.get('cursor'))
      return isBrand(path) ? refusal(404, 404) : undefined
    })

  describe('with the server’s content', () => {
    it('shows header, counts and videos of an open community [M01]', async () => {
      const element = place('geuin-community', { slug: 'night-skies' })
      await waitForElement(element, poster)
      expect(textOf(element, 'h2')).to.equal('Night Skies')
      expect(textOf(element, '.counts')).to.equal('1.2K members 8 videos 4 loops')
      expect(textOf(element, '.community-about p')).to.include('Generative dusk, aurora and city light.')
      expect(postersIn(element)).to.have.length(8)
      expect(buttonNamed(element, 'Join')).to.exist
      await expectAccessible(element)
    })

    it('draws links and tags of its description as such, and everything else of it as text [L07] [M01]', async () => {
      const address = 'https://dusk.example/walks'
      const description = `  Walks: ${address}, <b>free</b> for all. #Dusk\n`
      const links = findLinks(description).map((it) => ({ type: 'link' as const, ...it }))
      const tags = findTags(description).map((it) => ({ type: 'tag' as const, ...it }))
      const described: WireCommunity = { ...dusk, description, facets: [...links, ...tags] }
      serve(
        () => ok(described),
        () => videos(1, 0, null),
      )
      const element = place('geuin-community', site())
      const words = await waitForElement(element, '.description-words p')
      expect([...words.children].map(({ localName, textContent }) => [localName, textContent])).to.eql([
        ['a', address],
        ['b', '#Dusk'],
      ])
      const { href, target, rel } = words.querySelector('a')!
      expect([href, target, rel]).to.eql([address, '_blank', 'noopener noreferrer nofollow ugc'])
      expect(words.textContent).to.equal(description.trimEnd())
      await expectAccessible(element)
    })

    it('shows a closed community from outside: what it is and how to ask [M01]', async () => {
      const element = place('geuin-community', { slug: 'slow-shaders' })
      await waitForElement(element, '.state-message')
      expect(textOf(element, 'h2')).to.equal('Slow Shaders Closed')
      expect(textOf(element, '.counts')).to.match(/^\d+ members$/)
      expect(textOf(element, '.state-message h2')).to.equal('For members only')
      expect(postersIn(element)).to.have.length(0)
      expect(buttonNamed(element, 'Ask to join')).to.exist
      await expectAccessible(element)
    })

    it('shows that there is no such community, with a link to explore', async () => {
      const errors = recordEvents('geuin:error')
      const element = place('geuin-community', { slug: 'no-such-place' })
      await waitForElement(element, '.state-message')
      expect(textOf(element, '.state-message h2')).to.equal('No such community')
      expect(new URL(find<HTMLAnchorElement>(element, '.state-message a')!.href).pathname).to.equal('/explore')
      await waitUntil(() => errors.events.length > 0)
      expect(errors.events.map(({ detail }) => detail.code)).to.deep.equal(['api'])
      await expectAccessible(element)
      errors.off()
    })

    it('shows another community when its slug changes', async () => {
      const element = place('geuin-community', { slug: 'night-skies' })
      await waitForElement(element, poster)
      element.slug = 'lamp-lab'
      await waitUntil(() => textOf(element, 'h2') === 'Lamp Lab', 'the slug is ignored')
    })

    it('remembers the communities that it showed, latest first [H07]', async () => {
      localStorage.removeItem('recentCommunities')
      const element = place('geuin-community', { slug: 'night-skies', consent: 'granted' })
      await waitForElement(element, poster)
      element.slug = 'lamp-lab'
      await waitUntil(() => textOf(element, 'h2') === 'Lamp Lab', 'the slug is ignored')
      await waitUntil(
        () => localStorage.getItem('recentCommunities')?.startsWith('["lamp-lab","night-skies"'),
        'both are stored',
      )
      localStorage.removeItem('recentCommunities')
    })

    it('has its brand’s theme, each of two on one page its own [A08]', async () => {
      const lumen = place('geuin-community', { slug: 'night-skies', 'color-scheme': 'light' })
      const halcyon = place('geuin-community', {
        slug: 'by-the-water',
        'brand-id': '2',
        'color-scheme': 'light',
      })
      const colour = (element: Element) => {
        const join = buttonNamed(element, 'Join')
        return join && getComputedStyle(join).backgroundColor
      }
      await waitUntil(() => colour(halcyon) === 'rgb(15, 107, 102)', 'not its accent')
      await waitUntil(() => colour(lumen) === 'rgb(90, 84, 240)')
      halcyon.style.setProperty('--geuin-accent', 'rgb(1, 2, 3)')
      expect(colour(halcyon)).to.equal('rgb(1, 2, 3)')
    })

    it('opens the feed over the page at the video that was tapped, and comes back to the one seen last', async () => {
      const element = place('geuin-community', { slug: 'night-skies' })
      await import('../../../elements/geuin-feed')
      const readies = recordEvents('geuin:ready')
      const changes = recordEvents('geuin:video-change')
      await waitForElement(element, poster)
      const tapped = postersIn(element)[2]!
      tapped.focus()
      tapped.click()
      const feed = await waitForElement(element, '.feed-dialog geuin-feed')
      expect([feed.getAttribute('start'), feed.getAttribute('api-host')]).to.deep.equal([tapped.dataset['slug'], '/'])
      expect(find(element, '.feed-dialog')?.matches(':modal')).to.equal(true)
      await waitUntil(() => changes.events.length > 0, 'the feed shows nothing')
      const seen = postersIn(element)[4]!.dataset['slug']!
      const detail = { videoId: '1', slug: seen, index: 1 }
      feed.dispatchEvent(new CustomEvent('geuin:video-change', { detail, bubbles: true, composed: true }))
      await sendKeys({ press: 'Escape' })
      await waitForRemoval(element, '.feed-dialog')
      expect((focused() as HTMLElement).dataset['slug']).to.equal(seen)
      // The page hears of its own elements alone.
      expect(readies.events.every(({ target }) => target === element)).to.equal(true)
      readies.off()
      changes.off()
    })

    it('leaves a tapped video to a page that prevents the navigation [N03]', async () => {
      const take = (event: Event) => event.preventDefault()
      document.addEventListener('geuin:navigate', take)
      const moves = recordEvents('geuin:navigate')
      const element = place('geuin-community', { slug: 'night-skies', 'route-base': '/club' })
      ;(await waitForElement(element, poster)).click()
      const slug = postersIn(element)[0]?.dataset['slug']
      expect(moves.events.map(({ detail }) => detail)).to.deep.equal([
        { page: 'video', slug, href: `${location.origin}/club/video/${slug}` },
      ])
      expect(find(element, '.feed-dialog')).to.equal(null)
      document.removeEventListener('geuin:navigate', take)
      moves.off()
    })

    it('leaves a video in a new tab to the browser', async () => {
      const element = place('geuin-community', { slug: 'night-skies' })
      const moves = recordEvents('geuin:navigate')
      const first = await waitForElement<HTMLAnchorElement>(element, poster)
      let isPrevented: boolean | undefined
      element.addEventListener('click', (event) => {
        isPrevented = event.defaultPrevented
        event.preventDefault()
      })
      first.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, composed: true, cancelable: true }))
      expect(isPrevented).to.equal(false)
      expect(moves.events).to.have.length(0)
      expect(find(element, '.feed-dialog')).to.equal(null)
      moves.off()
    })

    it('can be used by keyboard: who started it, share, join, tabs, each video', async () => {
      const element = place('geuin-community', { slug: 'night-skies' })
      await waitForElement(element, poster)
      const names: string[] = []
      for (let press = 0; press < 12 && !/views?$/.test(names.at(-1) ?? ''); press += 1) {
        await sendKeys({ press: 'Tab' })
        const { textContent, ariaLabel } = focused() as HTMLElement
        names.push(ariaLabel ?? textContent ?? '')
      }
      expect(names.slice(0, 3)).to.deep.equal(['Mira Okafor', 'Share community', 'Join'])
      expect(names.at(-1)).to.match(/^.+, [\d.]+K? views?$/)
      await sendKeys({ press: 'Enter' })
      await waitForElement(element, '.feed-dialog')
    })

    it('shares its join link, unless the page does [B04] [M01]', async () => {
      const shares = recordEvents('geuin:share')
      const take = (event: Event) => event.preventDefault()
      document.addEventListener('geuin:share', take)
      const element = place('geuin-community', { slug: 'night-skies', 'host-url': 'https://lumen.example' })
      await pressButton(element, 'Share community')
      await waitUntil(() => shares.events.length > 0, 'the page shares')
      expect(shares.events.map(({ detail }) => detail)).to.deep.equal([
        {
          kind: 'community',
          id: '1',
          slug: 'night-skies',
          url: 'https://lumen.example/community/night-skies',
          title: 'Night Skies',
        },
      ])
      document.removeEventListener('geuin:share', take)
      shares.off()
    })

    it('counts that its page was viewed, and what was shared by the system’s sheet [P01]', async () => {
      const tracked = recordEvents('geuin:analytics')
      const links: unknown[] = []
      Object.assign(navigator, { share: async (link: unknown) => void links.push(link) })
      try {
        const element = place('geuin-community', { slug: 'night-skies', 'host-url': 'https://lumen.example' })
        await pressButton(element, 'Share community')
        await pressButton(element, 'More apps')
        await waitUntil(() => tracked.events.length > 1, 'not reported')
        expect(links.length).to.equal(1)
        const of = { element: 'geuin-community', slug: 'night-skies' }
        expect(tracked.events.map(({ detail: { name, properties } }) => [name, properties])).to.eql([
          ['Page Viewed', { ...of, page: 'community' }],
          ['Community Shared', { ...of, communityId: '1', method: 'system' }],
        ])
      } finally {
        Reflect.deleteProperty(navigator, 'share')
        tracked.off()
      }
    })
  })

  describe('laid out by its own width', () => {
    const columnsAt = async (width: number) => {
      const element = place('geuin-community', { slug: 'night-skies' })
      element.style.width = `${width}px`
      await waitForElement(element, poster)
      return getComputedStyle(find(element, '.poster-grid')!).gridTemplateColumns.split(' ').length
    }

    for (const [width, columns] of [
      [320, 2],
      [360, 3],
      [700, 4],
      [1000, 6],
    ] as const)
      it(`has ${columns} columns at ${width} px, whatever the window is`, async () => {
        expect(await columnsAt(width)).to.equal(columns)
      })

    it('keeps the banner at 2/5, at most 320 px high [H06]', async () => {
      const element = place('geuin-community', { slug: 'night-skies' })
      await waitForElement(element, poster)
      const banner = find(element, '.community-banner')!
      element.style.width = '400px'
      expect(banner.getBoundingClientRect().height).to.equal(160)
      element.style.width = '1400px'
      expect(banner.getBoundingClientRect().height).to.equal(320)
    })

    it('has a width of its own in a row, where it would shrink to nothing', async () => {
      const row = document.createElement('div')
      row.style.display = 'flex'
      document.body.append(row)
      const element = place('geuin-community', { slug: 'night-skies' }, row)
      await waitForElement(element, poster)
      expect(element.getBoundingClientRect().width).to.be.at.least(320)
      row.remove()
    })

    it('mirrors its layout for right-to-left languages, and keeps the direction of names', async () => {
      document.documentElement.dir = 'rtl'
      const element = place('geuin-community', { slug: 'night-skies' })
      await waitForElement(element, poster)
      const box = element.getBoundingClientRect()
      const picture = find(element, '.community-picture')!.getBoundingClientRect()
      const join = buttonNamed(element, 'Join')!.getBoundingClientRect()
      expect(box.right - picture.right).to.be.lessThan(picture.left - box.left)
      expect(join.left - box.left).to.be.lessThan(box.right - join.right)
      const words = find(element, '.description-words')!
      expect(getComputedStyle(words).direction).to.equal('ltr')
      const line = document.createRange()
      line.selectNodeContents(words.querySelector('p')!)
      expect(Math.round(words.getBoundingClientRect().right - line.getClientRects()[0]!.right)).to.be.below(8)
      await expectAccessible(element)
    })
  })

  describe('when the server fails', () => {
    it('shows a skeleton of the same shape while it loads', async () => {
      const slow = later()
      serve(
        () => slow.answer,
        () => videos(1, 6, null),
      )
      const element = place('geuin-community', site())
      await waitForElement(element, '.community-skeleton[aria-busy="true"] .poster-grid')
      await expectAccessible(element)
      const { top } = find(element, '.poster-grid')!.getBoundingClientRect()
      slow.release(ok(dusk))
      await waitForElement(element, poster)
      expect(find(element, '.community-skeleton')).to.equal(null)
      expect(Math.abs(find(element, '.poster-grid')!.getBoundingClientRect().top - top)).to.be.below(24)
    })

    for (const [what, answer, text] of [
      ['refuses', () => refusal(400, 400), 'Something went wrong'],
      ['answers something else', () => ok({ items: 'none' }), 'Something went wrong'],
      ['limits', () => new Response('{}', { status: 429, headers: { 'retry-after': '60' } }), 'Too many requests'],
      ['can’t be reached', () => Promise.reject(new TypeError('down')), 'no connection'],
    ] as const)
      it(`shows an error when it ${what}, and loads again on Retry`, async () => {
        const errors = recordEvents('geuin:error')
        serve(answer as () => Promise<Response>, () => videos(1, 1, null))
        const element = place('geuin-community', site())
        const alert = await waitForElement(element, '[role="alert"]')
        expect(alert.textContent).to.include('The community didn’t load').and.to.include(text)
        await waitUntil(() => errors.events.length > 0)
        expect(errors.events.map(({ detail }) => detail.code)).to.deep.equal(['api'])
        await expectAccessible(element)
        serve(
          () => ok(dusk),
          () => videos(1, 1, null),
        )
        await pressButton(element, 'Retry')
        await waitForElement(element, poster)
        errors.off()
      })

    it('keeps the header when only the videos fail', async () => {
      serve(
        () => ok(dusk),
        () => refusal(400, 400),
      )
      const element = place('geuin-community', site())
      await waitForElement(element, '[role="alert"]')
      expect(textOf(element, 'h2')).to.equal('Dusk')
      serve(
        () => ok(dusk),
        () => videos(1, 3, null),
      )
      await pressButton(element, 'Retry')
      await waitUntil(() => postersIn(element).length === 3)
    })

    it('shows an empty state without videos, and loads again on request', async () => {
      serve(
        () => ok(dusk),
        () => videos(1, 0, null),
      )
      const element = place('geuin-community', site())
      await waitForElement(element, '.state-message')
      expect(textOf(element, '.state-message h2')).to.equal('No videos yet')
      await expectAccessible(element)
      serve(
        () => ok(dusk),
        () => videos(1, 2, null),
      )
      await pressButton(element, 'Look again')
      await waitUntil(() => postersIn(element).length === 2)
    })

    it('shows the title where a picture is missing or broken', async () => {
      const broken = { ...video(2), media: { ...video(2).media, thumb_url: '/nowhere.webp' } }
      serve(
        () => ok(dusk),
        () => ok({ items: [video(1), broken, { video_id: '3' }], next_cursor: null }),
      )
      const element = place('geuin-community', site())
      await waitUntil(() => element.shadowRoot!.querySelectorAll('.poster-title').length === 2, '')
      expect(postersIn(element).map(({ textContent }) => textContent)).to.deep.equal(['Video 11', 'Video 22'])
    })

    it('requests nothing outside of its own site’s path', async () => {
      serve(
        () => ok({ ...dusk, viewer: { role: 2, requested: false, banned: false } }),
        () => videos(1, 1, null),
      )
      const element = place('geuin-community', site())
      await waitUntil(() => buttonNamed(element, 'Joined'), 'not joined')
      expect(apiCalls.every(({ path }) => path.startsWith('/sites/'))).to.equal(true)
    })
  })

  describe('with many videos', () => {
    it('loads the next page by cursor as it is scrolled, to the end, each video once, and draws what is near', async () => {
      const pages: Record<string, Response> = {
        first: videos(1, 24, 'second'),
        second: videos(24, 24, 'third'),
        third: videos(48, 13, null),
      }
      serve(
        () => ok(dusk),
        (cursor) => pages[cursor ?? 'first']!,
      )
      await setViewport({ width: 400, height: 600 })
      const element = place('geuin-community', site())
      await waitForElement(element, poster)
      expect(postersIn(element)).to.have.length(24)
      expect(apiCalls.filter(({ path }) => isVideos(path))).to.have.length(1)
      const shown = () => postersIn(element).map(({ dataset }) => dataset['slug'])
      const seen = new Set<string | undefined>()
      await waitUntil(() => {
        window.scrollTo(0, document.documentElement.scrollHeight)
        for (const slug of shown()) seen.add(slug)
        return seen.size === 60
      }, 'the end is not reached')
      await waitUntil(() => shown().length < 60, 'all of them are drawn')
      expect(new Set(shown()).size).to.equal(shown().length)
      const last = postersIn(element).at(-1)!.dataset['slug']
      window.scrollTo(0, 0)
      await waitUntil(
        () => shown().length < 60 && !shown().includes(last) && shown().length >= 24,
        'not those of the top',
      )
      const cursors = apiCalls.filter(({ path }) => isVideos(path)).map(({ query }) => query.get('cursor'))
      expect(cursors).to.deep.equal([null, 'second', 'third'])
    })

    it('keeps its videos when the next page fails, and loads that page again on Retry', async () => {
      serve(
        () => ok(dusk),
        (cursor) => (cursor ? refusal(400, 400) : videos(1, 6, 'second')),
      )
      const element = place('geuin-community', site())
      const alert = await waitForElement(element, '.poster-more')
      expect(alert.textContent).to.include('More videos didn’t load.')
      expect(postersIn(element)).to.have.length(6)
      serve(
        () => ok(dusk),
        () => videos(7, 6, null),
      )
      await pressButton(element, 'Retry')
      await waitUntil(() => postersIn(element).length === 12)
      expect(find(element, '.poster-more')).to.equal(null)
    })

    it('stops loading when the server repeats a cursor', async () => {
      serve(
        () => ok(dusk),
        (cursor) => videos(cursor ? 3 : 1, 2, 'again'),
      )
      const element = place('geuin-community', site())
      await waitUntil(() => postersIn(element).length === 4, '')
      await waitUntil(() => find(element, 'section[aria-busy="false"]'))
      await observed(element)
      await observed(element)
      expect(apiCalls.filter(({ path }) => isVideos(path))).to.have.length(2)
    })
  })

  describe('with missing or long content', () => {
    it('reports which attribute is missing', async () => {
      const errors = recordEvents('geuin:error')
      const element = place('geuin-community')
      await waitForElement(element, '[role="alert"]')
      expect(textOf(element, '[role="alert"]')).to.include('slug="…"')
      await waitUntil(() => errors.events.length > 0)
      expect(errors.events.map(({ detail }) => [detail.code, detail.setting])).to.deep.equal([
        ['missing-setting', 'slug'],
      ])
      await expectAccessible(element)
      errors.off()
    })

    it('shows a long description in two lines, and all of it on demand', async () => {
      serve(
        () => ok({ ...dusk, description: 'Between day and night. '.repeat(40) }),
        () => videos(1, 1, null),
      )
      const element = place('geuin-community', site())
      const words = await waitForElement(element, '.community-about p')
      const more = await pressButton(element, 'more')
      expect(more.getAttribute('aria-expanded')).to.equal('true')
      const { height } = words.getBoundingClientRect()
      more.click()
      await waitUntil(() => words.getBoundingClientRect().height < height)
      await waitForFocus(() => more)
    })
  })

  it('shows an invitation until it is answered, again when the element leaves the page and comes back [M01]', async () => {
    const who = { user_id: '7', nickname: 'ada', name: 'Ada' }
    answerWith(({ path }) => {
      if (isDetails(path)) return ok(dusk)
      if (isVideos(path)) return videos(1, 0, null)
      return path.endsWith(paths.communityInvite)
        ? ok({ community: dusk, invited_by: who, expires_at: null })
        : undefined
    })
    setPageQuery(inviteParameter, 'token')
    try {
      const community = place('geuin-community', site())
      await waitForElement(community, 'dialog[open] .invite')
      community.remove()
      await waitForRemoval(community, 'dialog')
      document.body.append(community)
      await waitForElement(community, 'dialog[open] .invite')
      await pressButton(community, 'Close')
      await waitForRemoval(community, 'dialog[open]')
      expect(readPageQuery(inviteParameter)).to.equal(null)
    } finally {
      removePageQuery(inviteParameter)
    }
  })
})
