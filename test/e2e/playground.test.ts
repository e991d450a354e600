import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { root } from '../../esbuild.mjs'
import { chooseFile } from '../support/chooseFile'
import { type Demo, openDemo } from '../support/demo'
import { untilFeed, untilPlays } from '../support/feedOnPage'
import { customProperties, paste, setValue } from '../support/pages'

const lookProperties = ['--geuin-accent', '--geuin-on-accent', '--geuin-radius', '--geuin-font', 'height']

/** What an embed is made of, as the page has it: its attributes but the settings, and its look. */
const embedIn = async (page: Page, selector: string) => {
  const feed = page.locator(selector)
  const attributes = await feed.evaluate((it) =>
    it
      .getAttributeNames()
      .filter((name) => !['api-host', 'brand-id'].includes(name))
      .map((name) => [name, it.getAttribute(name)])
      .sort(),
  )
  return { attributes, properties: await customProperties(feed, lookProperties) }
}

/** With no-loop a slow machine may find the feed at a later video than the first. */
const untilAnyPlays = (page: Page) =>
  untilFeed(page, 'a video plays', ({ isFramed, playing }) => isFramed && playing === 1)

describe('the playground', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  /** Opens it and waits for its script, which writes the code when it has begun to listen. */
  const openPlayground = async (query = '') => {
    const watched = await demo.open(`/playground.html${query}`)
    await codeOf(watched.page).filter({ hasText: 'geuin' }).waitFor()
    return watched
  }

  const codeOf = (page: Page) => page.locator('.written code')
  const script = (brand: string) =>
    `<script type="module"
  src="${demo.origin}/dist/geuin.js"
  data-api-host="${demo.origin}"
  data-brand-id="${brand}"></script>`
  const style = '<style>\n  geuin-feed {\n    display: block;\n    height: 640px;\n  }\n</style>'

  it('writes the code of its element, lists the events and remembers the choices [N03] [N04]', async () => {
    const { page } = await demo.open('/playground.html', { permissions: ['clipboard-read', 'clipboard-write'] })
    const code = codeOf(page)
    await code.filter({ hasText: /<geuin-feed source="home"><\/geuin-feed>$/ }).waitFor()
    await page.locator('.events li', { hasText: 'geuin:ready' }).waitFor()
    await page.locator('.events li', { hasText: 'geuin:video-change' }).waitFor()

    await page.getByRole('radio', { name: 'Halcyon' }).check()
    await page.getByLabel('Source').selectOption('community')
    await page.getByLabel('muted').check()
    await page.getByLabel('Colour scheme').selectOption('dark')
    const element =
      '<geuin-feed source="community"\n  slug="by-the-water"\n  muted\n  color-scheme="dark"></geuin-feed>'
    const expected = `${script('2')}\n${style}\n${element}`
    assert.equal(await code.innerText(), expected)
    const feed = page.locator('.stage geuin-feed')
    assert.equal(await feed.getAttribute('brand-id'), '2')
    assert.equal(await feed.getAttribute('slug'), 'by-the-water')

    await page.getByRole('button', { name: 'Copy code' }).click()
    await page.getByText('Copied.').waitFor()
    assert.equal(await paste(page), expected)

    await page.getByLabel('Slug').fill('a"<b>&')
    await page.getByLabel('Slug').press('Tab')
    assert.match(await code.innerText(), /slug="a&quot;&lt;b>&amp;"/)
    await page.reload()
    await code.filter({ hasText: 'slug="a&quot;' }).waitFor()
    assert.equal(await page.getByLabel('Slug').inputValue(), 'a"<b>&')
    assert.ok(await page.getByRole('radio', { name: 'Halcyon' }).isChecked())

    await page.getByRole('radio', { name: 'Community' }).check()
    assert.match(
      await code.innerText(),
      /<geuin-community slug="by-the-water" color-scheme="dark"><\/geuin-community>$/,
    )
    await page.context().close()
  })

  it('offers every element with its attributes, and keeps each one’s choices apart [N03] [N04]', async () => {
    const { page } = await openPlayground()
    const ends = (element: string) => codeOf(page).filter({ hasText: element }).waitFor()
    await page.getByRole('radio', { name: 'Community' }).check()
    await page.locator('[name="community-layout"]').selectOption('card')
    await ends('<geuin-community slug="night-skies" layout="card">')
    await page.locator('.stage .box-videos').waitFor()
    await page.getByRole('radio', { name: 'Loop' }).check()
    await page.locator('[name="loop-tab"]').selectOption('members')
    await ends('<geuin-loop slug="slow-light" tab="members">')
    await page.getByRole('radio', { name: 'Profile' }).check()
    await page.locator('[name="profile-tab"]').selectOption('communities')
    await ends('<geuin-profile slug="mira.light" tab="communities">')
    await page.getByLabel('A brand in place of a person').fill('lumen')
    await page.getByLabel('A brand in place of a person').press('Tab')
    await ends('<geuin-profile brand-slug="lumen" tab="communities">')
    await page.getByRole('radio', { name: 'Explore' }).check()
    await page.getByLabel('Category').fill('1')
    await page.getByLabel('Category').press('Tab')
    await page.locator('[name="explore-layout"]').selectOption('carousel')
    await ends('<geuin-explore category="1" layout="carousel">')
    await page.locator('.stage h2', { hasText: 'Communities about Light' }).waitFor()
    await page.locator('.events li', { hasText: 'geuin:ready' }).first().waitFor()
    await page.reload()
    await ends('<geuin-explore category="1" layout="carousel">')
    await page.context().close()
  })

  it('previews what its code does: a page with the code has the same element, in the same look', async () => {
    const { page } = await openPlayground()
    await page.locator('.events li', { hasText: 'geuin:ready' }).waitFor()
    await setValue(page.getByLabel('Accent'), '#1464c0')
    await setValue(page.getByLabel('Radius'), '3')
    await page.getByRole('radio', { name: 'Mono' }).check()
    await page.getByLabel('Source').selectOption('latest')
    await page.getByLabel('no-loop').check()
    const shown = await embedIn(page, '.stage geuin-feed')
    assert.deepEqual(shown.properties.slice(0, 3), [
      'light-dark(#1464c0, #4383cd)',
      'light-dark(#ffffff, #14141a)',
      '3px',
    ])

    const html = `<!doctype html><html lang="en"><title>Pasted</title>${await codeOf(page).innerText()}</html>`
    demo.rules.set('/pasted', () => new Response(html, { headers: { 'content-type': 'text/html' } }))
    const pasted = await demo.open('/pasted')
    await untilAnyPlays(pasted.page)
    assert.deepEqual(await embedIn(pasted.page, 'geuin-feed'), shown)
    await pasted.page.context().close()
    await page.context().close()
  })

  it('has every language, from right to left too, and the density, in all its code and in its link', async () => {
    const { page } = await openPlayground()
    const entries = await readdir(join(root, 'src/strings'), { withFileTypes: true })
    const languages = entries.filter((it) => it.isDirectory()).map(({ name }) => name)
    assert.equal(languages.length, 15)
    const offered = await page
      .getByLabel('Language')
      .locator('option')
      .evaluateAll((all) => all.map((it) => (it as HTMLOptionElement).value).filter(Boolean))
    assert.deepEqual(offered.sort(), languages.sort())

    await page.getByLabel('Language').selectOption('ar')
    await page.getByRole('radio', { name: 'Roomy' }).check()
    const feed = page.locator('.stage geuin-feed')
    await feed.locator('[dir="rtl"], :dir(rtl)').first().waitFor()
    assert.deepEqual(await customProperties(feed, ['--geuin-density']), ['1.25'])
    for (const way of ['HTML', 'React', 'Vue', 'WordPress']) {
      await page.getByRole('radio', { name: way, exact: true }).check()
      const code = await codeOf(page).innerText()
      assert.match(code, /--geuin-density: 1\.25;/, way)
      assert.match(code, /locale="ar"/, way)
    }
    await page.getByRole('radio', { name: 'iframe' }).check()
    assert.match(await codeOf(page).innerText(), /locale=ar[^"]*density=1\.25/)
    await page.waitForFunction(() => {
      const framed = document.querySelector<HTMLIFrameElement>('.stage iframe')?.contentDocument
      const feed = framed?.querySelector('geuin-feed')
      return feed && getComputedStyle(feed).getPropertyValue('--geuin-density').trim() === '1.25'
    })

    await page.reload()
    // Firefox keeps the way that was chosen, others begin with the first.
    await page.getByRole('radio', { name: 'HTML', exact: true }).check()
    await codeOf(page).filter({ hasText: '--geuin-density: 1.25;' }).waitFor()
    assert.equal(await page.getByLabel('Language').inputValue(), 'ar')
    await page.getByRole('button', { name: 'Reset' }).click()
    assert.doesNotMatch(await codeOf(page).innerText(), /--geuin-density/)
    await page.context().close()
  })

  it('links every choice of every element to its entry in the reference', async () => {
    const { page } = await openPlayground()
    const idsOf = new Map<string, Set<string>>()
    for (const element of ['Feed', 'Community', 'Loop', 'Profile', 'Explore', 'Sign-in']) {
      await page.getByRole('radio', { name: element, exact: true }).check()
      const choices = page.locator('form .field, form .check')
      const links = await choices.evaluateAll((all) =>
        all
          .filter((it) => it.checkVisibility())
          .map((it) => it.querySelector<HTMLAnchorElement>('a.entry')?.href ?? it.textContent),
      )
      assert.ok(links.length > 6, element)
      for (const link of links) {
        const { pathname, hash } = new URL(String(link))
        if (!idsOf.has(pathname)) {
          const text = await (await fetch(demo.origin + pathname)).text()
          idsOf.set(pathname, new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)))
        }
        assert.ok(idsOf.get(pathname)?.has(hash.slice(1)), `${element}: ${link}`)
      }
    }
    await page.context().close()
  })

  it('forgets a look that was taken back', async () => {
    const { page } = await openPlayground()
    await setValue(page.getByLabel('Accent'), '#1464c0')
    assert.match(await codeOf(page).innerText(), /--geuin-accent: light-dark\(#1464c0, #4383cd\);/)
    await page.waitForURL(/accent=%231464c0/)
    await page.getByRole('button', { name: 'Reset' }).click()
    assert.doesNotMatch(await codeOf(page).innerText(), /--geuin-accent/)
    await page.getByRole('radio', { name: 'Halcyon' }).check()
    assert.equal(await page.getByLabel('Accent').inputValue(), '#0f6b66')
    assert.doesNotMatch(await codeOf(page).innerText(), /--geuin-accent/)
    await page.context().close()
  })

  it('writes the code for React, Vue, WordPress and a frame, and previews the frame as one', async () => {
    const { page, faults } = await openPlayground('?brand=2&source=latest&no-loop=on&accent=%231464c0')
    const code = codeOf(page)
    const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check()
    await choose('React')
    for (const line of [
      `import 'geuin/elements/geuin-feed.js'`,
      `geuin.configure({ apiHost: "${demo.origin}", brandId: "2" })`,
      '<geuin-feed source="latest" noLoop />',
    ])
      assert.ok((await code.innerText()).includes(line), line)
    await choose('Vue')
    assert.match(await code.innerText(), /<template>\n {2}<geuin-feed source="latest" no-loop \/>\n<\/template>/)
    await choose('WordPress')
    assert.match(await code.innerText(), /^<!-- wp:html -->\n<script[\s\S]*<\/geuin-feed>\n<!-- \/wp:html -->$/)
    const plain = await openPlayground(
      '?brand=2&source=community&slug=slow-water&layout=grid&muted=on&accent=%231464c0',
    )
    await plain.page.getByRole('radio', { name: 'WordPress', exact: true }).check()
    const written =
      '{"show":"feed","source":"community","slug":"slow-water","layout":"grid","muted":true,"accent":"#1464c0"}'
    assert.equal(await codeOf(plain.page).innerText(), `<!-- wp:geuin/feed ${written} /-->`)
    await plain.page.context().close()
    await choose('iframe')
    const address = /src="([^"]+)"/.exec(await code.innerText())?.[1]?.replaceAll('&amp;', '&') ?? ''
    assert.equal(await page.locator('.stage iframe').evaluate((it: HTMLIFrameElement) => it.src), address)
    const framed = await demo.open(address.slice(demo.origin.length))
    await untilAnyPlays(framed.page)
    const feed = framed.page.locator('geuin-feed')
    assert.equal(await framed.page.locator('script[data-brand-id]').getAttribute('data-brand-id'), '2')
    assert.deepEqual(await customProperties(feed, ['--geuin-accent']), ['light-dark(#1464c0, #4383cd)'])
    await framed.page.context().close()
    await choose('HTML')
    await page.locator('.stage geuin-feed').waitFor()
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('lets every site frame an embed, and only its own site the other pages [T21]', async () => {
    const policy = async (path: string) =>
      (await fetch(demo.origin + path)).headers.get('content-security-policy')?.match(/frame-ancestors ([^;]+)/)?.[1]
    assert.equal(await policy('/embed/feed'), '*')
    for (const path of ['/', '/playground.html', '/article.html', '/settings'])
      assert.equal(await policy(path), "'self'")
  })

  it('plays a video by its address, and one that is chosen from the machine', async () => {
    const { page, faults, requested } = await openPlayground('?source=own')
    const feed = page.locator('.stage geuin-feed')
    await untilPlays(page, 1)
    assert.equal(await feed.getAttribute('source'), null)
    assert.match(await codeOf(page).innerText(), /"mp4": "http[^"]+\/ripples\/fast\.mp4"/)

    await chooseFile(
      page,
      () => page.locator('input[type="file"]').click(),
      join(root, 'demo/media/clips/aurora/fast.mp4'),
    )
    await page.getByText('fast.mp4 stays on this machine.').waitFor()
    await untilPlays(page, 1)
    const sources = await feed.evaluate((it) =>
      [...(it.shadowRoot?.querySelectorAll('video') ?? [])].map(({ currentSrc }) => currentSrc).filter(Boolean),
    )
    assert.match(sources.join(), /^blob:/)
    assert.match(await codeOf(page).innerText(), /"mp4": "\/fast\.mp4"/)
    // So that the same file can be chosen again.
    assert.equal(await page.locator('input[type="file"]').inputValue(), '')
    assert.deepEqual(
      requested.filter((path) => /^\/(api|goservices)\//.test(path)),
      [],
    )
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('keeps the file that was dropped last, also when the one before takes longer to read, with its name in the code', async () => {
    const { page } = await openPlayground('?source=own')
    await page.evaluate(async (video) => {
      const { createElement } = document
      /** The first video that is made never loads. */
      document.createElement = (name: string) => {
        document.createElement = createElement
        const slow = document.createElement(name)
        Object.defineProperty(slow, 'src', { set: () => undefined })
        Reflect.set(window, 'slow', slow)
        return slow
      }
      const last = await (await fetch(video)).blob()
      for (const [name, content] of Object.entries({ 'first.mp4': '', 'last one.mp4': last })) {
        const files = [new File([content], name, { type: 'video/mp4' })]
        document.querySelector('.drop')?.dispatchEvent(Object.assign(new Event('drop'), { dataTransfer: { files } }))
      }
    }, '/media/clips/aurora/fast.mp4')
    const kept = page.getByText('last one.mp4 stays on this machine.')
    await kept.waitFor()
    await page.evaluate(async () => {
      Reflect.get(window, 'slow').dispatchEvent(new Event('error'))
      // What follows from it comes before the next task.
      await new Promise((done) => setTimeout(done))
    })
    assert.ok(await kept.isVisible())
    assert.match(await codeOf(page).innerText(), /"mp4": "\/last%20one\.mp4"/)
    await page.context().close()
  })
})
