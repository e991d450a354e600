// Every page in the app's table of routes, on a database with and without content, for a visitor and a viewer.
import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { migrate } from '../../demo/server/database/migrate'
import { openPglite } from '../../demo/server/database/pglite'
import { sql } from '../../demo/server/database/sql'
import { brand } from '../../demo/server/seed/lumen/brand'
import { type PageType, route } from '../../src/kit/routes'
import { paths } from '../../src/wire/paths'
import { retryAll, untilShown, type WantedPage } from '../support/appPages'
import { axe, type Demo, openDemo, press, type Watched } from '../support/demo'
import { notIn } from '../support/engine'
import { signInByCode } from '../support/signInByCode'

/** What a page is for, and how it says that there is nothing of it. */
interface Content {
  /** A selector of what fills the page; null where nothing ever does. */
  content: string | null
  /** The title of the message in place of it; null where there always is something. */
  empty: string | null
  /** A visitor is asked to sign in. */
  isClosed?: boolean
}

const feed = { content: 'video', empty: 'No videos yet' }
const shelves = { content: '.shelf-cards li a', empty: 'No communities yet' }
const legal = { content: '.page > p a', empty: 'Lumen has not published this yet' }

/** Every type of page, and addresses of the app that have none. */
const pages: Record<PageType, Content> & Record<`/${string}`, Content> = {
  home: feed,
  latest: feed,
  popular: feed,
  video: { content: 'video', empty: 'Nothing here' },
  explore: shelves,
  community: { content: '.poster-grid a.poster', empty: 'No such community' },
  group: { content: '.poster-grid a.poster', empty: 'No such loop' },
  profile: { content: '.poster-grid a.poster', empty: 'Nobody here' },
  brand: { content: '.poster-grid a.poster', empty: 'No videos yet' },
  search: shelves,
  settings: { content: '.settings-list a.settings-row', empty: null },
  terms: legal,
  privacy: legal,
  notification: { content: '.notification-row', empty: 'Nothing has happened yet', isClosed: true },
  saved: { content: '.poster-grid a.poster', empty: 'Nothing saved yet', isClosed: true },
  history: { content: '.poster-grid a.poster', empty: 'Nothing watched yet', isClosed: true },
  posts: { content: '.post-row', empty: 'Nothing here yet', isClosed: true },
  post: { content: '.post-form input', empty: 'This post is gone', isClosed: true },
  'post-create': { content: '.pick button', empty: null, isClosed: true },
  'post-draft': { content: '.post-form input', empty: 'This draft is gone', isClosed: true },
  '/': feed,
  '/search?q=night': { content: '.found-row', empty: 'Nothing for “night”' },
  '/nope': { content: null, empty: 'This page isn’t here' },
}

/** Pages where something else is left out when it can’t be loaded. */
const withoutFailure = ['post-create']

/** What pages about one thing show of the demo’s content; one without an entry says that there is none of that name. */
const subjects: Partial<Record<string, { slug: string; heading?: string }>> = {
  video: { slug: 'windows', heading: 'Windows' },
  community: { slug: 'night-skies', heading: 'Night Skies' },
  group: { slug: 'slow-light', heading: 'Slow light' },
  profile: { slug: 'mira.light', heading: 'Mira Okafor' },
  brand: { slug: 'lumen', heading: 'Lumen' },
}

/** What takes minutes, and follows from answers of the server alone. */
const tooLong = 'passed here when it was tried, and makes each run minutes longer; Chromium shows it each time'
const inChromium = { firefox: tooLong, webkit: tooLong }

const noSchemes = 'can’t change the scheme of an open page'

/** A page that has loaded. */
const settled = { isBusy: false, isTitled: true, hasWayOn: true }

/** What a page has loaded: its content and no message, or a message and no content. */
const loaded = ({ content, empty }: Content, isEmpty: boolean): WantedPage => {
  const isFilled = content !== null && (!isEmpty || empty === null)
  if (isFilled) return { ...settled, content, message: null }
  return { ...settled, message: empty, ...(content !== null && { without: content }) }
}

/** A database with a brand, which gets none of the demo's content. */
const withoutContent = async () => {
  const db = await openPglite()
  await migrate(db)
  const { slug, name, social_login, sdk, look } = brand
  const parts = [social_login, sdk, look].map((part) => JSON.stringify(part))
  await db.query(sql`insert into brands (slug, name, social_login, sdk, look)
    values (${slug}, ${name}, ${parts[0]}::jsonb, ${parts[1]}::jsonb, ${parts[2]}::jsonb)`)
  return db
}

/** What is no fault of a page: the server answers 404 for what is not there. */
const isFault = (fault: string) => !/404/.test(fault)

