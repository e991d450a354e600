// What `geuin/server` writes: safe against hostile texts, shown without scripts, taken over without a jump.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import type { render as Render } from '../../elements/render'
import { root } from '../../esbuild.mjs'
import { type Demo, openDemo } from '../support/demo'
import { untilReady } from '../support/pages'

describe('what a server renders', () => {
  let demo: Demo
  let render: typeof Render
  before(async () => {
    demo = await openDemo()
    ;({ render } = await import(pathToFileURL(join(root, 'dist/render.js')).href))
  })
  after(() => demo.close())

  const hostile = '"><img src=x onerror=alert(1)></script><!--&\u2028\ud800'
  const item = {
    ...{ video_id: '1', slug: 'a"b/<c>', title: hostile, caption: hostile, created_at: '2026-03-01T12:00:00.000Z' },
    media: {
      width: 720,
      height: 1280,
      duration: 8.25,
      poster_url: '/p.webp?"<',
      play_url: '/play.webp?"<',
      fast_start_url: 'javascript:alert(1)',
    },
    author: { name: hostile },
  }
  const answering =
    (items: unknown[]): typeof fetch =>
    async () =>
      Response.json({ code: 200, data: { items, name: hostile, description: hostile } })

  it('escapes every text and address, in markup and in JSON-LD', async () => {
    const options = { apiHost: 'https://api.example', fetch: answering([item]) }
    const markup = await render('geuin-community', { slug: hostile }, options)
    const page = await demo.browser.newPage()
    await page.setContent(markup)
    const read = await page.evaluate(() => ({
      tags: [...document.body.querySelectorAll('*')].map((it) => it.localName).join(' '),
      handlers: [...document.querySelectorAll('*')]
        .flatMap((it) => it.getAttributeNames())
        .filter((it) => /^on/.test(it)),
      picture: document.querySelector('img')?.getAttribute('alt'),
      link: document.querySelector('geuin-community a')?.getAttribute('href'),
      data: JSON.parse(document.querySelector('script')?.textContent ?? ''),
    }))
    assert.equal(read.tags, 'geuin-community h2 p p a img br a br script')
    assert.deepEqual(read.handlers, [])
    assert.match(read.picture ?? '', /^Play: "><img src=x/)
    assert.equal(read.link, '/video/a%22b%2F%3Cc%3E')
    const [video] = read.data['@graph']
    assert.match(video.name, /^"><img src=x/)
    assert.deepEqual(
      [video['@type'], video.thumbnailUrl, video.duration, video.contentUrl],
      ['VideoObject', ['https://api.example/p.webp?%22%3C'], 'PT8.3S', undefined],
    )
    await page.close()
  })

  it('refuses attributes that run code, and leaves out what the API can’t answer', async () => {
    const options = { apiHost: 'https://api.example', fetch: answering([]) }
    await assert.rejects(render('geuin-feed', { onclick: 'x' }, options), TypeError)
    await assert.rejects(render('geuin-feed', { 'a b': 'x' }, options), TypeError)
    const failing = [
      async () => new Response('no', { status: 500 }),
      async () => new Response('no JSON'),
      () => Promise.reject(new Error('down')),
      answering([null, 7, { slug: '..' }, { video_id: '1', slug: 'x', media: 'none' }].slice(0, 3)),
    ]
    for (const fetch of failing)
      assert.equal(
        await render('geuin-feed', { source: 'latest', muted: true }, { ...options, fetch }),
        '<geuin-feed source="latest" muted></geuin-feed>',
      )
  })

  it('shows links, pictures and titles where scripts are off [T22]', async () => {
    const { page, faults } = await demo.open('/rendered', { javaScriptEnabled: false })
    assert.equal(await page.locator('geuin-feed li > a[href^="/video/"]:has(img)').count(), 6)
    assert.equal(await page.locator('geuin-community h2').innerText(), 'Night Skies')
    assert.ok(await page.locator('geuin-feed img').first().isVisible())
    const picture = page.getByRole('img', { name: /^Play: / }).first()
    const shown = await picture.evaluate(async (it: HTMLImageElement) => {
      await it.decode()
      return [it.naturalWidth, it.naturalHeight, it.getAttribute('width'), it.getAttribute('height')]
    })
    assert.deepEqual(shown, [540, 960, '270', '480'])
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('shows the first frame where the server draws no picture, by the name that the page gives', async () => {
    const options = { apiHost: 'https://api.example', playLabel: (title: string) => `Abspielen: ${title}` }
    const media = { poster_url: '/p.webp', width: 720, height: 1280 }
    const items = [
      { video_id: '1', slug: 'one', title: 'One', media },
      {
        video_id: '2',
        slug: 'two',
        title: 'Two',
        media: { ...media, play_url: '/two.webp' },
        author: { nickname: 'mira' },
      },
    ]
    const listed = await render('geuin-feed', {}, { ...options, fetch: answering(items) })
    const [one, two] = listed.split('</li>')
    assert.match(
      one ?? '',
      /<li><a href="\/video\/one"><img src="https:\/\/api.example\/p.webp" alt="" width="720" height="1280" decoding="async"><span>One<\/span><\/a>$/,
    )
    assert.match(
      two ?? '',
      /<li><a href="\/video\/two"><img src="https:\/\/api.example\/two.webp" alt="Abspielen: Two" width="270" height="480" loading="lazy" decoding="async"><\/a><br><a href="\/video\/two">Two<\/a><br>mira$/,
    )
    const whole = await render('geuin-app', {}, { ...options, fetch: answering(items) })
    assert.doesNotMatch(whole, /two\.webp/)
  })

  it('has the videos that the element will show', async () => {
    const called: string[] = []
    const fetch: typeof globalThis.fetch = async (address) => {
      called.push(new URL(String(address)).search)
      return answering([])(address)
    }
    const options = { apiHost: 'https://api.example', fetch, limit: 2 }
    await render('geuin-feed', { 'embed-id': 'e1' }, options)
    await render('geuin-feed', { source: 'placement', 'placement-id': 'p', section: 's' }, options)
    await render('geuin-feed', { items: '[]' }, options)
    assert.deepEqual(called, ['?limit=2&embed_id=e1', '?limit=2&placement_id=p&section_id=s'])
  })

  it('is taken over by the elements without a jump', async () => {
    const { page, faults } = await demo.open('/rendered')
    for (const tag of ['geuin-feed', 'geuin-community']) {
      await page.locator(tag).scrollIntoViewIfNeeded()
      await untilReady(page.locator(tag))
    }
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const sum = (list: PerformanceObserverEntryList) =>
            resolve(list.getEntries().reduce((total, it) => total + (it as unknown as { value: number }).value, 0))
          new PerformanceObserver(sum).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
        }),
    )
    assert.equal(shifts, 0)
    assert.equal(await page.locator('geuin-feed li').first().isVisible(), false)
    assert.deepEqual(faults, [])
    await page.context().close()
  })
})
