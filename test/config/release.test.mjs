// What a CDN serves: a version's folder, and a browser that refuses what is not of that version.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { chromiumFlags, chromiumPath } from '../../demo/chromium.mjs'
import { root } from '../../esbuild.mjs'
import { ensureBuilt } from './built.mjs'
import { makeRelease } from './release.mjs'

const run = promisify(execFile)
const base = 'http://cdn.localhost/geuin/'
const feed = `<geuin-feed eager style="display: block; height: 500px"
  items='[{"id":"a","mp4":"/none.mp4","title":"A lamp, folded"}]'>A lamp</geuin-feed>`

describe('a release', () => {
  let target
  let folder
  let version
  before(async () => {
    await ensureBuilt()
    target = await mkdtemp(join(tmpdir(), 'geuin-release-'))
    folder = await makeRelease(target, base)
    version = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).version
  })
  after(() => rm(target, { recursive: true, force: true }))

  const json = async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))

  it('is a folder of its version, with the digest of every script', async () => {
    assert.equal(folder, join(target, `v${version}`))
    const { files } = await json('integrity.json')
    const scripts = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.js'))
    assert.deepEqual(Object.keys(files).sort(), scripts.sort())
    for (const path of scripts) assert.match(path, /^[\w./-]+$/)
    assert.ok(files['geuin.js'] && files['elements/geuin-feed.js'] && files['doctor.js'] && scripts.length > 30)
    for (const [path, digest] of Object.entries(files)) {
      const bytes = await readFile(join(folder, path))
      assert.equal(digest, `sha384-${createHash('sha384').update(bytes).digest('base64')}`, path)
    }
    const map = await json('importmap.json')
    const own = `${base}v${version}/`
    const expected = Object.fromEntries(Object.entries(files).map(([path, digest]) => [own + path, digest]))
    assert.deepEqual(map.integrity, expected)
    assert.ok((await readFile(join(folder, 'tags.html'), 'utf8')).includes(files['geuin.js']))
  })

  it('has the brotli form of chunks beside them, for servers that send such files', async () => {
    const all = await readdir(folder, { recursive: true })
    const { outputs } = JSON.parse(await readFile(join(root, '.build/meta.json'), 'utf8'))
    const large = Object.entries(outputs).filter(
      ([path, { bytes }]) => /^dist\/chunks\/.*\.js$/.test(path) && bytes >= 1024,
    )
    const packed = all.filter((path) => path.endsWith('.br'))
    assert.deepEqual(packed.sort(), large.map(([path]) => `${path.slice('dist/'.length)}.br`).sort())
    for (const path of packed) {
      const plain = await readFile(join(folder, path.slice(0, -'.br'.length)))
      assert.ok(brotliDecompressSync(await readFile(join(folder, path))).equals(plain), path)
    }
  })

  it('has its source maps apart, and no script links to one', async () => {
    const all = await readdir(folder, { recursive: true })
    assert.deepEqual(
      all.filter((path) => path.endsWith('.map')),
      [],
    )
    for (const path of all.filter((it) => it.endsWith('.js')))
      assert.doesNotMatch(await readFile(join(folder, path), 'utf8'), /sourceMappingURL=(?!data:)/, path)
    const maps = await readdir(join(target, `maps/v${version}`), { recursive: true })
    for (const path of [
      'geuin.js.map',
      'elements/geuin-feed.js.map',
      'upgrade.js.map',
      'frame.js.map',
      'geuin-sw.js.map',
    ])
      assert.ok(maps.includes(path), path)
  })

  it('is in the changelog, whose headings are those of Keep a Changelog', async () => {
    const text = await readFile(join(root, 'CHANGELOG.md'), 'utf8')
    assert.ok(text.includes(`\n## [${version}]`))
    assert.match(text, /\n## \[Unreleased\]\n/)
    const kinds = [...text.matchAll(/^### (.*)$/gm)].map(([, kind]) => kind)
    for (const kind of kinds) assert.match(kind, /^(Added|Changed|Deprecated|Removed|Fixed|Security)$/)
  })

  it('is published without source maps, with all that the exports map names', async () => {
    const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: root })
    const paths = JSON.parse(stdout)[0].files.map(({ path }) => path)
    const outside = paths.filter((path) => !path.startsWith('dist/'))
    assert.deepEqual(outside.sort(), ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'])
    assert.deepEqual(
      paths.filter((path) => !/\.(js|d\.ts|json|md)$|^LICENSE$/.test(path)),
      [],
    )
    const { exports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    const named = JSON.stringify(exports).match(/\.\/dist\/(?!types)[\w./-]+?\.js(on)?(?=")/g)
    for (const path of new Set(named)) assert.ok(paths.includes(path.slice(2)), path)
  })

  describe('on a page that names its digests', () => {
    let browser
    before(async () => {
      browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
    })
    after(() => browser.close())

    /** Opens a page of another site; `changed` is the file that somebody has put a line into on the CDN. */
    const open = async (changed) => {
      const page = await browser.newPage()
      const faults = []
      const requested = []
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
      await page.route(/\.localhost\//, async (route) => {
        const { href, pathname } = new URL(route.request().url())
        if (!href.startsWith(base)) {
          const tags = await readFile(join(folder, 'tags.html'), 'utf8')
          const body = `<!doctype html><title>Host</title>${tags}${feed}`
          return pathname === '/' ? route.fulfill({ contentType: 'text/html', body }) : route.fulfill({ status: 404 })
        }
        const path = href.slice(`${base}v${version}/`.length)
        requested.push(path)
        const text = await readFile(join(folder, path.replace(/\?.*/, '')), 'utf8')
        const isChanged = path.replace(/\?.*/, '') === changed
        return route.fulfill({
          contentType: extname(pathname) === '.js' ? 'text/javascript' : 'text/plain',
          headers: { 'access-control-allow-origin': '*' },
          body: isChanged ? `${text}\nglobalThis.intruder = true` : text,
        })
      })
      await page.addInitScript(() =>
        document.addEventListener('geuin:error', () => Reflect.set(window, 'failed', true)),
      )
      await page.goto('http://page.localhost/')
      return { page, faults, requested }
    }

    it('works', async () => {
      const { page } = await open()
      await page.getByText('This video didn’t load').waitFor()
      await page.close()
    })

    for (const [what, find] of [
      ['the script tag’s file', () => 'geuin.js'],
      ['an element', () => 'elements/geuin-feed.js'],
      ['a chunk', (files) => files.find((path) => path.startsWith('chunks/FeedIsland'))],
    ])
      it(`refuses ${what} when it was changed, also in a second attempt`, async () => {
        const changed = find(Object.keys((await json('integrity.json')).files))
        const { page, faults, requested } = await open(changed)
        // The loader has tried again by then, three times.
        if (changed !== 'geuin.js') await page.waitForFunction(() => Reflect.has(window, 'failed'))
        assert.ok(
          faults.some((text) => /integrity/i.test(text)),
          faults.join('\n'),
        )
        assert.equal(await page.evaluate(() => Reflect.has(globalThis, 'intruder')), false)
        assert.deepEqual(
          requested.filter((path) => path.includes('?')),
          [],
        )
        if (!changed.startsWith('chunks/')) assert.ok(await page.getByText('A lamp').isVisible())
        await page.close()
      })
  })
})
