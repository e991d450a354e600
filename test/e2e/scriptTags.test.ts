// Which script tag an element's settings come from, and that nobody else's tag decides it.
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { build } from 'esbuild'
import { root } from '../../esbuild.mjs'
import { ensureBuilt } from '../config/built.mjs'
import { type LoaderStand, openLoaderStand } from '../support/loaderStand'

const scriptTag = (attributes: string) => `<script ${attributes}></script>`
const feed = '<geuin-feed></geuin-feed>'

describe('the settings of an element', () => {
  let stand: LoaderStand
  before(async () => {
    stand = await openLoaderStand()
  })
  after(() => stand.close())
  beforeEach(() => stand.reset())

  /** Waits until all feeds show these brands. */
  const showsBrands = (...brands: string[]) =>
    stand.page.waitForFunction(
      (expected) => [...document.querySelectorAll('geuin-feed')].map((it) => it.textContent).join() === expected,
      brands.map((brand) => `here: ${brand}`).join(),
    )

  /** Puts the whole `cdn` at another place, the script tag's file under another name. */
  const copyTo = (folder: string, name: string) => {
    for (const [path, text] of Object.entries(stand.builtFiles))
      stand.files[path.replace('/cdn/geuin.js', folder + name).replace('/cdn/', folder)] = text
  }

  describe('come from the nearest script tag before it', () => {
    for (const [kind, one, two] of [
      ['classic tags', 'src="/cdn/geuin.js"', 'src="/cdn/geuin.js"'],
      ['modules, which run once', 'type="module" src="/cdn/geuin.js"', 'type="module" src="/cdn/geuin.js"'],
      ['asynchronous modules', 'type="module" async src="/cdn/geuin.js"', 'type="module" async src="/cdn/geuin.js"'],
      ['two copies of the file', 'type="module" src="/cdn/geuin.js"', 'src="/renamed/geuin.js"'],
      ['an address that redirects', 'type="module" src="/redirect/geuin.js"', 'type="module" src="/redirect/geuin.js"'],
    ] as const)
      it(`with two embed codes of two brands: ${kind} [T05]`, async () => {
        copyTo('/renamed/', 'geuin.js')
        const second = `${scriptTag(`${two} data-api-host="/" data-brand-id="2"`)}${feed}`
        await stand.open(`${scriptTag(`${one} data-api-host="/" data-brand-id="1"`)}${feed}${second}${feed}`)
        await showsBrands('1', '2', '2')
      })

    it('and from the latest one where none is before it', async () => {
      await stand.open(`${feed}${scriptTag('type="module" src="/cdn/geuin.js" data-brand-id="1"')}`)
      await showsBrands('1')
    })

    it('also of an element in a shadow root, and of one that has begun when the tag comes', async () => {
      const card = '<x-card><template shadowrootmode="open"><geuin-feed></geuin-feed></template></x-card>'
      await stand.open(`${scriptTag('src="/cdn/geuin.js" data-brand-id="1"')}${card}<p></p>${card}${feed}`, '')
      await showsBrands('1')
      await stand.page.evaluate(() => {
        const tag = Object.assign(document.createElement('script'), { src: '/cdn/geuin.js' })
        tag.dataset.brandId = '2'
        document.querySelector('p')?.append(tag)
      })
      await showsBrands('2')
      const brands = await stand.page.evaluate(() =>
        [...document.querySelectorAll('x-card')].map((it) => it.shadowRoot?.textContent),
      )
      assert.deepEqual(brands, ['here: 1', 'here: 2'])
    })

    it('but not from a later tag that names no site', async () => {
      const later = scriptTag('type="module" src="/cdn/geuin.js" data-turbo-track="reload"')
      await stand.open(`${scriptTag('type="module" src="/cdn/geuin.js" data-brand-id="1"')}${later}${feed}`)
      await showsBrands('1')
    })

    it('and are those of the new page after a visit that replaces the body and keeps an element, as Turbo does', async () => {
      await stand.open(`${scriptTag('type="module" src="/cdn/geuin.js" data-brand-id="1"')}${feed}`, '')
      await showsBrands('1')
      await stand.page.evaluate(() => {
        const body = document.createElement('body')
        const tag = Object.assign(document.createElement('script'), { src: '/cdn/geuin.js', type: 'module' })
        tag.dataset.brandId = '2'
        body.append(tag, document.querySelector('geuin-feed') as Element, document.createElement('geuin-feed'))
        document.documentElement.replaceChild(body, document.body)
      })
      await showsBrands('2', '2')
    })

    it('and stay when the tag leaves the page', async () => {
      await stand.open(`${scriptTag('src="/cdn/geuin.js" data-brand-id="1"')}`)
      await stand.page.evaluate(() => {
        document.querySelector('script')?.remove()
        document.body.append(document.createElement('geuin-feed'))
      })
      await showsBrands('1')
    })
  })

  for (const [kind, tag] of [
    ['renamed', 'type="module" src="/renamed/a1b2c3.js"'],
    ['renamed and classic', 'src="/renamed/a1b2c3.js"'],
    ['asynchronous and classic', 'async src="/cdn/geuin.js"'],
  ] as const)
    it(`come from the script tag of a file that is ${kind}, whose imports are relative to it`, async () => {
      copyTo('/renamed/', 'a1b2c3.js')
      await stand.open(`${scriptTag(`${tag} data-brand-id="7"`)}${feed}`)
      await showsBrands('7')
      const folder = tag.includes('renamed') ? '/renamed/' : '/cdn/'
      assert.ok(stand.requested.every((path) => path.startsWith(folder)))
    })

  it('come from our script tag with `init-geuin.js` beside it [T05]', async () => {
    stand.files['/js/init-geuin.js'] = ''
    const init = scriptTag('src="/js/init-geuin.js" data-brand-id="9"')
    await stand.open(`${init}${scriptTag('type="module" src="/cdn/geuin.js" data-brand-id="7"')}${init}${feed}`)
    await showsBrands('7')
  })

  describe('where a script imports the file', () => {
    const policy = "script-src 'self' 'unsafe-inline'"

    it('come from configure(), with an import map [T05]', async () => {
      const map = `<script type="importmap">{ "imports": { "geuin/": "/cdn/" } }</script>`
      const script = `<script type="module">import 'geuin/geuin.js'; geuin.configure({ brandId: '5' })</script>`
      await stand.open(`${map}${script}${feed}`, policy)
      await showsBrands('5')
      assert.ok(stand.requested.includes('/cdn/elements/geuin-feed.js'))
    })

    it('come from a script tag of the same file after it', async () => {
      const script = `<script type="module">import '/cdn/geuin.js'</script>`
      await stand.open(`${script}${feed}`, policy)
      await showsBrands('undefined')
      await stand.page.evaluate(() => {
        const tag = Object.assign(document.createElement('script'), { src: '/cdn/geuin.js', type: 'module' })
        tag.dataset.brandId = '7'
        document.head.append(tag)
      })
      await showsBrands('7')
    })

    it('come from configure(), with a bundle that has other names for all files', async () => {
      await ensureBuilt()
      const { outputFiles } = await build({
        stdin: {
          contents: `import 'geuin/geuin.js'; window.geuin.configure({ brandId: 7 })`,
          resolveDir: root,
        },
        bundle: true,
        splitting: true,
        format: 'esm',
        outdir: '/app',
        entryNames: 'app',
        chunkNames: 'part-[hash]',
        write: false,
        logLevel: 'error',
        // An app has not the paths of this repository's sources.
        tsconfigRaw: {},
      })
      for (const { path, text } of outputFiles) stand.files[path] = text
      await stand.open(`${scriptTag('type="module" src="/app/app.js"')}<geuin-feed>Our videos</geuin-feed>`)
      await stand.page.waitForFunction(() => customElements.get('geuin-feed'))
      await stand.page.locator('geuin-feed').getByRole('alert').getByText('api-host="…"').waitFor()
      assert.ok(stand.requested.every((path) => path.startsWith('/app/')))
    })
  })

  it('come from a script tag without a nonce, where another service’s snippet brings one [T05]', async () => {
    const snippet = scriptTag('nonce="of-a-snippet" type="text/plain"')
    const ours = scriptTag('type="module" src="/cdn/geuin.js" data-api-host="/" data-brand-id="7"')
    await stand.open(`${snippet}${ours}${feed}`)
    await stand.page.waitForLoadState('load')
    await showsBrands('7')
  })

  describe('under a policy with nonces and strict-dynamic', () => {
    const policy = "script-src 'nonce-abc' 'strict-dynamic'; object-src 'none'; base-uri 'none'"
    const ours = scriptTag('nonce="abc" type="module" src="/cdn/geuin.js" data-api-host="/" data-brand-id="7"')
    const evil = 'data-api-host="http://evil.localhost" data-brand-id="666"'
    const foreign = scriptTag(`src="http://evil.localhost/geuin.js" ${evil}`)
    const foreignModule = scriptTag(`type="module" src="http://evil.localhost/geuin.js" ${evil}`)

    /** Answers for the other host, whose files would run if anything imported them. */
    const watchEvil = async () => {
      const evilRequests: string[] = []
      await stand.page.route('http://evil.localhost/**', (route) => {
        evilRequests.push(route.request().url())
        return route.fulfill({ contentType: 'text/javascript', body: 'document.title = "stolen"' })
      })
      return evilRequests
    }

    for (const [where, body] of [
      ['before ours', `${foreign}${foreignModule}${ours}${feed}`],
      ['after ours', `${ours}${foreign}${foreignModule}${feed}`],
    ] as const)
      it(`are ours with an injected tag ${where}, which the policy blocks [T05]`, async () => {
        const evilRequests = await watchEvil()
        await stand.open(body, policy)
        await showsBrands('7')
        assert.deepEqual([evilRequests, await stand.page.title()], [[], 'Page'])
        const refused = await stand.violations()
        assert.deepEqual([refused.length, refused.every((it) => it.includes('evil.localhost'))], [2, true])
      })

    for (const [what, injected] of [
      ['module of our own address, which the policy does not check again', `type="module" src="/cdn/geuin.js" ${evil}`],
      ['such module with a wrong nonce', `type="Module" nonce="x" async src="/cdn/geuin.js" ${evil}`],
      ['classic script of our own address', `src="/cdn/geuin.js" ${evil}`],
    ])
      it(`are ours with an injected ${what}`, async () => {
        await watchEvil()
        await stand.open(`${ours}${scriptTag(injected as string)}${feed}`, policy)
        await stand.page.waitForLoadState('load')
        await showsBrands('7')
      })

    it('are ours with elements of other kinds that look like our tag, or take the name of a property', async () => {
      await watchEvil()
      const clobber = `<img name="currentScript" src="data:," ${evil}>`
      const frame = `<iframe src="http://evil.localhost/geuin.js" ${evil}></iframe>`
      await stand.open(`${clobber}${ours}${frame}${feed}`, policy)
      await stand.page.waitForLoadState('load')
      await showsBrands('7')
    })

    it('are those of a classic tag without a nonce that a trusted script adds', async () => {
      const adding = `<script nonce="abc">
        const tag = Object.assign(document.createElement('script'), { src: '/cdn/geuin.js' })
        tag.dataset.brandId = '7'
        document.head.append(tag)
      </script>`
      await stand.open(`${adding}${feed}`, policy)
      await showsBrands('7')
      assert.deepEqual(await stand.violations(), [])
    })

    it('need no nonce for anything that the loader loads', async () => {
      await stand.open(`${ours}${feed}`, policy)
      await showsBrands('7')
      assert.ok(stand.requested.includes('/cdn/chunks/view.js'))
      assert.deepEqual(await stand.violations(), [])
    })
  })
})
