import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { axe, type Demo, openDemo } from '../support/demo'

/** Each page with what must be on it before it is looked at: an element that has drawn itself. */
const pages: Array<[path: string, element: string | null]> = [
  ['/', null],
  ['/mailbox', null],
  ['/article.html', 'geuin-feed'],
  ['/feed.html', 'geuin-feed'],
  ['/community.html', 'geuin-community'],
  ['/explore', 'geuin-feed'],
  ['/settings', 'geuin-auth'],
  ['/members', 'geuin-auth'],
  ['/own-videos.html', 'geuin-feed'],
  ['/playground.html', 'geuin-feed'],
]

/** Brings each of these elements into view and waits until it has drawn itself. */
const settled = async (page: Page, element: string | null) => {
  if (!element) return
  await page.locator(element).first().waitFor({ state: 'attached' })
  for (const one of await page.locator(element).all()) {
    await one.scrollIntoViewIfNeeded()
    const handle = await one.elementHandle()
    await page.waitForFunction((it) => (it as { isReady?: boolean } | null)?.isReady, handle)
  }
}

/** Whether a video in the element plays: its time advances. */
const plays = (page: Page) =>
  page.waitForFunction(() => {
    const feeds = [...document.querySelectorAll('geuin-feed')]
    const videos = feeds.flatMap((feed) => [...(feed.shadowRoot?.querySelectorAll('video') ?? [])])
    return videos.some((video) => !video.paused && video.currentTime > 0.2)
  })

/** What the clipboard has, pasted by keyboard: not every engine lets scripts read it. */
const paste = async (page: Page) => {
  await page.evaluate(() => {
    const field = document.body.appendChild(document.createElement('textarea'))
    field.className = 'pasted'
    field.focus()
  })
  await page.keyboard.press('ControlOrMeta+v')
  const text = await page.locator('.pasted').inputValue()
  await page.evaluate(() => document.querySelector('.pasted')?.remove())
  return text
}