/** Calls of the viewer who is signed in on a page. */
const callsOf = async (page: Page) => {
  const access = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((it) => it.startsWith('geuinSession ')) ?? ''
    return JSON.parse(localStorage.getItem(key) ?? '{}').tokens?.access as string
  })
  const headers = { authorization: `Bearer ${access}`, 'x-brand-id': '1', 'content-type': 'application/json' }
  return async (path: string, init: RequestInit = {}) =>
    (await (await fetch(new URL(path, page.url()), { headers, ...init })).json()).data
}

/** Adds a post and a draft of the viewer's to what pages can be about, and fills the lists that are the viewer's own. */
const addOwn = async (page: Page, another: Page) => {
  const call = await callsOf(page)
  const draft = await call(paths.videoDraft, { method: 'POST', body: JSON.stringify({ caption: 'Half a thought' }) })
  const { items } = await call(paths.userPosts)
  subjects['post-draft'] = { slug: draft.draft_id }
  const { video_id } = items[0]
  subjects.post = { slug: video_id }
  const send = (path: string, body: object) => call(path, { method: 'POST', body: JSON.stringify(body) })
  await send(paths.savedVideos, { video_id, saved: true })
  await send(paths.videoCount, { video_id, what: 'view' })
  const comment = { video_id, text: 'How many octaves?', client_id: 'routes' }
  await (await callsOf(another))(paths.commentCreate, { method: 'POST', body: JSON.stringify(comment) })
}

const viewport = { width: 390, height: 844 }

/** Holds all calls of pages from now on. @returns refuses them, and those that come */
const holdCalls = (demo: Demo) => {
  let refuse = () => {}
  const released = new Promise<void>((resolve) => {
    refuse = resolve
  })
  const answer = async () => {
    await released
    // A server’s own fault would be tried again first, for seconds.
    return Response.json({ code: 400, message: 'No', data: null }, { status: 400 })
  }
  for (const part of ['/api/', '/goservices/']) demo.rules.set(part, answer)
  return refuse
}

