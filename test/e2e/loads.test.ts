// What each layout really requests, beside what the size budgets measure in test/config/sizes.test.mjs.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Metafile } from 'esbuild'
import { readMetafile } from '../config/built.mjs'
import { entryOf, outputOf, packagesIn, staticClosure, viewsOf } from '../config/outputs.mjs'
import { type Demo, openDemo } from '../support/demo'

const layouts = [
  { tag: 'geuin-feed', attributes: '', view: 'src/feed/FeedIsland.tsx' },
  { tag: 'geuin-feed', attributes: 'layout="carousel"', view: 'src/posters/Posters.tsx' },
  { tag: 'geuin-feed', attributes: 'layout="grid"', view: 'src/posters/Posters.tsx' },
  { tag: 'geuin-feed', attributes: 'layout="floating"', view: 'src/feed/floating/Floating.tsx' },
  { tag: 'geuin-app', attributes: 'routing="memory"', view: 'src/app/AppIsland.tsx' },
  { tag: 'geuin-auth', attributes: '', view: 'src/auth/AuthIsland.tsx' },
  { tag: 'geuin-community', attributes: 'slug="night-skies"', view: 'src/community/CommunityIsland.tsx' },
  { tag: 'geuin-explore', attributes: '', view: 'src/explore/ExploreIsland.tsx' },
  { tag: 'geuin-loop', attributes: 'slug="slow-light"', view: 'src/loopPage/LoopIsland.tsx' },
  { tag: 'geuin-profile', attributes: 'slug="mira.light"', view: 'src/profilePage/ProfileIsland.tsx' },
]

describe('what a page loads [N06]', () => {
  let demo: Demo
  let meta: Metafile
  before(async () => {
    demo = await openDemo()
    meta = await readMetafile()
  })
  after(() => demo.close())

  /** Outputs in the order of their requests until the element is ready and its view's chunks are there, hls.js apart. */
  const requestsOf = async (tag: string, attributes: string, view: string[]) => {
    const page = await demo.browser.newPage()
    const requested: string[] = []
    page.on('request', (request) => {
      const output = new URL(request.url()).pathname.slice(1)
      if (meta.outputs[output] && !packagesIn(meta, [output]).has('hls.js')) requested.push(output)
    })
    const script = '<script type="module" src="/dist/geuin.js" data-api-host="/" data-brand-id="1"></script>'
    const body = `<!doctype html><title>Loads</title>${script}<${tag} eager ${attributes}></${tag}>`
    await page.route('**/loads.html', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto(`${demo.origin}/loads.html`)
    await page.waitForFunction((name) => (document.querySelector(name) as { isReady?: boolean } | null)?.isReady, tag)
    for (const output of view) if (!requested.includes(output)) await page.waitForRequest(`**/${output}`)
    await page.close()
    return [...new Set(requested)]
  }

  for (const { tag, attributes, view } of layouts)
    it(`<${tag} ${attributes}> requests the files that its budget counts: its own, with React but for a feed, then its view's`, async () => {
      const element = `dist/elements/${tag}.js`
      const early = ['dist/geuin.js', ...staticClosure(meta, element)]
      const counted = staticClosure(meta, entryOf(meta, view)).filter((output) => !early.includes(output))
      const requested = await requestsOf(tag, attributes, counted)
      const isReact = (output: string) => tag !== 'geuin-feed' && packagesIn(meta, [output]).has('react-dom')
      const first = [...early, ...counted.filter(isReact)]
      assert.deepEqual(requested.slice(0, first.length).sort(), first.sort())
      // A feed's first answer is on the line at the same time.
      if (tag === 'geuin-feed')
        assert.equal(requested[1], outputOf(meta, 'elements/geuin-feed.first.ts'), 'what reads it')
      assert.deepEqual(
        counted.filter((output) => !requested.includes(output)),
        [],
      )
      const others = viewsOf(meta, element).filter((source) => source !== view)
      assert.deepEqual(
        others.filter((source) => requested.includes(entryOf(meta, source))),
        [],
      )
    })
})
