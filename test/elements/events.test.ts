import { expect } from '@open-wc/testing'
import type { GeuinEventMap, GeuinEventType } from '../../src/kit/events'
import { completeOnboarding } from '../support/completeOnboarding'
import { serverFetch } from '../support/fakeApi'
import { type } from '../support/input'
import { codeFor } from '../support/mailbox'
import { clearPage, find, place, pressButton, serverReady, waitForElement, waitForRemoval } from '../support/page'
import { newEmail, signIn, signInOnboarded, signOut } from '../support/signIn'
import { sendTo } from '../support/signInSteps'
import { waitUntil } from '../support/waitUntil'

/** Of fewer than a thousand sparks, and with a call to action. */
const slug = 'lamp-forty-lines'

/** An event as the document hears it. */
interface Heard {
  type: string
  detail: unknown
  target: EventTarget | null
}

const types = [
  ...(['geuin:ready', 'geuin:error', 'geuin:login', 'geuin:logout', 'geuin:user-change', 'geuin:auth-step'] as const),
  ...(['geuin:signin-required', 'geuin:navigate', 'geuin:video-change', 'geuin:spark', 'geuin:join'] as const),
  ...(['geuin:share', 'geuin:cta', 'geuin:comment', 'geuin:analytics'] as const),
] satisfies readonly GeuinEventType[]

/** Fails to compile when an event is missing above. */
const missing: Exclude<GeuinEventType, (typeof types)[number]>[] = []

/** The events that an element's doc comment lists. */
const listedOn = async (tag: string) => {
  const sources = await Promise.all(
    [tag, 'island'].map(async (name) => (await serverFetch(`/elements/${name}.ts`)).text()),
  )
  return sources.join('\n').match(/(?<=@fires .*)geuin:[\w-]+/g) ?? []
}

