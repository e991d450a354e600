import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { answerWith, apiCalls, json, ok, refusal, resetApi } from '../../support/fakeApi'
import { clear, type PlacedFeed, placeFeed, until } from '../../support/feed'
import { type } from '../../support/input'
import { serverReady } from '../../support/page'
import { signInOnboarded, signOut } from '../../support/signIn'
import { threadPage, threadsPath, wireChanges, wireComment, wireThread } from '../../support/talk'

const create = '/api/v3/comment/create'

describe('the panel of comments', () => {
  let it_: PlacedFeed
  before(serverReady)
  beforeEach(resetApi)
  afterEach(async () => {
    resetApi()
    await signOut(it_.feed)
    await clear()
    sessionStorage.clear()
  })

  const field = () => it_.find<HTMLTextAreaElement>('.composer textarea')!
  const scroller = () => it_.find('.comments-scroller')!
  const focused = () => it_.feed.shadowRoot?.activeElement ?? null
  const sheet = () => it_.find('dialog[open]')
  const article = (words: string) =>
    it_.all('.comments article').find((node) => node.querySelector('.comment-text')?.textContent === words)
  const buttonIn = (within: ParentNode | null | undefined, name: RegExp) =>
    [...(within?.querySelectorAll('button') ?? [])].find((node) =>
      name.test((node.getAttribute('aria-label') ?? node.textContent ?? '').trim()),
    )
  /** Presses as a mouse does, which gives the focus too. */
  const press = (button: HTMLElement | undefined) => {
    button!.focus()
    button!.click()
  }
  const button = (name: RegExp) => buttonIn(it_.find('.comments'), name)
  const says = (words: string) => [...it_.all('.comments [role=status]')].some((it) => it.textContent === words)

  /** Opens the comments of a video, another one in each test since a page keeps them. */
  const open = async (slug: string) => {
    it_ = placeFeed({ source: 'video', slug })
    await until(() => it_.control(/^Comments, /), 'the rail is there')
    it_.control(/^Comments, /)!.click()
    await until(() => it_.find('.comments article'), 'comments are listed')
  }
  const threads = (count: number, name = 'c') => Array.from({ length: count }, (_, at) => wireThread(`${name}${at}`))

  it('closes its menu alone on Escape, and asks before it deletes, in a sheet that begins at Cancel [T13] [L07]', async () => {
    answerWith(({ path }) => (path === threadsPath ? threadPage(threads(3)) : undefined))
    await open('ridge-study')
    press(buttonIn(article('c1'), /^More about/))
    await until(() => buttonIn(sheet(), /^Delete$/), 'the menu is open')
    await sendKeys({ press: 'Escape' })
    await until(() => !it_.find('dialog'), 'the menu is closed')
    expect(it_.find('.comments')).not.to.equal(null)
    press(buttonIn(article('c1'), /^More about/))
    await until(() => buttonIn(sheet(), /^Delete$/), 'the menu is open again')
    const menu = sheet()
    press(buttonIn(menu, /^Delete$/))
    await until(() => sheet() && sheet() !== menu, 'another sheet asks')
    expect(sheet()!.querySelector('h2')!.textContent).to.equal('Delete this comment?')
    await until(() => focused() === buttonIn(sheet(), /^Cancel$/), 'Cancel has the focus')
    buttonIn(sheet(), /^Cancel$/)!.click()
    await until(() => !it_.find('dialog'), 'the sheet is closed')
    expect(apiCalls.filter(({ method }) => method === 'DELETE')).to.eql([])
    expect(focused()).to.equal(buttonIn(article('c1'), /^More about/))
  })

  it('shows and announces what the viewer sends, and keeps the focus where buttons go [L06] [L07] [T13]', async () => {
    answerWith(({ path }) => (path === threadsPath ? threadPage(threads(20)) : undefined))
    await open('the-well')
    const user = await signInOnboarded(it_.feed)
    await until(() => apiCalls.filter(({ path }) => path === threadsPath).length > 1, 'the list is loaded for them')
    let isOffline = true
    answerWith(async ({ path, body }) => {
      if (path === threadsPath) return threadPage(threads(20))
      if (path !== create) return undefined
      if (isOffline) return json({ code: 500, message: 'No', data: null }, 500)
      const { text, client_id } = (await body()) as { text: string; client_id: string }
      return ok(wireComment(text, { author: user.id, client: client_id, editable: true }))
    })
    scroller().scrollTop = 500
    type(field(), 'Mine')
    press(button(/^Send$/))
    expect(focused()).to.equal(field())
    await until(() => buttonIn(article('Mine'), /^Retry$/), 'it is not sent')
    expect(scroller().scrollTop).to.equal(0)
    isOffline = false
    press(buttonIn(article('Mine'), /^Retry$/))
    await until(() => says('Your comment is there.'), 'it is announced')
    await until(() => focused() === article('c0'), 'the next line has the focus')

    type(field(), 'Half a thought')
    press(buttonIn(article('Mine'), /^Reply/))
    await until(() => it_.find('.composer-purpose'), 'the composer says whom it answers')
    press(buttonIn(it_.find('.composer-purpose'), /^Cancel$/))
    expect(focused()).to.equal(field())
    press(buttonIn(article('Mine'), /^More about/))
    await until(() => buttonIn(sheet(), /^Edit$/), 'the menu is open')
    buttonIn(sheet(), /^Edit$/)!.click()
    await until(() => field().value === 'Mine', 'its text is in the field')
    press(buttonIn(it_.find('.composer-purpose'), /^Cancel$/))
    await until(() => field().value === 'Half a thought', 'what was typed before comes back')
  })

  it('begins another order at its upper end, and says when there is none [L07]', async () => {
    answerWith(({ path, query }) => {
      if (path !== threadsPath) return undefined
      return query.get('sort') === 'newest' ? refusal(5350, 403) : threadPage(threads(20))
    })
    await open('windows')
    scroller().scrollTop = 500
    button(/^Newest$/)!.click()
    await until(() => it_.find('.toast'), 'a toast says so')
    expect(button(/^Top$/)!.getAttribute('aria-pressed')).to.equal('true')
    expect(scroller().scrollTop).to.equal(500)
    answerWith(({ path }) => (path === threadsPath ? threadPage(threads(20).reverse()) : undefined))
    button(/^Newest$/)!.click()
    await until(() => it_.find('.comments article')?.textContent?.includes('c19'), 'the order is another one')
    expect(scroller().scrollTop).to.equal(0)
  })

  it('gives the focus to what it loads or shows, and loads the next page before its end shows [T13]', async () => {
    answerWith(({ path, query }) => {
      if (path === '/api/v3/comments')
        return query.get('cursor') === 'r2'
          ? ok({ items: ['r2', 'r3'].map((id) => wireComment(id, { parent: 'c' })), next_cursor: 'r4' })
          : ok({ items: [wireComment('r4', { parent: 'c' })], next_cursor: null })
      if (path === '/api/v3/comments/stream') return refusal(404, 404)
      if (path === '/api/v3/comments/changes') return ok(wireChanges(2, { written: [wireComment('new')] }))
      if (path !== threadsPath) return undefined
      return query.get('cursor')
        ? threadPage(threads(2, 'late'))
        : threadPage([wireThread('c', ['r0', 'r1'], 'r2', 5), ...threads(5, 'd')], 1, 'next')
    })
    await open('depth')
    await until(() => article('late1'), 'the next page is there')
    expect(scroller().scrollTop).to.equal(0)
    press(button(/^Show 3 more replies$/))
    await until(() => focused() === article('r2'), 'the first of them has the focus')
    press(button(/^Show 1 more reply$/))
    await until(() => focused() === article('r4'), 'so it has when these were the last')
    await until(() => it_.find('.comments-new'), 'a new one waits')
    press(it_.find('.comments-new')!)
    await until(() => article('new'), 'it shows')
    expect(focused()).to.equal(scroller())
  })
})
