import { expect } from '@open-wc/testing'
import { answerWith, apiCalls, loseAnswers, refusal, resetApi } from '../../support/fakeApi'
import { type } from '../../support/input'
import {
  buttonNamed,
  clearPage,
  find,
  focused,
  place,
  pressButton,
  recordEvents,
  serverReady,
  textOf,
  waitForElement,
  waitForRemoval,
} from '../../support/page'
import { signIn, signOut } from '../../support/signIn'
import { expectUsable } from '../../support/usable'
import { waitUntil } from '../../support/waitUntil'

const path = '/api/v3/report'

describe('reporting a video', () => {
  let auth: HTMLElementTagNameMap['geuin-auth']
  let feed: HTMLElementTagNameMap['geuin-feed']
  before(serverReady)
  before(async () => {
    await import('../../../elements/geuin-auth')
    await import('../../../elements/geuin-feed')
  })
  beforeEach(async () => {
    resetApi()
    auth = place('geuin-auth')
    await signIn(auth)
    feed = place('geuin-feed', { source: 'latest', 'no-autoplay': '' })
    feed.style.cssText = 'position: fixed; inset: 0; inline-size: 390px; block-size: 700px'
    await waitForElement(feed, '.scrubber, [role="slider"]')
  })
  afterEach(async () => {
    resetApi()
    await signOut(auth)
    clearPage()
    localStorage.clear()
    sessionStorage.clear()
  })

  /** The title of the video in view. */
  const slide = () => find(feed, '.slide:not([inert]):not([hidden])')?.ariaLabel ?? ''
  const sheet = () => find<HTMLDialogElement>(feed, 'dialog[open]')
  const titled = (title: string) =>
    waitUntil(() => textOf(sheet()?.querySelector('h2') ?? null) === title, `no sheet ${title}`)
  const open = async () => {
    await pressButton(feed, 'More options')
    await pressButton(feed, 'Report')
    await titled('Report video')
  }
  const choose = (reason: string) => {
    const labels = [...(sheet()?.querySelectorAll('label') ?? [])]
    labels.find((it) => it.textContent === reason)?.click()
  }

  it('sends reason and note, says thanks, and takes the video out of the feed [L06] [T15]', async () => {
    const tracked = recordEvents('geuin:analytics')
    const reported = recordEvents('geuin:report')
    const before = slide()
    await open()
    expect(buttonNamed(feed, 'Send report')?.disabled).to.equal(true)
    choose('My work, used without asking')
    type(await waitForElement(feed, 'dialog textarea'), 'The original is in my loop.')
    await expectUsable(feed, sheet)
    await pressButton(feed, 'Send report')
    await titled('Thanks, we’ll take a look')
    await waitUntil(() => slide() !== '' && slide() !== before, 'the video stays')
    const [body, ...others] = await Promise.all(apiCalls.filter((it) => it.path === path).map((it) => it.body()))
    expect(others).to.eql([])
    expect(body).to.include({ reason: 'stolen', note: 'The original is in my loop.' })
    const { video_id: videoId } = body as { video_id: string }
    expect(reported.events.map(({ detail }) => detail)).to.eql([{ videoId, reason: 'stolen' }])
    const names = tracked.events.map(({ detail }) => detail.name)
    for (const record of [tracked, reported]) record.off()
    expect(names.filter((name) => name === 'Video Reported').length).to.equal(1)
    await waitUntil(() => textOf(focused()) === 'Next video', 'the way on has no focus')
    await expectUsable(feed, sheet)
    find(feed, 'dialog[open] .button-primary')?.click()
    await waitForRemoval(feed, 'dialog[open]')
  })

  it('keeps what was typed when the report does not arrive, and sends it again [G04]', async () => {
    await open()
    answerWith((call) => (call.path === path ? refusal(500, 500) : undefined))
    choose('Something else')
    type(await waitForElement(feed, 'dialog textarea'), 'It flickers.')
    await pressButton(feed, 'Send report')
    await waitUntil(() => textOf(find(feed, 'dialog [role="alert"]')) !== '', 'nothing says so')
    expect(find<HTMLTextAreaElement>(feed, 'dialog textarea')?.value).to.equal('It flickers.')
    answerWith(() => undefined)
    await pressButton(feed, 'Send report')
    await titled('Thanks, we’ll take a look')
  })

  it('reaches the server once, and is thanked for once, when an answer is lost [L06]', async () => {
    const reported = recordEvents('geuin:report')
    const before = slide()
    await open()
    loseAnswers(path)
    choose('Spam or misleading')
    await pressButton(feed, 'Send report')
    await waitUntil(() => textOf(find(feed, 'dialog [role="alert"]')) !== '', 'nothing says so')
    expect([slide(), reported.events.length]).to.eql([before, 0])
    answerWith(() => undefined)
    await pressButton(feed, 'Send report')
    await titled('Thanks, we’ll take a look')
    await waitUntil(() => slide() !== '' && slide() !== before, 'the video stays')
    reported.off()
    expect(reported.events).to.have.length(1)
    // The server takes the same report any number of times.
    const sent = apiCalls.filter((it) => it.path === path)
    expect(sent).to.have.length(2)
  })

  it('takes a note of 300 characters at most, as people count them', async () => {
    await open()
    choose('Hate')
    const note = await waitForElement<HTMLTextAreaElement>(feed, 'dialog textarea')
    const counted = (count: string) =>
      waitUntil(() => textOf(find(feed, '.report-note small')) === count, `it does not count ${count}`)
    // Each has eleven units.
    type(note, '👩‍👩‍👧‍👦'.repeat(300))
    await counted('300/300')
    expect(buttonNamed(feed, 'Send report')?.disabled).to.equal(false)
    type(note, 'x'.repeat(301))
    await counted('301/300')
    expect(buttonNamed(feed, 'Send report')?.disabled).to.equal(true)
  })

  it('offers to hide everything from the author, and does', async () => {
    await open()
    choose('Hate')
    await pressButton(feed, 'Send report')
    await titled('Thanks, we’ll take a look')
    const name = buttonNamed(feed, 'Hide everything from')?.textContent?.slice('Hide everything from '.length) ?? '?'
    await pressButton(feed, 'Hide everything from')
    await waitForRemoval(feed, 'dialog[open]')
    await waitUntil(() => find(feed, '.toast')?.textContent?.includes(name), 'nothing says so')
    const bodies = await Promise.all(apiCalls.filter((it) => it.path === '/api/v3/hide').map((it) => it.body()))
    expect(bodies).to.have.length(1)
    for (const by of feed.shadowRoot?.querySelectorAll('.caption-by bdi') ?? [])
      expect(by.textContent).not.to.equal(name)
  })
})