describe('the events of elements', () => {
  let heard: Heard[] = []
  const provoked = new Set<string>()
  let auth: HTMLElementTagNameMap['geuin-auth']

  const hear = ({ type, detail, target }: CustomEvent) => void heard.push({ type, detail, target })
  const prevent = (event: Event) => event.preventDefault()
  const followed = ['geuin:navigate', 'geuin:share', 'geuin:cta'] as const

  before(serverReady)
  before(async () => {
    await import('../../elements/geuin-app')
    await import('../../elements/geuin-auth')
    await import('../../elements/geuin-community')
    await import('../../elements/geuin-explore')
    await import('../../elements/geuin-loop')
    await import('../../elements/geuin-profile')
    await import('../../elements/geuin-feed')
  })
  beforeEach(() => {
    heard = []
    for (const type of types) document.addEventListener(type, hear)
    for (const type of followed) document.addEventListener(type, prevent)
    auth = place('geuin-auth')
  })
  afterEach(async () => {
    for (const type of types) document.removeEventListener(type, hear)
    for (const type of followed) document.removeEventListener(type, prevent)
    await signOut(auth)
    clearPage()
    localStorage.clear()
    sessionStorage.clear()
  })

  /** Waits for an event of an element; it is listed there, and the document hears it once. */
  const detailOf = async <T extends GeuinEventType>(name: T, element: Element): Promise<GeuinEventMap[T]> => {
    const all = () => heard.filter(({ type, target }) => type === name && target === element)
    await waitUntil(() => all().length > 0, `no ${name} on <${element.localName}>`)
    const [{ detail }] = all() as [Heard]
    heard = heard.filter(({ type }) => type !== name)
    expect(await listedOn(element.localName)).to.include(name)
    provoked.add(name)
    return detail as GeuinEventMap[T]
  }

  const openFeed = async (attributes: Record<string, string> = { source: 'video', slug }) => {
    const feed = place('geuin-feed', { 'no-autoplay': '', ...attributes })
    feed.style.cssText = 'position: fixed; inset: 0; inline-size: 390px; block-size: 600px'
    await waitForElement(feed, '.scrubber, [role="slider"]')
    return feed
  }
  const control = (feed: Element, selector: string) => waitForElement(feed, `.slide:not([inert]) ${selector}`)
  const openCommunity = async () => {
    const community = place('geuin-community', { slug: 'lamp-lab' })
    await waitForElement(community, '.poster-grid a')
    return community
  }
  const served = async () => (await (await serverFetch(`/api/v3/video?brand_id=1&slug=${slug}`)).json()).data

  for (const tag of [
    'geuin-app',
    'geuin-auth',
    'geuin-community',
    'geuin-explore',
    'geuin-feed',
    'geuin-loop',
    'geuin-profile',
  ] as const)
    it(`say that <${tag}> has drawn itself, and why it can’t [N03]`, async () => {
      // One that exists: an answer that there is none would be an error of its own.
      const slugs: Record<string, string> = { 'geuin-loop': 'slow-light', 'geuin-profile': 'mira.light' }
      const element = place(tag, { slug: slugs[tag] ?? 'night-skies' })
      expect(await detailOf('geuin:ready', element)).to.deep.equal({ tag })
      element.removeAttribute('api-host')
      const { message, ...fields } = await detailOf('geuin:error', element)
      expect(fields).to.deep.equal({ code: 'missing-setting', setting: 'api-host' })
      expect(message).to.include(`<${tag}>`)
    })

  it('follow a viewer in and out, once on every element of the site and once on the document [N03] [D13] [T03]', async () => {
    const feed = await openFeed()
    const community = await openCommunity()
    const onElements: string[] = []
    for (const element of [auth, feed, community])
      for (const name of ['geuin:login', 'geuin:logout', 'geuin:user-change', 'geuin:auth-step'] as const)
        element.addEventListener(name, (event: Event) => {
          onElements.push(`${element.localName} ${name} ${JSON.stringify((event as CustomEvent).detail)}`)
        })
    const takeOnce = (name: string, detail: unknown) => {
      const expected = [auth, feed, community].map((it) => `${it.localName} ${name} ${JSON.stringify(detail)}`)
      const found = onElements.filter((it) => expected.includes(it))
      expect(found.sort()).to.deep.equal(expected.sort())
    }

    await pressButton(auth, 'Sign in')
    expect(await detailOf('geuin:auth-step', auth)).to.deep.equal({ step: 'SIGNIN' })
    takeOnce('geuin:auth-step', { step: 'SIGNIN' })
    await waitForElement(auth, 'dialog[open] input[type="email"]')
    const email = newEmail()
    await sendTo(auth, email)
    expect(await detailOf('geuin:auth-step', auth)).to.deep.equal({ step: 'LOGIN_OTP_INPUT' })
    type(find(auth, '.code-input'), await codeFor(email))
    const { user } = await detailOf('geuin:login', auth)
    expect(Object.keys(user)).to.deep.equal(['id', 'nickname', 'name', 'image'])
    expect(user.nickname).to.match(/\w/)
    takeOnce('geuin:login', { user })
    expect(await detailOf('geuin:user-change', auth)).to.deep.equal({ user })
    takeOnce('geuin:user-change', { user })

    await auth.hide()
    await waitForRemoval(auth, 'dialog[open]')
    await waitUntil(() => onElements.some((it) => it.includes('"step":null')), 'the modal has closed')
    takeOnce('geuin:auth-step', { step: null })
    heard = []
    await auth.show('SIGN_OUT')
    await pressButton(auth, 'Logout')
    expect(await detailOf('geuin:logout', auth)).to.deep.equal({ reason: 'viewer' })
    takeOnce('geuin:logout', { reason: 'viewer' })
    expect(await detailOf('geuin:user-change', auth)).to.deep.equal({ user: null })
    takeOnce('geuin:user-change', { user: null })
  })

  it('ask for a viewer when a visitor taps spark [N03]', async () => {
    const feed = await openFeed()
    ;(await control(feed, '.rail-act[aria-label^="Spark"]')).click()
    const { video_id: videoId } = await served()
    expect(await detailOf('geuin:signin-required', feed)).to.deep.equal({ action: 'spark', videoId })
  })

  it('confirm a spark with the count of the server [N03] [L06]', async () => {
    await signIn(auth)
    const feed = await openFeed()
    ;(await control(feed, '.rail-act[aria-label^="Spark"]')).click()
    const detail = await detailOf('geuin:spark', feed)
    const { video_id: videoId, counts } = await served()
    expect(detail).to.deep.equal({ videoId, sparked: true, count: counts.sparks })
  })

  it('confirm a comment with its id [N03] [L07]', async () => {
    await signInOnboarded(auth)
    const feed = await openFeed()
    ;(await control(feed, '.rail-act[aria-label^="Comments"]')).click()
    type(await waitForElement(feed, '.composer textarea'), 'So calm')
    ;(await waitForElement(feed, '.composer-send')).click()
    const { commentId, ...detail } = await detailOf('geuin:comment', feed)
    const { video_id: videoId } = await served()
    expect(detail).to.deep.equal({ videoId, threadId: null })
    expect(commentId).to.match(/^\d+$/)
  })

  it('confirm a join [N03] [M01]', async () => {
    const community = await openCommunity()
    await pressButton(community, 'Join')
    expect(await detailOf('geuin:signin-required', community)).to.deep.equal({ action: 'join' })
    const email = newEmail()
    await waitForElement(auth, 'dialog[open] input[type="email"]')
    await sendTo(auth, email)
    type(find(auth, '.code-input'), await codeFor(email))
    await completeOnboarding(auth)
    const { id, ...fields } = await detailOf('geuin:join', community)
    expect(fields).to.deep.equal({ kind: 'community', slug: 'lamp-lab', state: 'joined' })
    expect(id).to.match(/^\d+$/)
  })

  it('offer to the page what is followed and shared in a feed [N03]', async () => {
    const feed = await openFeed()
    const { video_id: id, title, linkout, author } = await served()
    ;(await control(feed, '.caption-by a')).click()
    const page = { page: 'profile', href: `${location.origin}/profile/${author.nickname}`, slug: author.nickname }
    expect(await detailOf('geuin:navigate', feed)).to.deep.equal(page)
    ;(await control(feed, '.rail-act[aria-label="Share"]')).click()
    const url = `${location.origin}/video/${slug}`
    expect(await detailOf('geuin:share', feed)).to.deep.equal({ kind: 'video', id, slug, url, title })
    ;(await control(feed, 'a[target="_blank"]')).click()
    expect(await detailOf('geuin:cta', feed)).to.deep.equal({ videoId: id, url: linkout.url, title: linkout.title })
  })

  it('offer to the page what is followed and shared in a community [N03]', async () => {
    const community = await openCommunity()
    await pressButton(community, 'Share community')
    const { id, ...fields } = await detailOf('geuin:share', community)
    const url = `${location.origin}/community/lamp-lab`
    expect(fields).to.deep.equal({ kind: 'community', slug: 'lamp-lab', url, title: 'Lamp Lab' })
    expect(id).to.match(/^\d+$/)
  })

  it('name the video in view, in a feed and in one that a community opens [N03] [L03]', async () => {
    const feed = await openFeed({ source: 'home' })
    const first = await detailOf('geuin:video-change', feed)
    expect([first.index, typeof first.videoId, typeof first.slug]).to.deep.equal([0, 'string', 'string'])
    await feed.next()
    const next = await detailOf('geuin:video-change', feed)
    expect(next.index).to.equal(1)
    expect(next.videoId).not.to.equal(first.videoId)
    feed.remove()
    document.removeEventListener('geuin:navigate', prevent)
    const community = await openCommunity()
    const poster = await waitForElement<HTMLAnchorElement>(community, '.poster-grid a')
    poster.click()
    const opened = await detailOf('geuin:video-change', community)
    expect(opened.slug).to.equal(new URL(poster.href).pathname.split('/').pop())
  })

  it('carry every analytics event [N03] [P02]', async () => {
    const feed = await openFeed()
    const { id, at, name, properties, ...fields } = await detailOf('geuin:analytics', feed)
    expect(fields).to.deep.equal({ platformSource: 1, brandId: '1' })
    expect(id).to.match(/^\d+(-\d+){3}$/)
    expect(new Date(at).toISOString()).to.equal(at)
    expect(name).to.match(/^[A-Z]/)
    expect(properties).to.include({ element: 'geuin-feed' })
  })

  it('are all provoked here [N03]', () => {
    expect(missing).to.deep.equal([])
    expect([...provoked].sort()).to.deep.equal([...types].sort())
  })
})