describe('the demo’s pages', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  for (const [path, element] of pages) {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`${path} keeps to its security policy and is accessible, ${colorScheme} [N08]`, async () => {
        const { page, faults } = await demo.open(path, { colorScheme, reducedMotion: 'reduce' })
        await settled(page, element)
        assert.deepEqual(await axe(page), [])
        assert.deepEqual(faults, [])
        await page.context().close()
      })
    }

    it(`${path} fits 360, 768 and 1440 px`, async () => {
      const { page } = await demo.open(path, { viewport: { width: 360, height: 800 } })
      await settled(page, element)
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        assert.ok(over <= 0, `${over} px too wide at ${width}`)
      }
      await page.context().close()
    })
  }

  // The playground draws itself by script.
  for (const [path, element] of pages.filter(([path, element]) => element && path !== '/playground.html'))
    it(`nothing on ${path} shifts when the elements load [N06]`, async () => {
      const { page } = await demo.open(path, { viewport: { width: 390, height: 844 } })
      await page.waitForFunction(
        (tag) => [...document.querySelectorAll(`geuin-auth, ${tag}`)].some((it) => Reflect.get(it, 'isReady')),
        element,
      )
      await page.waitForLoadState('networkidle')
      const shifts = await page.evaluate(
        () =>
          new Promise<number[]>((done) => {
            const seen: number[] = []
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) seen.push(Reflect.get(entry, 'value') as number)
            }).observe({ type: 'layout-shift', buffered: true })
            // What was buffered comes before the next frame but one.
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(seen))))
          }),
      )
      assert.deepEqual(shifts, [])
      await page.context().close()
    })

  it('the article loads the feed only when the reader scrolls near it, then plays [N06]', async () => {
    const { page, requested } = await demo.open('/article.html', { viewport: { width: 800, height: 600 } })
    await page.waitForFunction(() => (document.querySelector('geuin-auth') as { isReady?: boolean } | null)?.isReady)
    assert.ok(!requested.includes('/dist/elements/geuin-feed.js'), 'loaded at once')
    assert.ok(!requested.some((path) => path.startsWith('/goservices/feed')))
    const feed = page.locator('figure geuin-feed')
    await feed.scrollIntoViewIfNeeded()
    await page.waitForFunction(
      () => (document.querySelector('figure geuin-feed') as { isReady?: boolean } | null)?.isReady,
    )
    // What loaded above it has moved it, not in every engine with what the reader sees.
    await feed.scrollIntoViewIfNeeded()
    await plays(page)
    assert.ok(requested.includes('/goservices/profile/brand/videos'))
    await page.context().close()
  })

  it('show the content of their URL [B01]', async () => {
    const video = await demo.open('/video/windows')
    await settled(video.page, 'geuin-feed')
    assert.equal(await video.page.locator('geuin-feed').getAttribute('slug'), 'windows')
    await video.page.context().close()
    const community = await demo.open('/community/lamp-lab')
    await settled(community.page, 'geuin-community')
    await community.page.getByRole('heading', { name: 'Lamp lab' }).waitFor()
    await community.page.context().close()
  })

  it('all links work, the pages’ own and the elements’ [B01] [S01]', async () => {
    const left = new Map<string, string>()
    /** Pages with links that their element shows. */
    const places = {
      ...{ '/': '/', '/settings': '/', '/terms': '/', '/explore': '/video/', '/home': '/profile/' },
      ...{ '/community/lamp-lab': '/video/', '/profile/mira.light': '/community/' },
    }
    for (const [path, shown] of Object.entries(places)) {
      const { page } = await demo.open(path)
      await page.locator(`a[href*="${shown}"]`).filter({ visible: true }).first().waitFor()
      // Locators look into shadow roots.
      for (const link of await page.locator('a[href]').all())
        left.set(await link.evaluate((it: HTMLAnchorElement) => it.href), path)
      await page.context().close()
    }
    const own = [...left].filter(([href]) => href.startsWith(demo.origin))
    assert.ok(own.length > 20, `${own.length} links`)
    for (const place of ['/profile/', '/community/', '/group/', '/video/'])
      assert.ok(
        own.some(([href]) => href.includes(place)),
        place,
      )
    for (const [href, on] of own) assert.equal((await fetch(href)).status, 200, `${href} on ${on}`)
  })

  it('an unknown URL shows a not-found page with links [B07] [S01]', async () => {
    const { page } = await demo.open('/no/such-page')
    await page.getByRole('heading', { name: 'There is nothing here' }).waitFor()
    for (const name of ['Watch the videos', 'Explore communities', 'All demo pages'])
      assert.ok(await page.locator('main').getByRole('link', { name }).isVisible(), name)
    assert.equal((await fetch(page.url())).status, 404)
    await page.context().close()
  })

  it('a page with its own videos plays them and sends no API calls', async () => {
    const { page, requested } = await demo.open('/own-videos.html')
    await plays(page)
    assert.deepEqual(
      requested.filter((path) => /^\/(api|goservices)\//.test(path)),
      [],
    )
    await page.context().close()
  })

  it('the playground writes the code of its element, lists the events and remembers the choices [N03] [N04]', async () => {
    const { page } = await demo.open('/playground.html', { permissions: ['clipboard-read', 'clipboard-write'] })
    const code = page.locator('.code code')
    await code.filter({ hasText: /<geuin-feed source="home"><\/geuin-feed>$/ }).waitFor()
    await page.locator('.events li', { hasText: 'geuin:ready' }).waitFor()
    await page.locator('.events li', { hasText: 'geuin:video-change' }).waitFor()

    await page.getByRole('radio', { name: 'Halcyon' }).check()
    await page.getByLabel('Source').selectOption('community')
    await page.getByLabel('muted').check()
    await page.getByLabel('Colour scheme').selectOption('dark')
    const element = '<geuin-feed source="community" slug="by-the-water" muted color-scheme="dark"></geuin-feed>'
    const script = `<script type="module" src="${demo.origin}/dist/geuin.js" data-api-host="${demo.origin}" data-brand-id="2"></script>`
    assert.equal(await code.innerText(), `${script}\n${element}`)
    const feed = page.locator('.stage geuin-feed')
    assert.equal(await feed.getAttribute('brand-id'), '2')
    assert.equal(await feed.getAttribute('slug'), 'by-the-water')

    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByText('Copied.').waitFor()
    assert.equal(await paste(page), `${script}\n${element}`)

    await page.getByLabel('Slug').fill('a"<b>&')
    await page.getByLabel('Slug').press('Tab')
    assert.match(await code.innerText(), /slug="a&quot;&lt;b>&amp;"/)
    await page.reload()
    assert.equal(await page.getByLabel('Slug').inputValue(), 'a"<b>&')
    assert.ok(await page.getByRole('radio', { name: 'Halcyon' }).isChecked())

    await page.getByRole('radio', { name: 'Community' }).check()
    assert.match(
      await code.innerText(),
      /<geuin-community slug="by-the-water" color-scheme="dark"><\/geuin-community>$/,
    )
    await page.context().close()
  })
})