for (const content of ['the demo’s content', 'nothing'])
  describe(`every page of <geuin-app> with ${content} [B07]`, notIn(content === 'nothing' ? inChromium : {}), () => {
    let demo: Demo
    const isEmpty = content === 'nothing'
    before(async () => {
      demo = await openDemo(isEmpty ? { db: await withoutContent() } : {})
    })
    after(() => demo.close())

    for (const who of ['a visitor', 'a viewer'])
      describe(`for ${who}`, () => {
        let watched: Watched
        let page: Page
        const open = async () => {
          const opened = await demo.open('/app/notification', { reducedMotion: 'reduce', viewport })
          // What a page still loads when another one is opened is a fault in WebKit.
          await untilShown(opened.page, { message: 'Sign in to see this' })
          return opened
        }
        const signIn = async (page: Page, nickname: string) => {
          await press(page, 'Sign in')
          await signInByCode(page, `${nickname}@lumen.example`)
          await page.getByRole('heading', { name: 'Sign in to see this' }).waitFor({ state: 'detached' })
        }
        before(async () => {
          if (who === 'a viewer' && !isEmpty) {
            const another = (await open()).page
            await signIn(another, 'ines')
            watched = await open()
            await signIn(watched.page, 'mira.light')
            await addOwn(watched.page, another)
            await another.context().close()
          } else {
            watched = await open()
            if (who === 'a viewer') await signIn(watched.page, 'mira.light')
          }
          page = watched.page
        })
        after(() => page.context().close())
        afterEach(() => demo.rules.clear())

        /** Of a page, below the app's base. */
        const pathOf = (page: string) =>
          page.startsWith('/') ? page : route(page as PageType, { slug: subjects[page]?.slug ?? 'nobody-has-this' })

        const isVisitor = who === 'a visitor'
        /** What a page shows once it has loaded, under its heading where that is known. */
        const openedOf = (type: string, page: Content): WantedPage => {
          if (page.isClosed && isVisitor) return loaded({ ...page, empty: 'Sign in to see this' }, true)
          const heading = isEmpty ? undefined : subjects[type]?.heading
          return { ...loaded(page, isEmpty), ...(heading !== undefined && { heading }) }
        }

        for (const [type, content] of Object.entries(pages)) {
          it(`${type}: has a title, a heading and its content, or says that there is none, by its address, after a reload and by Back`, async () => {
            watched.faults.length = 0
            const path = pathOf(type)
            const opened = openedOf(type, content)
            await page.goto(`${demo.origin}/app${path}`)
            const { heading } = await untilShown(page, opened)
            await page.reload()
            await untilShown(page, { ...opened, heading })
            const other = type === 'explore' ? 'Home' : 'Explore'
            await page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
            await page.locator('geuin-app nav').getByRole('link', { name: other, exact: true }).click()
            await untilShown(page, { heading: other, isHeadingFocused: true, isTitled: true })
            await page.goBack()
            await untilShown(page, { ...opened, heading, isHeadingFocused: true })
            assert.equal(page.url(), `${demo.origin}/app${path}`)
            assert.equal(await page.locator('html[data-first]').count(), 1, 'without loading the document')
            assert.deepEqual(watched.faults.filter(isFault), [])
          })

          if (!isEmpty)
            it(`${type}: shows that it loads, then what failed with a way on, and the page at another try`, {
              timeout: 60_000,
              ...notIn(inChromium),
            }, async () => {
              const address = `${demo.origin}/app${pathOf(type)}`
              await page.goto(address)
              // A page that needs nothing of the server stays as it is.
              const opened = openedOf(type, content)
              const { heading, text } = await untilShown(page, opened)
              const fail = holdCalls(demo)
              await page.goto(address)
              const unchanged = { ...opened, heading, ...(!withoutFailure.includes(type) && { text }) }
              await untilShown(page, { isBusy: true }, unchanged)
              fail()
              const failed = { isFailed: true, isTitled: true, hasWayOn: true }
              let shown = await untilShown(page, failed, unchanged)
              demo.rules.clear()
              // What has loaded at another try may have parts of its own that failed.
              while (shown.isFailed) {
                await retryAll(page)
                shown = await untilShown(page, { ...opened, heading, isFailed: false }, failed)
              }
              await untilShown(page, { ...opened, heading })
            })

          if (!isEmpty && who === 'a viewer') {
            it(`${type}: fits 320 px in either direction [T02]`, async () => {
              await page.setViewportSize({ width: 320, height: 640 })
              await page.goto(`${demo.origin}/app${pathOf(type)}`)
              await untilShown(page, openedOf(type, content))
              for (const dir of ['rtl', 'ltr']) {
                const over = await page.evaluate((it) => {
                  document.documentElement.setAttribute('dir', it)
                  return document.documentElement.scrollWidth - innerWidth
                }, dir)
                assert.ok(over <= 0, `${over} px too wide, ${dir}`)
              }
              await page.setViewportSize(viewport)
            })

            it(
              `${type}: is accessible in both schemes [T02]`,
              notIn({ firefox: noSchemes, webkit: noSchemes }),
              async () => {
                await page.emulateMedia({ colorScheme: 'light' })
                await page.goto(`${demo.origin}/app${pathOf(type)}`)
                await untilShown(page, openedOf(type, content))
                assert.deepEqual(await axe(page), [], 'light')
                await page.emulateMedia({ colorScheme: 'dark' })
                assert.deepEqual(await axe(page), [], 'dark')
              },
            )
          }
        }
      })
  })

/** A page of somebody's own, whose server knows nothing of the app's paths. */
const ownPage = `<!doctype html><title>Own</title>
<script type="module" src="/dist/geuin.js" data-api-host="/" data-brand-id="1"></script>
<geuin-app manage-head></geuin-app>`

describe('<geuin-app> on a page without a route base [B07]', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
    demo.rules.set('/own', () => new Response(ownPage, { headers: { 'content-type': 'text/html' } }))
  })
  after(() => demo.close())

  it('keeps the page and its query behind the hash, over a reload and by Back', async () => {
    const { page, faults } = await demo.open('/own?theme=blue', { reducedMotion: 'reduce', viewport })
    await untilShown(page, { heading: 'Home', isTitled: true, isBusy: false })
    await page.locator('geuin-app nav').getByRole('link', { name: 'Explore', exact: true }).click()
    await untilShown(page, { heading: 'Explore', isTitled: true, isHeadingFocused: true })
    assert.equal(page.url(), `${demo.origin}/own?theme=blue#/explore`)
    await page.reload()
    await untilShown(page, { heading: 'Explore', isTitled: true, isBusy: false })
    const results = { heading: 'Results for “night”', isTitled: true, isBusy: false }
    await page.goto(`${demo.origin}/own?theme=blue#/search?q=night`)
    await untilShown(page, results)
    await page.reload()
    await untilShown(page, results)
    assert.equal(page.url(), `${demo.origin}/own?theme=blue#/search?q=night`)
    await page.goBack()
    await untilShown(page, { heading: 'Explore', isTitled: true })
    assert.equal(page.url(), `${demo.origin}/own?theme=blue#/explore`)
    assert.deepEqual(faults.filter(isFault), [])
    await page.context().close()
  })
})
