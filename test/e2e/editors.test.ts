// What editors and sanitizers leave of what an author pastes, and what the page shows of that.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { root } from '../../esbuild.mjs'
import type { Editor } from '../editors/editor'
import { matrix, matrixAsMarkdown, type Outcome, systemRules } from '../editors/matrix'
import { pastedInto, type Way, ways, writtenInMarkdown } from '../editors/ways'
import { type Demo, openDemo } from '../support/demo'
import { fetchPackage } from '../support/fetchPackage'

const slug = 'aurora-over-the-ridge'
const title = 'Aurora over the ridge'
const wordPress = '/usr/share/wordpress'

/** Their licence is not this package's, so they are no dependencies: a run fetches them. */
const fetched = { TinyMCE: ['tinymce', '8.9.2'], 'CKEditor 5': ['ckeditor5', '48.5.2'] } as const
const folders = new Map<string, string | undefined>(
  await Promise.all(
    Object.values(fetched).map(async ([name, version]) => [name, await fetchPackage(name, version)] as const),
  ),
)

/** Why an editor can't be tried here. */
const missing = (editor: string) => {
  if (editor === 'KSES')
    return existsSync('/usr/bin/php') && existsSync(wordPress) ? false : 'WordPress or PHP is not installed'
  const [name] = Object.hasOwn(fetched, editor) ? fetched[editor as keyof typeof fetched] : []
  return name && !folders.get(name) ? `${name} could not be fetched` : false
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

/** Runs in the page: what each section shows. */
const outcomesOf = ([address, title]: readonly [address: string, title: string]): Outcome[] =>
  [...document.querySelectorAll('section')].map((section) => {
    const frame = section.querySelector('iframe')?.contentDocument
    const feed = section.querySelector('geuin-feed') ?? frame?.querySelector('geuin-feed')
    if (/<\w/.test(section.textContent ?? '')) return 'code'
    if (feed?.shadowRoot?.textContent?.includes(title)) return 'plays'
    if (section.querySelector(`a[href^="${address}"]`)) return 'link'
    return section.textContent?.includes(address) ? 'address' : 'nothing'
  })

describe('what an author pastes [T21] [N09]', () => {
  let demo: Demo
  let editors: Page

  before(async () => {
    demo = await openDemo()
    const bundle = await build({
      entryPoints: [join(root, 'test/editors/page.ts')],
      bundle: true,
      write: false,
      format: 'esm',
      logLevel: 'warning',
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    demo.rules.set('/editors/', async ({ url }) => {
      const [, , name = '', ...path] = new URL(url).pathname.split('/')
      const file = folders.get(name)
      const text = file ? await readFile(join(file, ...path)) : bundle.outputFiles[0]?.text
      const type = types[extname(path.join('/') || name)] ?? 'text/html'
      const page = '<!doctype html><title>Editors</title><script type="module" src="/editors/page.js"></script>'
      return new Response(type === 'text/html' ? page : text, { headers: { 'content-type': `${type}; charset=utf-8` } })
    })
    editors = await demo.browser.newPage()
    await editors.goto(`${demo.origin}/editors/`)
    await editors.waitForFunction(() => 'editors' in window)
  })
  after(() => demo.close())

  /** What an editor of the page makes of texts, one after the other. */
  const edit = (kind: 'editors' | 'oembedEditors', name: string, texts: string[]): Promise<string[]> =>
    editors.evaluate(
      async ([kind, name, texts]) => {
        const results: string[] = []
        const all = Reflect.get(window, kind) as Record<string, Editor>
        for (const text of texts) results.push((await all[name]?.(text)) ?? '')
        return results
      },
      [kind, name, texts] as const,
    )

  /** What an editor makes of all ways. */
  const kept = async (name: string): Promise<string[]> => {
    const texts: Partial<Record<Way, string>> = {
      ...pastedInto(demo.origin, slug, title),
      ...((name === 'markdown-it' || name === 'Discourse') && writtenInMarkdown(demo.origin, slug, title)),
    }
    const pasted = ways.map((way) => texts[way] ?? '')
    if (name === 'KSES') {
      const args = [join(root, 'test/editors/kses.php'), wordPress, JSON.stringify(pasted)]
      return JSON.parse((await promisify(execFile)('/usr/bin/php', args)).stdout)
    }
    return edit('editors', name, pasted)
  }

  /** A page of a site with the script, and in each section what an editor has left. */
  const show = async (texts: string[]) => {
    const page = await demo.browser.newPage({ viewport: { width: 800, height: 1600 } })
    const style = '<style>section, geuin-feed { display: block; height: 300px; overflow: hidden }</style>'
    const script = '<script type="module" src="/dist/geuin.js" data-api-host="/" data-brand-id="1"></script>'
    const body = texts.map((text) => `<section>${text}</section>`).join('\n')
    await page.route('**/article', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>A</title>${style}${script}${body}</html>`,
      }),
    )
    await page.goto(`${demo.origin}/article`)
    return page
  }

  /** Waits until each section shows what it shall. */
  const shows = async (texts: string[], wanted: Outcome[]): Promise<Page> => {
    const page = await show(texts)
    const end = Date.now() + 15_000
    let outcomes: Outcome[]
    do outcomes = await page.evaluate(outcomesOf, [`${demo.origin}/video/${slug}`, title] as const)
    while (outcomes.join() !== wanted.join() && Date.now() < end)
    assert.deepEqual(outcomes, wanted, texts.join('\n'))
    return page
  }

  for (const [name, expected] of Object.entries({ ...matrix, ...systemRules }))
    it(`is shown after ${name}: ${ways.map((way) => `${way} ${expected[way]}`).join(', ')}`, {
      skip: missing(name),
    }, async () => {
      const texts = await kept(name)
      const wanted = ways.map((way) => expected[way])
      const page = await shows(texts, wanted)
      assert.ok(wanted.includes('plays'), 'one way in at least')
      await page.close()
    })

  for (const name of Object.keys(fetched))
    it(`plays an address that ${name} is given, where the site knows oEmbed`, { skip: missing(name) }, async () => {
      const texts = await edit('oembedEditors', name, [`${demo.origin}/video/${slug}`])
      assert.match(texts.join(), /<iframe/)
      const page = await shows(texts, ['plays'])
      const [, frame] = page.frames()
      assert.ok(frame)
      await frame.waitForFunction(() => {
        const videos = document.querySelector('geuin-feed')?.shadowRoot?.querySelectorAll('video') ?? []
        return [...videos].some(({ currentTime }) => currentTime > 0)
      })
      await page.close()
    })

  it('is in the documents as it is tested', async () => {
    const text = await readFile(join(root, 'demo/cms/README.md'), 'utf8')
    assert.ok(text.includes(matrixAsMarkdown()), matrixAsMarkdown())
  })
})
