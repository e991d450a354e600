// The sites of the demo's brands can be installed: what their pages link to is a web app manifest that holds what it says.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { type Demo, openDemo } from '../support/demo'
import { notIn } from '../support/engine'

interface Manifest {
  name: string
  short_name: string
  description: string
  id: string
  start_url: string
  scope: string
  display: string
  background_color: string
  theme_color: string
  icons: { src: string; sizes: string; type: string; purpose?: string }[]
}

const sites = [
  { name: 'Lumen', base: '/app' },
  { name: 'Halcyon', base: '/halcyon' },
]

/** The browser's own image of an address: its type, its size, and whether it covers all of its square. */
const pictureAt = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const blob = await (await fetch(src)).blob()
    const picture = await createImageBitmap(blob)
    const { width, height } = picture
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(picture, 0, 0)
    const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] }
    const isOpaque = data.every((value, index) => index % 4 !== 3 || value === 255)
    return { type: blob.type, size: `${width}x${height}`, isOpaque }
  }, address)

let demo: Demo
before(async () => {
  demo = await openDemo()
})
after(() => demo.close())

for (const { name, base } of sites)
  describe(`the web app manifest of ${name} [B07]`, () => {
    let page: Page
    let manifest: Manifest
    before(async () => {
      page = (await demo.open(`${base}/explore`)).page
      const href = await page.locator('link[rel=manifest]').evaluate((link: HTMLLinkElement) => link.href)
      const answer = await fetch(href)
      assert.equal(answer.status, 200)
      assert.match(answer.headers.get('content-type') ?? '', /^application\/manifest\+json/)
      manifest = await answer.json()
    })
    after(() => page.context().close())

    it('says what the app is called, where it begins and how it looks', async () => {
      assert.equal(manifest.name, name)
      assert.ok(manifest.short_name.length <= 12, 'as much as a home screen shows')
      assert.ok(manifest.description)
      assert.equal(manifest.display, 'standalone')
      for (const colour of [manifest.background_color, manifest.theme_color]) assert.match(colour, /^#[0-9a-f]{6}$/)
      const at = (path: string) => new URL(path, demo.origin).pathname
      assert.equal(at(manifest.scope), `${base}/`)
      assert.ok(at(manifest.start_url).startsWith(at(manifest.scope)), 'the start is in the scope')
      assert.equal(at(manifest.id), at(manifest.start_url))
      assert.ok(new URL(page.url()).pathname.startsWith(at(manifest.scope)), 'and so is what links to it')
      await page.goto(`${demo.origin}${manifest.start_url}`)
      await page.locator('geuin-app h1').first().waitFor()
      assert.equal(await page.locator('link[rel=manifest]').count(), 1)
    })

    it('has icons of the sizes and types that it says, one of which may be cut to any shape', async () => {
      for (const { src, sizes, type, purpose } of manifest.icons) {
        const picture = await pictureAt(page, new URL(src, demo.origin).href)
        assert.deepEqual([picture.type, picture.size], [type, sizes], src)
        if (purpose === 'maskable') assert.ok(picture.isOpaque, `${src} has no corner to see through`)
      }
      const sizesFor = (wanted: string) =>
        manifest.icons.filter(({ purpose = 'any' }) => purpose === wanted).map(({ sizes }) => sizes)
      assert.deepEqual(sizesFor('any'), ['192x192', '512x512'])
      assert.deepEqual(sizesFor('maskable'), ['512x512'])
    })

    it(
      'finds nothing that keeps the browser from installing it',
      notIn({ firefox: 'has no such question', webkit: 'has no such question' }),
      async () => {
        const session = await page.context().newCDPSession(page)
        const { errors, url } = await session.send('Page.getAppManifest')
        assert.deepEqual([errors, new URL(url).pathname], [[], `/${name.toLowerCase()}.webmanifest`])
        const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
        // Each test has a private window.
        assert.deepEqual(
          installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'),
          [],
        )
      },
    )
  })
