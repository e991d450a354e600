import { expect } from '@open-wc/testing'
import { waitUntil } from '../../waitUntil'
import { sendTo } from '../auth/stand'
import { answerWith, asked, later, ok, refusal, resetApi } from '../fakeApi'
import { clearPage, find, gone, heard, place, serverReady, shown } from '../onPage'
import { codeFor, signIn, signOut } from '../signedIn'
import { type } from '../typing'

const known = 'mira.light@lumen.example'
/** Of fewer than a thousand sparks, so that each one can be read. */
const slug = 'ridge-study'

/** The button of the slide in view. */
const sparkOf = (feed: Element) => find<HTMLButtonElement>(feed, '.slide:not([inert]) .rail-act[aria-label^="Spark"]')
const isOn = (feed: Element) => sparkOf(feed)?.getAttribute('aria-pressed') === 'true'
const countOf = (feed: Element) => sparkOf(feed)?.textContent ?? ''

/** What was sent to the spark call. */
const sent = async () => Promise.all(asked.filter(({ path }) => path === '/api/v3/spark').map((it) => it.body()))

const toasts = (feed: Element) => [...(feed.shadowRoot?.querySelectorAll('.toast') ?? [])]

describe('a tap on a spark', () => {
  let auth: HTMLElementTagNameMap['geuin-auth']
  let feed: HTMLElementTagNameMap['geuin-feed']

  before(serverReady)
  before(async () => {
    await import('../../../elements/geuin-auth')
    await import('../../../elements/geuin-feed')
  })
  const openFeed = async () => {
    const one = place('geuin-feed', { source: 'video', slug, 'no-autoplay': '' })
    one.style.cssText = 'position: fixed; inset: 0; inline-size: 390px; block-size: 600px'
    await waitUntil(() => sparkOf(one), 'no spark')
    // Its actions come after its first view.
    await shown(one, '.scrubber, [role="slider"]')
    return one
  }
  const taken = async (feed: Element) => {
    const here = sparkOf(feed)
    here?.click()
    await waitUntil(() => isOn(feed), 'not on')
  }
  beforeEach(() => {
    resetApi()
    auth = place('geuin-auth')
  })
  afterEach(async () => {
    resetApi()
    await signOut(auth)
    clearPage()
    localStorage.clear()
    sessionStorage.clear()
  })

  describe('of somebody who is signed in', () => {
    beforeEach(async () => {
      await signIn(auth)
      feed = await openFeed()
    })

    it('shows at once, is one request, and shows wherever the video does [L06] [F20]', async () => {
      const other = await openFeed()
      const few = Number(countOf(feed))
      const tracked = heard('geuin:analytics')
      const answer = later()
      answerWith(({ path }) => (path === '/api/v3/spark' ? answer.answer : undefined))
      await taken(feed)
      expect([countOf(feed), isOn(other), countOf(other)]).to.eql([`${few + 1}`, true, `${few + 1}`])
      answer.release(ok({ counts: { sparks: few + 5 }, viewer: { sparked: true } }))
      await waitUntil(() => countOf(feed) === `${few + 5}`, 'the server’s count')
      expect(countOf(other)).to.equal(`${few + 5}`)
      expect((await sent()).length).to.equal(1)
      const names = tracked.events.map(({ detail }) => detail.name)
      tracked.off()
      expect(names.filter((name) => /spark/i.test(name))).to.eql(['Video Sparked'])
    })

    it('and the next one takes it back, for good [L06] [F20]', async () => {
      const before = countOf(feed)
      await taken(feed)
      sparkOf(feed)?.click()
      await waitUntil(() => !isOn(feed) && countOf(feed) === before, 'not off')
      await waitUntil(() => asked.filter(({ path }) => path === '/api/v3/spark').length === 2, 'not told')
      expect((await sent()).map((it) => (it as { sparked: boolean }).sparked)).to.eql([true, false])
    })

    it('that is refused rolls back, and says so once [L06]', async () => {
      const before = countOf(feed)
      answerWith(({ path }) => (path === '/api/v3/spark' ? refusal(500, 500) : undefined))
      sparkOf(feed)?.click()
      await waitUntil(() => toasts(feed).length === 1, 'no toast')
      expect([isOn(feed), countOf(feed)]).to.eql([false, before])
      expect((await sent()).length).to.equal(1)
    })

    it('many times over is one request at a time, and the last one counts [L06]', async () => {
      const answer = later()
      answerWith(({ path }) => (path === '/api/v3/spark' ? answer.answer : undefined))
      await taken(feed)
      for (const _ of [1, 2, 3, 4]) sparkOf(feed)?.click()
      expect((await sent()).length).to.equal(1)
      answer.release(ok({ counts: { sparks: 1 }, viewer: { sparked: true } }))
      await waitUntil(() => countOf(feed) === '1', 'no answer')
      expect([isOn(feed), (await sent()).length]).to.eql([true, 1])
    })

    it('twice on the picture only ever sets it [L06]', async () => {
      const frame = find(feed, '.slide:not([inert]) .slide-frame')!
      const tapTwice = () => {
        for (const _ of [1, 2]) {
          const { left, top } = frame.getBoundingClientRect()
          const at = {
            clientX: left + 90,
            clientY: top + 90,
            bubbles: true,
            composed: true,
            isPrimary: true,
            button: 0,
          }
          frame.dispatchEvent(new PointerEvent('pointerdown', at))
          frame.dispatchEvent(new PointerEvent('pointerup', at))
        }
      }
      // Before the feed listens, nobody hears a tap on the picture.
      await waitUntil(() => isOn(feed) || tapTwice() || isOn(feed), 'not on')
      const star = (await shown(feed, '.slide:not([inert]) .spark-burst .icon')).getBoundingClientRect()
      const box = frame.getBoundingClientRect()
      expect(star.left + star.width / 2 - box.left, 'under the finger').to.be.closeTo(90, 1)
      expect(star.top + star.height / 2 - box.top).to.be.closeTo(90, 1)
      await gone(feed, '.spark-burst')
      tapTwice()
      expect(isOn(feed)).to.equal(true)
      await waitUntil(() => asked.some(({ path }) => path === '/api/v3/spark'), 'not told')
      expect((await sent()).length).to.equal(1)
    })

    it('is theirs alone: it goes with them [L06]', async () => {
      await taken(feed)
      await signOut(auth)
      await waitUntil(() => !isOn(feed), 'it stays')
    })
  })

  for (const [tag, attributes] of [
    ['geuin-community', { slug: 'night-skies' }],
    ['geuin-feed', { source: 'home', layout: 'carousel' }],
  ] as const) {
    it(`in a dialog of <${tag}> goes on after the way to a provider and back, once [L06] [D08]`, async () => {
      await signIn(auth)
      const { grantWish } = await import('../../../src/modal/wishes')
      const { siteKey, resolveSettings } = await import('../../../src/kit/settings')
      await import('../../../elements/geuin-community')
      const { data } = await (await fetch(`/api/v3/video?slug=${slug}`)).json()
      const wish = { action: 'spark', videoId: data.video_id } as const
      // As after a reload: nobody is there yet, then two of them are.
      grantWish({ wish, site: siteKey(resolveSettings(auth)), asker: null })
      for (const _ of [1, 2]) place(tag, attributes)
      await waitUntil(() => asked.some(({ path }) => path === '/api/v3/spark'), 'not sparked')
      expect(await sent()).to.eql([{ video_id: data.video_id, sparked: true }])
    })
  }

  describe('of a visitor', () => {
    beforeEach(async () => {
      feed = await openFeed()
      sparkOf(feed)?.click()
      await shown(auth, 'dialog[open] input[type="email"]')
    })

    it('goes on after the sign-in by code, once [L06] [F20]', async () => {
      await sendTo(auth, known)
      resetApi()
      type(find<HTMLInputElement>(auth, 'dialog[open] .code-input'), await codeFor(known))
      const { modalAtom } = await import('../../../src/modal/modal.actions')
      const { pageStore } = await import('../../../src/kit/store')
      await waitUntil(() => /interest/i.test(find(auth, 'dialog[open] h2')?.textContent ?? ''), 'no interests')
      expect([isOn(feed), (await sent()).length]).to.eql([false, 0])
      const { sessionOf } = await import('../../../src/session/session.actions')
      const session = sessionOf(auth)
      if (session.status !== 'signed-in') throw new Error('signed out')
      pageStore().set(modalAtom, { type: 'topics-saved', user: session.user })
      await gone(auth, 'dialog')
      await waitUntil(() => isOn(feed), 'not sparked')
      const [body, ...more] = await sent()
      expect([(body as { sparked: boolean }).sparked, more.length]).to.eql([true, 0])
      // Mira's spark is the test's only.
      sparkOf(feed)?.click()
      await waitUntil(() => asked.filter(({ path }) => path === '/api/v3/spark').length === 2, 'not taken back')
    })

    it('is dropped when they close the modal, also for a sign-in that comes later [L06]', async () => {
      await auth.hide()
      await gone(auth, 'dialog')
      await signIn(auth)
      // What is shown is asked for anew, in the viewer's name.
      const isAnew = () => asked.some(({ path, headers }) => /feed/.test(path) && headers.has('authorization'))
      await waitUntil(isAnew, 'not asked for anew')
      expect([isOn(feed), (await sent()).length]).to.eql([false, 0])
    })
  })
})
