// The script tag's file in a real page, with small test elements in place of the published ones.
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { type LoaderStand, openLoaderStand, strictPolicy } from '../support/loaderStand'

describe('the loader [N06]', () => {
  let stand: LoaderStand
  before(async () => {
    stand = await openLoaderStand()
  })
  after(() => stand.close())
  beforeEach(() => stand.reset())

  const script = '<script type="module" src="/cdn/geuin.js" data-api-host="/" data-brand-id="7"></script>'
  const triesOf = (tag: string) => stand.requested.filter((path) => path.includes(`/${tag}.js`)).length
  /** Advances the page's clock in steps, each a round trip to the page, until something was stand.requested. */
  const passTimeUntil = async (isDone: () => boolean) => {
    for (let step = 0; step < 400 && !isDone(); step += 1) await stand.page.clock.runFor(100)
    assert.ok(isDone(), `asked for ${stand.requested.join(' ')}`)
  }

  it('waits until an element is near the viewport, then requests all its files in parallel', async () => {
    let release = () => {}
    stand.delayed.set('/cdn/elements/geuin-feed.js', new Promise((done) => (release = done)))
    await stand.page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector<HTMLElement>('#gap')?.style.setProperty('height', '3000px')
      }),
    )
    await stand.open(`<div id="gap"></div><geuin-feed>Our videos</geuin-feed>${script}`)
    await stand.page.waitForLoadState('networkidle')
    assert.deepEqual(stand.requested, ['/cdn/geuin.js'])
    assert.equal((await stand.textsOf('geuin-feed'))[0], 'Our videos')
    await stand.page.evaluate(() => scrollTo(0, 2000))
    while (stand.requested.length < 5)
      await stand.page.waitForEvent('request', { timeout: 1000 }).catch(() => undefined)
    assert.deepEqual(stand.requested.slice(1).sort(), [
      '/cdn/chunks/base.js',
      '/cdn/chunks/view.js',
      '/cdn/elements/geuin-feed.js',
      '/goservices/feed/home?limit=20&brand_id=7',
    ])
    release()
    await stand.loaded('geuin-feed')
    assert.equal(stand.requested.length, 5, 'nothing is asked for twice')
  })

  it('loads an element in view without waiting for an observer', async () => {
    await stand.page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => {}
    })
    const places = ['top: -3000px', 'top: 3000px', 'left: -9999px', 'display: none']
    const rules = places.map((place, at) => `.at-${at} { position: absolute; ${place} }`)
    stand.files['/places.css'] = rules.join('')
    const sheet = '<link rel="stylesheet" href="/places.css">'
    const elsewhere = places.map((_, at) => `<geuin-auth class="at-${at}"></geuin-auth>`)
    await stand.open(`${sheet}${script}${elsewhere.join('')}<geuin-feed></geuin-feed>`)
    await stand.loaded('geuin-feed')
    assert.equal(triesOf('geuin-auth'), 0)
  })

  const calls = () => stand.requested.filter((path) => path.startsWith('/goservices/'))

  it('sends a feed’s first API call while its code loads, and passes the answer on', async () => {
    await stand.open(`${script}<geuin-feed></geuin-feed>`)
    await stand.loaded('geuin-feed')
    assert.deepEqual(calls(), ['/goservices/feed/home?limit=20&brand_id=7'])
    const kept = await stand.page.evaluate(async () => {
      const page: Record<string, Promise<Response>> = Reflect.get(window, Symbol.for('geuin'))
      const entries = Object.entries(page).filter(([name]) => name.startsWith('http'))
      return Promise.all(entries.map(async ([call, answer]) => [call, (await answer).status]))
    })
    assert.deepEqual(kept, [[`${stand.origin}/goservices/feed/home?limit=207`, 200]])
  })

  for (const [attributes, call] of [
    ['layout="carousel" source="popular"', '/goservices/feed/home?sort=popular&limit=20&brand_id=7'],
    ['source="loop" slug="a" start="b c"', '/goservices/feed/loop?limit=20&start=b%20c&slug=a&brand_id=7'],
    ['source="placement" placement-id="p"', '/goservices/placement/feed?limit=20&placement_id=p&brand_id=7'],
  ] as const)
    it(`sends the first API call of a feed with ${attributes}`, async () => {
      await stand.open(`${script}<geuin-feed ${attributes}></geuin-feed>`)
      await stand.loaded('geuin-feed')
      assert.deepEqual(calls(), [call])
    })

  it('sends it to an API on another site without asking for permission first', async () => {
    const elsewhere = stand.origin.replace('127.0.0.1', 'localhost')
    const policy = strictPolicy.replace("connect-src 'self'", `connect-src ${elsewhere}`)
    await stand.open(`${script.replace('"/" data', `"${elsewhere}" data`)}<geuin-feed></geuin-feed>`, policy)
    await stand.loaded('geuin-feed')
    assert.deepEqual(calls(), ['/goservices/feed/home?limit=20&brand_id=7'])
    const kept = await stand.page.evaluate(() => Object.keys(Reflect.get(window, Symbol.for('geuin'))))
    assert.ok(kept.includes(`${elsewhere}/goservices/feed/home?limit=207`))
  })

  for (const [why, body] of [
    [
      'that shows the page’s own videos',
      `${script}<geuin-feed><script type="application/json">[]</script></geuin-feed>`,
    ],
    ['with items', `${script}<geuin-feed items="[]"></geuin-feed>`],
    ['of an embed code', `${script}<geuin-feed embed-id="a"></geuin-feed>`],
    ['whose source the loader does not know', `${script}<geuin-feed source="profile" slug="a"></geuin-feed>`],
    ['without a brand', '<script src="/cdn/geuin.js" data-api-host="/"></script><geuin-feed></geuin-feed>'],
    ['without a host', '<script src="/cdn/geuin.js" data-brand-id="7"></script><geuin-feed></geuin-feed>'],
  ])
    it(`leaves the first API call to a feed ${why}`, async () => {
      await stand.open(body as string)
      await stand.loaded('geuin-feed')
      assert.deepEqual(calls(), [])
    })

  it('leaves the first API call to the feed where a viewer is signed in', async () => {
    await stand.page.addInitScript((site) => localStorage.setItem(`geuinSession ${site} 7`, '{}'), stand.origin)
    await stand.open(`${script}<geuin-feed></geuin-feed>`)
    await stand.loaded('geuin-feed')
    assert.deepEqual(calls(), [])
  })

  it('loads an element with `eager` immediately', async () => {
    await stand.open(`<div id="gap"></div>${script}<geuin-auth></geuin-auth>`)
    await stand.page.evaluate(() => {
      document.querySelector<HTMLElement>('#gap')?.style.setProperty('height', '5000px')
      const feed = document.createElement('geuin-feed')
      feed.toggleAttribute('eager', true)
      document.body.append(feed)
    })
    await stand.loaded('geuin-feed')
  })

  for (const tag of [
    '<script src="/cdn/geuin.js" data-brand-id="7"></script>',
    '<script defer src="/cdn/geuin.js" data-brand-id="7"></script>',
    '<script async src="/cdn/geuin.js?v=2" data-brand-id="7"></script>',
    '<script type="module" src="cdn/geuin.js" data-brand-id="7"></script>',
    '<script type="module" async src="/cdn/geuin.js#x" data-brand-id="7"></script>',
  ])
    it(`runs as ${tag.replace(/ data.*/, '>')} and keeps its data`, async () => {
      await stand.open(`<script src="/cdn/chunks/view.js"></script>${tag}<geuin-feed></geuin-feed>`)
      await stand.loaded('geuin-feed')
      assert.equal((await stand.textsOf('geuin-feed'))[0], 'here: 7')
    })

  it('finds elements that are added later, alone or inside of others', async () => {
    await stand.open(script)
    await stand.page.waitForFunction(() => 'geuin' in window)
    await stand.page.evaluate(() => {
      const outer = document.createElement('section')
      outer.append(document.createElement('p'), document.createElement('geuin-auth'))
      document.body.append(outer, document.createElement('geuin-feed'))
    })
    await stand.loaded('geuin-feed')
    await stand.loaded('geuin-auth')
  })

  describe('where pages hide what is not defined yet', () => {
    const hiding = '<link rel="stylesheet" href="/hide.css">'
    beforeEach(() => {
      stand.files['/hide.css'] = ':not(:defined) { display: none } .closed { display: none } .far { height: 3000px }'
    })

    it('loads an element near the viewport', async () => {
      await stand.open(`${hiding}${script}<main><geuin-feed></geuin-feed></main>`)
      await stand.loaded('geuin-feed')
    })

    it('waits until the place of an element is near the viewport, and opened', async () => {
      const main = '<main class="closed"><geuin-feed>Our videos</geuin-feed></main>'
      await stand.open(`${hiding}${script}<div class="far"></div>${main}<geuin-auth eager></geuin-auth>`)
      await stand.loaded('geuin-auth')
      await stand.page.evaluate(() => scrollTo(0, 3000))
      await stand.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
      assert.equal(triesOf('geuin-feed'), 0)
      await stand.page.evaluate(() => {
        document.querySelector('main')!.className = ''
      })
      await stand.loaded('geuin-feed')
    })
  })

  describe('inside of open shadow roots', () => {
    const inRoot = () =>
      stand.page.waitForFunction(() => {
        const feed = document.querySelector('x-card')?.shadowRoot?.querySelector('geuin-feed')
        return feed?.textContent?.startsWith('here') && feed.textContent
      })
    const define = () =>
      customElements.define(
        'x-card',
        class extends HTMLElement {
          connectedCallback() {
            this.attachShadow({ mode: 'open' })
            queueMicrotask(() => this.shadowRoot?.append(document.createElement('geuin-feed')))
          }
        },
      )

    it('loads an element of a component that is defined before', async () => {
      await stand.page.addInitScript(define)
      await stand.open(`<x-card></x-card>${script}`)
      assert.equal(await (await inRoot()).jsonValue(), 'here: 7')
    })

    it('loads an element of a component that is defined later, or added later', async () => {
      await stand.open(`${script}<svg><font-face /></svg><annotation-xml></annotation-xml><x-card></x-card>`)
      await stand.page.waitForFunction(() => 'geuin' in window)
      await stand.page.evaluate(define)
      await inRoot()
      await stand.page.evaluate(() => {
        const card = document.createElement('x-card')
        document.body.append(card)
        queueMicrotask(() => card.shadowRoot?.append(document.createElement('geuin-auth')))
      })
      await stand.page.waitForFunction(() => customElements.get('geuin-auth'))
    })

    it('loads an element in a declarative one', async () => {
      const template = '<template shadowrootmode="open"><geuin-feed></geuin-feed></template>'
      await stand.open(`${script}<x-card>${template}</x-card>`)
      await inRoot()
    })
  })

  it('finds elements beside a form whose fields have the names of methods', async () => {
    const fields = ['children', 'matches', 'localName', 'hasAttribute']
    const form = `<form>${fields.map((name) => `<input name="${name}">`).join('')}<geuin-feed></geuin-feed></form>`
    await stand.open(`${script}${form}`)
    await stand.loaded('geuin-feed')
  })

  it('costs a page without our tags its own bytes and nothing else [N06] [T21]', async () => {
    await stand.page.clock.install()
    const own = '<p class="geuin-page"><a href="/video/a">A</a><geuins-x></geuins-x></p><div data-x="geuin">x</div>'
    await stand.open(`${script}${own}`)
    await stand.page.clock.runFor(10_000)
    await stand.page.waitForLoadState('networkidle')
    assert.deepEqual(stand.requested, ['/cdn/geuin.js'])
    assert.deepEqual(
      await stand.page.evaluate(() => [document.adoptedStyleSheets.length, document.querySelectorAll('link').length]),
      [0, 1],
    )
  })

  describe('a link to a page of the site [T21]', () => {
    const link = '<a class="geuin" href="/video/a">Aurora</a>'
    const inFeed = async () => {
      await stand.loaded('geuin-feed')
      return stand.page.locator('geuin-feed').first().getAttribute('slug')
    }

    it('becomes the element that shows the page, under a strict policy, with one small file more [N08]', async () => {
      await stand.open(`${script}<p>${link}</p>`)
      assert.equal(await inFeed(), 'a')
      assert.deepEqual(stand.requested.slice(0, 2), ['/cdn/geuin.js', '/cdn/upgrade.js'])
      assert.deepEqual(await stand.violations(), [])
    })

    for (const [name, tag] of [
      ['a classic script', '<script src="/cdn/geuin.js" data-api-host="/" data-brand-id="7"></script>'],
      ['a script at the end of the page', ''],
    ])
      it(`becomes it with ${name}`, async () => {
        await stand.open(tag ? tag + link : link + script)
        assert.equal(await inFeed(), 'a')
      })

    it('becomes it when it is added later, or stands in an open shadow root, and beside fields with names of methods', async () => {
      await stand.open(`${script}<form><input name="matches"><input name="localName"></form>`)
      await stand.page.waitForFunction(() => 'geuin' in window)
      await stand.page.evaluate((address) => {
        const linkTo = (slug: string) => {
          const it = document.createElement('a')
          Object.assign(it, { className: 'geuin', href: `${address}/video/${slug}`, textContent: slug })
          return it
        }
        document.body.append(linkTo('b'))
        class Card extends HTMLElement {
          connectedCallback() {
            this.attachShadow({ mode: 'open' }).append(linkTo('c'))
          }
        }
        customElements.define('x-card', Card)
        document.body.append(document.createElement('x-card'))
      }, stand.origin)
      assert.equal(await inFeed(), 'b')
      await stand.page.locator('x-card geuin-feed[slug="c"]').waitFor({ state: 'attached' })
    })

    it('becomes it where only the end of its address says so, since an editor dropped the class', async () => {
      await stand.open(`${script}<p><a href="/video/a#geuin" rel="nofollow">Aurora</a></p>`)
      assert.equal(await inFeed(), 'a')
    })

    it('stays a link where the script’s file for it can’t be loaded', async () => {
      stand.failing.set('/cdn/upgrade.js', 9)
      await stand.open(`${script}${link}`)
      await stand.page.waitForLoadState('networkidle')
      assert.ok(stand.requested.includes('/cdn/upgrade.js'))
      assert.equal(await stand.page.getByRole('link', { name: 'Aurora' }).count(), 1)
      assert.deepEqual(await stand.errors(), [])
    })
  })

  it('loads once, however many script tags there are', async () => {
    await stand.open(
      `${script}<script src="/cdn/geuin.js?v=old" data-brand-id="9"></script><geuin-feed></geuin-feed>${script}`,
    )
    await stand.loaded('geuin-feed')
    assert.equal(stand.requested.filter((path) => path.includes('geuin-feed')).length, 1)
    assert.equal(stand.requested.filter((path) => path.includes('/chunks/')).length, 2)
  })

  it('retries a failed import under another URL', async () => {
    stand.failing.set('/cdn/elements/geuin-feed.js', 2)
    await stand.page.clock.install()
    await stand.open(`${script}<geuin-feed></geuin-feed>`)
    await passTimeUntil(() => triesOf('geuin-feed') === 3)
    await stand.loaded('geuin-feed')
    const tries = stand.requested.filter((path) => path.includes('geuin-feed'))
    assert.equal(tries.length, 3)
    assert.equal(new Set(tries).size, 3)
    assert.deepEqual(await stand.errors(), [])
  })

  it('reports an element that can’t be loaded, keeps its content, and retries when the connection is back', async () => {
    stand.failing.set('/cdn/elements/geuin-feed.js', 4)
    await stand.page.clock.install()
    await stand.open(`${script}<geuin-feed>Our videos</geuin-feed><geuin-feed></geuin-feed>`)
    await passTimeUntil(() => triesOf('geuin-feed') === 4)
    await stand.page.waitForFunction(() => Reflect.get(window, 'errors').length === 2)
    for (const error of await stand.errors()) assert.match(error, /^geuin-feed failed geuin-feed: TypeError/)
    assert.equal(stand.logged.filter((line) => line.includes('geuin-feed: ')).length, 1, 'the console says so once')
    assert.equal((await stand.textsOf('geuin-feed'))[0], 'Our videos')
    await stand.page.evaluate(() => dispatchEvent(new Event('online')))
    await passTimeUntil(() => triesOf('geuin-feed') > 4)
    await stand.loaded('geuin-feed')
  })

  it('says in the console at once that an element can’t be loaded, in one line, before it has given up', async () => {
    stand.failing.set('/cdn/elements/geuin-feed.js', 9)
    await stand.page.clock.install()
    await stand.open(`${script}<geuin-feed>Our videos</geuin-feed>`)
    const line = await stand.page.waitForEvent('console', (it) => it.text().startsWith('geuin-feed: '))
    assert.match(line.text(), /^geuin-feed: TypeError: .*\/cdn\/elements\/geuin-feed\.js$/)
    assert.equal(line.type(), 'error')
    assert.equal(triesOf('geuin-feed'), 1)
    assert.deepEqual(await stand.textsOf('geuin-feed'), ['Our videos'])
  })

  it('loads an element whose API address can’t be read, which will say so', async () => {
    await stand.open(
      '<script src="/cdn/geuin.js" data-api-host="https://" data-brand-id="7"></script><geuin-feed></geuin-feed>',
    )
    await stand.loaded('geuin-feed')
    assert.deepEqual(calls(), [])
  })

  it('preconnects to the hosts of API and media, but not to the page’s own', async () => {
    await stand.open(
      `<script src="/cdn/geuin.js" data-api-host="https://api.example/v1" data-media-host="${stand.origin}/media"></script>
      <geuin-feed></geuin-feed>`,
    )
    await stand.loaded('geuin-feed')
    const links = await stand.page
      .locator('link[rel=preconnect]')
      .evaluateAll((all) => all.map((it) => `${it.getAttribute('href')} ${(it as HTMLLinkElement).crossOrigin}`))
    assert.deepEqual(links, ['https://api.example/v1 anonymous', 'https://api.example/v1 null'])
  })

  it('offers window.geuin before anything else has loaded, and loads the API with the first call', async () => {
    await stand.open(script)
    await stand.page.waitForFunction(() => 'geuin' in window)
    assert.deepEqual(stand.requested, ['/cdn/geuin.js'])
    const before = await stand.page.evaluate(() => {
      const heard: string[] = []
      const off = window.geuin?.on('geuin:ready', ({ detail }) => heard.push(detail.tag))
      const send = (tag: string) =>
        document.body.dispatchEvent(new CustomEvent('geuin:ready', { detail: { tag }, bubbles: true }))
      send('one')
      off?.()
      send('two')
      return { heard, user: window.geuin?.user }
    })
    assert.deepEqual(before, { heard: ['one'], user: null })
    const later = await stand.page.evaluate(async () => {
      await Promise.all([window.geuin?.signIn('SIGNIN'), window.geuin?.signOut()])
      return { step: Reflect.get(window, 'step'), loads: Reflect.get(window, 'loads') }
    })
    assert.deepEqual(later, { step: 'SIGNIN', loads: 1 })
  })

  it('accepts settings before any element has loaded [A06]', async () => {
    await stand.open(script)
    await stand.page.waitForFunction(() => 'geuin' in window)
    const values = await stand.page.evaluate(() => {
      window.geuin?.configure({ locale: 'de' })
      void window.geuin?.setConsent('denied')
      return { ...Reflect.get(window, Symbol.for('geuin')).configured }
    })
    assert.deepEqual(values, { locale: 'de', consent: 'denied' })
  })

  it('works under a strict content security policy [N08]', async () => {
    await stand.open(`${script}<geuin-feed></geuin-feed><geuin-auth></geuin-auth>`)
    await stand.loaded('geuin-feed')
    await stand.loaded('geuin-auth')
    assert.deepEqual(await stand.page.evaluate(() => Reflect.get(window, 'violations')), [])
  })
})
