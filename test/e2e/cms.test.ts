// Drupal's module and Shopify's blocks, each by the language that it is written in: PHP and Liquid.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import { root } from '../../esbuild.mjs'
import { type Demo, openDemo } from '../support/demo'
import { untilPlays } from '../support/feedOnPage'
import { fetchPackage } from '../support/fetchPackage'

const slug = 'aurora-over-the-ridge'
const php = '/usr/bin/php'
const drupal = join(root, 'demo/cms/drupal/geuin')
const shopify = join(root, 'demo/cms/shopify')
const hostile = '"><script>x()</script>'

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

describe('what another system puts into its pages [N09]', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  /** A page of the shop or the paper, with a link that an author wrote. */
  const show = async (head: string, body: string) => {
    const page = await demo.browser.newPage({ viewport: { width: 800, height: 900 } })
    const style = '<style>geuin-feed { display: block; height: 700px }</style>'
    await page.route('**/article', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>A</title>${style}${head}${body}</html>`,
      }),
    )
    await page.goto(`${demo.origin}/article`)
    await untilPlays(page, 1)
    assert.equal(await page.locator('geuin-feed').getAttribute('slug'), slug)
    await page.close()
  }

  describe('Drupal’s module', { skip: existsSync(php) ? false : 'PHP is not installed' }, () => {
    interface Tag {
      '#tag': string
      '#attributes': Record<string, string>
    }
    interface Result {
      page: { '#attached'?: { html_head: [Tag, string][]; library: string[] }; '#cache': { tags: string[] } }
      block: Tag
      asks: Record<string, { '#options'?: Record<string, string> }>
      form: Record<string, { '#config_target': string }>
    }
    const settings = () => ({ script: `${demo.origin}/dist/geuin.js`, api_host: demo.origin, brand_id: '1' })
    const run = async (input: { settings: object; block: object; isAdmin?: boolean }): Promise<Result> => {
      const args = [join(root, 'test/support/cms/drupal.php'), drupal, JSON.stringify(input)]
      return JSON.parse((await promisify(execFile)(php, args)).stdout)
    }
    const video = { source: 'video', slug, layout: 'feed' }
    /** As `html_tag` writes it. */
    const htmlOf = ({ '#tag': tag, '#attributes': attributes }: Tag) =>
      `<${tag}${Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)}></${tag}>`.replaceAll(
        ', ',
        ' ',
      )

    it('plays a block’s videos, and those of a link that authors write', async () => {
      const { page, block } = await run({ settings: settings(), block: video })
      const head = page['#attached']?.html_head.map(([tag]) => htmlOf(tag)).join('') ?? ''
      assert.deepEqual(page['#cache'].tags, ['config:geuin.settings'])
      assert.deepEqual(page['#attached']?.library, ['geuin/room'])
      await show(head, htmlOf(block))
      await show(head, `<a href="${demo.origin}/video/${slug}#geuin">Aurora</a>`)
    })

    it('loads nothing before it has a server nor in the administration, and hands on what is typed unchanged [S04]', async () => {
      const { page, block } = await run({ settings: {}, block: { ...video, slug: hostile } })
      assert.equal(page['#attached'], undefined)
      const admin = await run({ settings: settings(), block: video, isAdmin: true })
      assert.equal(admin.page['#attached'], undefined, 'in the administration')
      assert.deepEqual(block['#attributes'], { ...video, slug: hostile })
    })

    it('has a form for each setting, and files as Drupal reads them', async () => {
      const yaml = async (name: string) => parse(await readFile(join(drupal, name), 'utf8'))
      const sheets = Object.keys((await yaml('geuin.libraries.yml')).room.css.theme)
      assert.deepEqual(sheets, ['css/geuin.css'])
      assert.equal(
        await readFile(join(drupal, 'css/geuin.css'), 'utf8'),
        await readFile(join(shopify, 'assets/geuin.css'), 'utf8'),
      )
      const { form, asks } = await run({ settings: {}, block: video })
      const names = Object.keys(await yaml('config/install/geuin.settings.yml'))
      assert.deepEqual(
        Object.values(form).map((it) => it['#config_target']),
        names.map((it) => `geuin.settings:${it}`),
      )
      const schema = await yaml('config/schema/geuin.schema.yml')
      assert.deepEqual(Object.keys(schema['geuin.settings'].mapping), names)
      assert.deepEqual(Object.keys(schema['block.settings.geuin_feed'].mapping), Object.keys(asks))
      const info = await yaml('geuin.info.yml')
      const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
      assert.deepEqual([info.type, info.version, info.configure], ['module', version, 'geuin.settings'])
      const route = (await yaml('geuin.routing.yml'))['geuin.settings']
      assert.equal(route.defaults._form, String.raw`\Drupal\geuin\Form\SettingsForm`)
      assert.equal(route.requirements._permission, 'administer site configuration')
      assert.equal((await yaml('geuin.links.menu.yml'))['geuin.settings'].route_name, 'geuin.settings')
    })
  })

  for (const sheet of ['wordpress/assets/geuin.css', 'shopify/assets/geuin.css'])
    it(`moves nothing where posters draw themselves, by ${sheet}`, async () => {
      const css = await readFile(join(root, 'demo/cms', sheet), 'utf8')
      const link = `<a href="${demo.origin}/video/${slug}">Aurora</a>`
      const feeds = ['carousel', 'grid'].map((it) => `<geuin-feed source="home" layout="${it}">${link}</geuin-feed>`)
      const script = '<script type="module" src="/dist/geuin.js" data-api-host="/" data-brand-id="1"></script>'
      const body = `<!doctype html><html lang="en"><title>A</title><style>${css}</style>${script}${feeds.join('')}<p>The end</p></html>`
      for (const width of [360, 768, 1440]) {
        const page = await demo.browser.newPage({ viewport: { width, height: 9000 } })
        await page.route('**/article', (route) => route.fulfill({ contentType: 'text/html', body }))
        let go = () => {}
        const held = new Promise<void>((resolve) => {
          go = resolve
        })
        await page.route('**/dist/geuin.js', (route) => held.then(() => route.continue()))
        await page.goto(`${demo.origin}/article`, { waitUntil: 'commit' })
        const top = async () => Math.round((await page.getByText('The end').boundingBox())?.y ?? 0)
        const before = await top()
        go()
        for (const layout of ['strip', 'grid']) await page.locator(`.posters-${layout} img`).nth(2).waitFor()
        assert.ok(before > 800, String(before))
        assert.equal(await top(), before, `${width} px`)
        await page.close()
      }
    })

  describe('Shopify’s blocks', async () => {
    /** Shopify's own language in JavaScript; no dependency, since nothing else needs it. */
    const folder = await fetchPackage('liquidjs', '10.30.1')
    const skip = folder ? false : 'liquidjs could not be fetched'
    const names = (await readdir(join(shopify, 'blocks'))).sort()
    const sourceOf = (name: string) => readFile(join(shopify, 'blocks', name), 'utf8')
    const schemaOf = async (name: string) =>
      JSON.parse(/{% schema %}(.*){% endschema %}/s.exec(await sourceOf(name))?.[1] ?? '')

    const render = async (name: string, settings: object): Promise<string> => {
      const { Liquid } = createRequire(import.meta.url)(join(folder ?? '', 'dist/liquid.node.js'))
      const template = (await sourceOf(name)).replace(/{% schema %}.*/s, '')
      return new Liquid({ strictFilters: true }).parseAndRender(template, { block: { settings } })
    }

    it('play the videos that the merchant chose, and those of a link in a page', { skip }, async () => {
      const head = await render('geuin-script.liquid', {
        script: `${demo.origin}/dist/geuin.js`,
        api_host: demo.origin,
        brand_id: '1',
      })
      await show(head, await render('geuin-feed.liquid', { source: 'video', slug, layout: 'feed' }))
      await show(head, `<a href="${demo.origin}/video/${slug}#geuin">Aurora</a>`)
      assert.doesNotMatch(await render('geuin-script.liquid', {}), /<script/, 'not set up yet')
    })

    it('write what a merchant types as text [S04]', { skip }, async () => {
      for (const name of names) {
        const ids: string[] = (await schemaOf(name)).settings.map(({ id }: { id: string }) => id)
        const html = await render(name, Object.fromEntries(ids.map((id) => [id, hostile])))
        assert.equal(html.split(escaped(hostile).replaceAll('&quot;', '&#34;')).length - 1, ids.length, html)
        assert.doesNotMatch(html, /<script>x/)
      }
    })

    it('have settings by the rules of the theme editor', async () => {
      const targets = await Promise.all(names.map(async (name) => (await schemaOf(name)).target))
      assert.deepEqual(targets, ['section', 'head'])
      for (const name of names) {
        const { name: title, settings, stylesheet } = await schemaOf(name)
        assert.ok(title.length <= 25)
        if (stylesheet) assert.ok(existsSync(join(shopify, 'assets', stylesheet)))
        const ids = settings.map(({ id }: { id: string }) => id)
        assert.equal(new Set(ids).size, ids.length)
        for (const { id, label, type, options, default: value } of settings) {
          assert.ok(label && (await sourceOf(name)).includes(`block.settings.${id} | escape`), id)
          if (type === 'select')
            assert.ok(
              options.some((it: { value: string }) => it.value === value),
              id,
            )
        }
      }
    })
  })
})
