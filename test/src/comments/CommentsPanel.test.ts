import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { expectAccessible, still } from '../../support/accessible'
import { answerWith, apiCalls, json, loseAnswers, ok, resetApi } from '../../support/fakeApi'
import { clear, type PlacedFeed, placeFeed, shows, until } from '../../support/feed'
import { type } from '../../support/input'
import { otherViewer } from '../../support/otherViewer'
import { serverReady } from '../../support/page'
import { signInOnboarded, signOut } from '../../support/signIn'
import { expectUsable } from '../../support/usable'

const create = '/api/v3/comment/create'

describe('comments under a video', () => {
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
  const focused = () => it_.feed.shadowRoot?.activeElement ?? null
  const articles = () => it_.all('.comments article')
  const article = (words: string) => articles().find((node) => node.textContent?.includes(words))
  const buttonIn = (within: ParentNode | null | undefined, name: RegExp) =>
    [...(within?.querySelectorAll('button') ?? [])].find((node) =>
      name.test((node.getAttribute('aria-label') ?? node.textContent ?? '').trim()),
    )
  const button = (name: RegExp) => buttonIn(it_.find('.comments'), name)
  const hasSpark = (words: string) => buttonIn(article(words), /^Spark the comment/)
  const menuOf = async (words: string, name: RegExp) => {
    const more = buttonIn(article(words), /^More about/)!
    more.focus()
    more.click()
    await until(() => it_.find('dialog[open]') && buttonIn(it_.find('dialog[open]'), name), `the menu has ${name}`)
    buttonIn(it_.find('dialog[open]'), name)!.click()
  }
  const usable = () =>
    expectUsable(
      it_.feed,
      () => it_.find('.comments'),
      (width) => {
        it_.feed.style.width = `${width}px`
      },
    )
  const listed = () => until(() => articles().length > 0, 'comments are listed')
  const sendNow = () => button(/^(Send|Save)$/)!.click()
  const press = (key: string, init: KeyboardEventInit = {}) =>
    field().dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...init }),
    )

  /** Opens the comments of a video, another one in each test since a page keeps them; as a new viewer unless as a visitor. */
  const open = async (slug: string, { visitor = false } = {}) => {
    it_ = placeFeed({ source: 'video', slug })
    await until(() => it_.control(/^Comments, /), 'the rail is there')
    const user = visitor ? null : await signInOnboarded(it_.feed)
    it_.control(/^Comments, /)!.focus()
    it_.control(/^Comments, /)!.click()
    await until(() => it_.find('.comments'), 'the panel opens')
    return user
  }
  const reopen = async () => {
    button(/^Close$/)!.click()
    await until(() => !it_.find('.comments') && it_.control(/^Comments, /), 'the panel closes')
    it_.control(/^Comments, /)!.click()
    await until(() => field(), 'it opens again')
  }
  /** What the feed has reported about comments. */
  const tracked = () =>
    it_.events('geuin:analytics').flatMap(({ name }) => (/^Comment|^RT Comment/.test(name) ? [name] : []))
  const videoIdOf = async (slug: string): Promise<string> =>
    (await (await fetch(`/api/v3/video?slug=${slug}`)).json()).data.video_id

  it('are open to a visitor, with a count, and give the focus back on Escape [T13] [L07]', async () => {
    await open('ridge-study', { visitor: true })
    await listed()
    expect(it_.feed.shadowRoot?.activeElement).to.equal(it_.find('.comments'))
    expect(Number(it_.find('.comments h2 .number')!.textContent)).to.equal(articles().length)
    await usable()
    const more = button(/^More about/)!
    more.focus()
    more.click()
    await until(() => it_.find('dialog[open]'), 'the menu opens')
    await sendKeys({ press: 'Escape' })
    await until(() => !it_.find('dialog[open]') && focused() === more, 'the menu closes')
    expect(it_.find('.comments')).to.not.equal(null)
    it_
      .find('.comments')!
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }))
    await until(() => !it_.find('.comments'), 'the panel closes')
    await until(() => it_.feed.shadowRoot?.activeElement === it_.control(/^Comments, /), 'the button has the focus')
  })

  it('have nothing to show at an ad and after the last video, where the panel can be closed all the same [L07]', async () => {
    const { data } = await (await fetch('/goservices/placement/feed?placement_id=sponsored')).json()
    const items = ['video', 'ad'].map((type) => data.items.find((item: { type: string }) => item.type === type))
    answerWith(({ path }) => (path === '/goservices/feed/home' ? ok({ items, next_cursor: null }) : undefined))
    it_ = placeFeed()
    await until(() => it_.control(/^Comments, /), 'the rail is there')
    it_.control(/^Comments, /)!.click()
    await until(() => it_.find('.composer'), 'the panel opens')
    await it_.feed.next()
    await until(() => it_.find('.comments')?.textContent?.includes('Nothing to comment on here'), 'it says so')
    await it_.feed.next()
    await until(() => it_.find('.stage-tail:not([inert])'), 'the end is in view')
    expect(it_.find('.comments')?.textContent).to.contain('Nothing to comment on here')
    expect(it_.find('.composer')).to.equal(null)
    expect(apiCalls.filter(({ query }) => query.get('video_id')?.startsWith('ad-'))).to.eql([])
    await expectAccessible(it_.feed)
    button(/^Close$/)!.click()
    await until(() => !it_.find('.comments'), 'the panel closes')
  })

  it('stay open to keys of their own: a letter in the list moves no video', async () => {
    await open('the-well', { visitor: true })
    await listed()
    const key = new KeyboardEvent('keydown', { key: 'c', bubbles: true, composed: true, cancelable: true })
    button(/^Reply/)!.dispatchEvent(key)
    expect(key.defaultPrevented).to.equal(false)
  })

  it('show a viewer’s own at once, first, and count it when the server has it [L06] [L07]', async () => {
    await open('aurora-over-the-ridge')
    await listed()
    const before = Number(it_.find('.comments h2 .number')!.textContent)
    const posted = new Promise<CustomEvent>((resolve) =>
      it_.feed.addEventListener('geuin:comment', resolve as EventListener, { once: true }),
    )
    type(field(), 'Cotton paper\nholds the greens')
    press('Enter')
    await until(() => articles()[0]?.textContent?.includes('Cotton paper'), 'it shows')
    expect(field().value).to.equal('')
    const { detail } = await posted
    expect(detail.threadId).to.equal(null)
    await until(() => hasSpark('Cotton paper'), 'the server has it')
    expect(it_.find('.comments h2 .number')!.textContent).to.equal(String(before + 1))
    expect(it_.control(new RegExp(`^Comments, ${before + 1}$`))).not.to.equal(null)
    await menuOf('Cotton paper', /^Delete$/)
    await until(() => /sure|Delete this/.test(it_.find('dialog[open]')?.textContent ?? ''), 'it asks')
    buttonIn(it_.find('dialog[open]'), /^Delete for good$/)!.click()
    await until(() => !article('Cotton paper'), 'it is deleted')
    await until(() => focused() === articles()[0], 'the next one has the focus')
    expect(tracked()).to.eql(['RT Comment Clicked', 'Commented On Video', 'Comment Deleted'])
  })

  it('are gone for whoever reports them, and with them all others of that person when wanted [L06] [T15]', async () => {
    await open('what-the-cello-saw')
    await listed()
    const somebody = await otherViewer()
    const videoId = await videoIdOf('what-the-cello-saw')
    for (const words of ['Buy my strings', 'Buy my bow']) await somebody.write(videoId, words)
    await until(() => it_.find('.comments-new')?.textContent === '2 new comments', 'they wait')
    it_.find('.comments-new')!.click()
    await until(() => article('Buy my strings') && article('Buy my bow'), 'they show')
    await menuOf('Buy my strings', /^Report$/)
    const sheet = () => it_.find('dialog[open]')
    await until(() => /^Report comment/.test(sheet()?.querySelector('h2')?.textContent ?? ''), 'it asks for a reason')
    sheet()!.querySelector<HTMLInputElement>('input[type=radio]')!.click()
    await until(() => buttonIn(sheet(), /^Send report$/)?.disabled === false, 'it can be sent')
    buttonIn(sheet(), /^Send report$/)!.click()
    await until(() => buttonIn(sheet(), /^Hide everything from/), 'it says thanks')
    await until(() => !article('Buy my strings'), 'it is gone')
    expect(article('Buy my bow')).not.to.equal(undefined)
    expect(tracked()).to.eql(['RT Comment Clicked', 'Comment Reported'])
    buttonIn(sheet(), /^Hide everything from/)!.click()
    await until(() => !sheet() && !article('Buy my bow'), 'so are the others')
    await until(() => it_.find('.comments')!.contains(focused()), 'the focus stays in the list')
  })

  it('keep what was not sent, with Retry, and write it once [L07]', async () => {
    await open('windows')
    await listed()
    answerWith(({ path }) => (path === create ? json({ code: 500, message: 'No', data: null }, 500) : undefined))
    type(field(), 'Sent in a tunnel')
    sendNow()
    await until(() => article('Sent in a tunnel')?.textContent?.includes('Not sent.'), 'it says so')
    await expectAccessible(it_.feed)
    answerWith(() => undefined)
    buttonIn(article('Sent in a tunnel'), /^Retry$/)!.click()
    await until(() => hasSpark('Sent in a tunnel'), 'the server has it')
    const sent = await Promise.all(apiCalls.filter(({ path }) => path === create).map((call) => call.body()))
    expect(new Set(sent.map((body) => (body as { client_id: string }).client_id)).size).to.equal(1)
    expect(articles().filter((it) => it.textContent?.includes('Sent in a tunnel'))).to.have.length(1)
  })

  it('show once what the server took, where its answer is lost: by what is new, or by Retry [L07]', async () => {
    await open('sign-maker')
    await listed()
    const listedOnce = (words: string) => articles().filter((it) => it.textContent?.includes(words)).length === 1
    loseAnswers(create)
    type(field(), 'Over a thin line')
    sendNow()
    await until(() => hasSpark('Over a thin line'), 'it arrives with what is new')
    loseAnswers(create, '/api/v3/comments/changes', '/api/v3/comments/stream')
    // A panel that opens asks for a new stream.
    await reopen()
    type(field(), 'Under a bridge')
    sendNow()
    await until(() => article('Under a bridge')?.textContent?.includes('Not sent.'), 'it says so')
    answerWith(() => undefined)
    await until(() => buttonIn(article('Under a bridge'), /^Retry$/), 'it can be sent again')
    buttonIn(article('Under a bridge'), /^Retry$/)!.click()
    await until(() => hasSpark('Under a bridge'), 'the server has it')
    expect(['Over a thin line', 'Under a bridge'].map(listedOnce)).to.eql([true, true])
    const page = await (
      await fetch(`/api/v3/conversation/video/comment?video_id=${await videoIdOf('sign-maker')}`)
    ).text()
    for (const words of ['Over a thin line', 'Under a bridge']) expect(page.split(words)).to.have.length(2)
  })

  it('keep a draft when they are closed, and ask a visitor to sign in only when it is sent [L06]', async () => {
    await open('ink', { visitor: true })
    await listed()
    it_.feed.addEventListener('geuin:signin-required', (event) => event.preventDefault())
    type(field(), 'Half a thought')
    await reopen()
    expect(field().value).to.equal('Half a thought')
    sendNow()
    await until(() => it_.events('geuin:signin-required').length > 0, 'it asks')
    expect(it_.events('geuin:signin-required')[0]?.action).to.equal('comment')
    expect(field().value).to.equal('Half a thought')
    await signInOnboarded(it_.feed)
    sendNow()
    await until(() => hasSpark('Half a thought'), 'it is sent')
    expect(field().value).to.equal('')
  })

  it('answer in their thread, spark, and change within the time [L07]', async () => {
    await open('depth')
    await listed()
    type(field(), 'How is it done?')
    sendNow()
    await until(() => hasSpark('How is it done?'), 'the server has it')
    buttonIn(article('How is it done?'), /^Reply/)!.click()
    await until(() => it_.find('.composer-purpose'), 'the composer says whom it answers')
    type(field(), 'With five octaves')
    sendNow()
    await until(() => hasSpark('With five octaves'), 'the answer is there')
    expect(article('With five octaves')!.classList.contains('comment-reply')).to.equal(true)
    expect(articles().indexOf(article('With five octaves')!)).to.equal(1)
    const spark = () => hasSpark('With five octaves')!
    spark().click()
    await until(() => spark().getAttribute('aria-pressed') === 'true', 'it is sparked')
    spark().click()
    await until(() => tracked().includes('Comment Unsparked'), 'and not any more')
    expect(spark().getAttribute('aria-pressed')).to.equal('false')
    await menuOf('With five octaves', /^Edit$/)
    await until(() => field().value === 'With five octaves', 'its text is in the field')
    type(field(), 'With six octaves')
    sendNow()
    await until(() => article('With six octaves')?.textContent?.includes('edited'), 'it is changed, and says so')
    expect(tracked()).to.eql([
      ...['RT Comment Clicked', 'Commented On Video', 'Commented On Video', 'Comment Sparked', 'Comment Unsparked'],
    ])
  })

  it('suggest people after one letter, by keys alone, and mention whom was chosen [L07]', async () => {
    await open('paper-garden')
    await listed()
    field().focus()
    type(field(), 'So calm. @mi')
    field().setSelectionRange(12, 12)
    field().dispatchEvent(new Event('select', { bubbles: true }))
    await until(() => it_.find('[role=listbox]'), 'people are suggested')
    const options = () => it_.all('[role=option]')
    expect(field().getAttribute('aria-activedescendant')).to.equal(options()[0]!.id)
    await expectAccessible(it_.feed)
    press('Escape')
    await until(() => !it_.find('[role=listbox]'), 'Escape closes the list')
    expect(it_.find('.comments')).not.to.equal(null)
    type(field(), 'Calm. @mir')
    await until(() => it_.find('[role=listbox]'), 'another mention asks again')
    press('ArrowDown')
    press('ArrowUp')
    await until(() => options()[0]?.getAttribute('aria-selected') === 'true', 'the first one is chosen')
    const name = /@([\w.-]+)/.exec(options()[0]!.querySelector('small')!.textContent!)![1]!
    press('Enter')
    await until(() => field().value === `Calm. @${name} `, 'it is in the text')
    sendNow()
    await until(() => article('Calm.')?.querySelector('.comment-text a')?.textContent === `@${name}`, 'it is a link')
  })

  it('arrive while one reads, without a jump: above behind a button, said once [T13]', async () => {
    await open('after-the-storm', { visitor: true })
    await listed()
    const videoId = await videoIdOf('after-the-storm')
    const somebody = await otherViewer()
    const first = articles()[0]!
    await still(it_.find('.comments')!)
    const top = first.getBoundingClientRect().top
    await somebody.write(videoId, 'Written elsewhere')
    await until(() => it_.find('.comments-new')?.textContent === '1 new comment', 'it waits')
    expect(it_.find('.comments [role=status]')!.textContent).to.contain('1 new comment')
    expect(articles()[0]).to.equal(first)
    expect(first.getBoundingClientRect().top).to.equal(top)
    it_.find('.comments-new')!.click()
    await until(() => articles()[0]?.textContent?.includes('Written elsewhere'), 'it shows')
    expect(it_.find('.comments-new')).to.equal(null)
  })

  it('fail with Retry [L07]', async () => {
    answerWith(({ path }) =>
      path === '/api/v3/conversation/video/comment' ? json({ code: 404, message: 'No', data: null }, 404) : undefined,
    )
    await open('gold-on-plum', { visitor: true })
    await shows(it_, 'The comments didn’t load')
    answerWith(() => undefined)
    button(/^Retry$/)!.click()
    await listed()
  })
})
