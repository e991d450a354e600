import { expect } from '@open-wc/testing'
import { completeOnboarding } from '../../support/completeOnboarding'
import { answerWith, apiCalls, later, loseAnswers, ok, refusal, resetApi } from '../../support/fakeApi'
import { type } from '../../support/input'
import { codeFor } from '../../support/mailbox'
import { clearPage, find, place, recordEvents, serverReady, waitForElement, waitForRemoval } from '../../support/page'
import { newEmail, signIn, signOut } from '../../support/signIn'
import { sendTo } from '../../support/signInSteps'
import { waitUntil } from '../../support/waitUntil'

/** Of fewer than a thousand sparks, so that each one can be read. */
const slug = 'ridge-study'

/** The button of the slide in view. */
const sparkOf = (feed: Element) => find<HTMLButtonElement>(feed, '.slide:not([inert]) .rail-act[aria-label^="Spark"]')
const isOn = (feed: Element) => sparkOf(feed)?.getAttribute('aria-pressed') === 'true'
const countOf = (feed: Element) => sparkOf(feed)?.textContent ?? ''

/** What was sent to the spark call. */
const sent = async () => Promise.all(apiCalls.filter(({ path }) => path === '/api/v3/spark').map((it) => it.body()))

const toasts = (feed: Element) => [...(feed.shadowRoot?.querySelectorAll('.toast') ?? [])]

describe('the spark button', () => {
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
    await waitForElement(one, '.scrubber, [role="slider"]')
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

  describe('of a signed-in viewer', () => {
    beforeEach(async () => {
      await signIn(auth)
      feed = await openFeed()
    })

    it('changes at once by one request, wherever the video is shown [L06] [F20]', async () => {
      const other = await openFeed()
      const few = Number(countOf(feed))
      const tracked = recordEvents('geuin:analytics')
      const answer = later()
      answerWith(({ path }) => (path === '/api/v3/spark' ? answer.answer : undefined))
      await taken(feed)
      await waitUntil(() => isOn(other), 'the other one is not on')
      expect([countOf(feed), countOf(other)]).to.eql([`${few + 1}`, `${few + 1}`])
      answer.release(ok({ counts: { sparks: few + 5 }, viewer: { sparked: true } }))
      for (const one of [feed, other]) await waitUntil(() => countOf(one) === `${few + 5}`, 'the server’s count')
      expect((await sent()).length).to.equal(1)
      const names = tracked.events.map(({ detail }) => detail.name)
      tracked.off()
      expect(names.filter((name) => /spark/i.test(name))).to.eql(['Video Sparked'])
    })

    it('takes the spark back with the next tap [L06] [F20] [P01]', async () => {
      const tracked = recordEvents('geuin:analytics')
      const names = () => tracked.events.map(({ detail }) => detail.name).filter((name) => /spark/i.test(name))
      const before = countOf(feed)
      await taken(feed)
      sparkOf(feed)?.click()
      await waitUntil(() => !isOn(feed) && countOf(feed) === before, 'not off')
      await waitUntil(() => names().length === 2, 'not reported')
      expect(names()).to.eql(['Video Sparked', 'Video Unsparked'])
      tracked.off()
      await waitUntil(() => apiCalls.filter(({ path }) => path === '/api/v3/spark').length === 2, 'not told')
      expect((await sent()).map((it) => (it as { sparked: boolean }).sparked)).to.eql([true, false])
    })

    it('changes back and shows one toast when the server refuses [L06]', async () => {
      const before = countOf(feed)
      answerWith(({ path }) => (path === '/api/v3/spark' ? refusal(500, 500) : undefined))
      sparkOf(feed)?.click()
      await waitUntil(() => toasts(feed).length === 1, 'no toast')
      expect([isOn(feed), countOf(feed)]).to.eql([false, before])
      expect((await sent()).length).to.equal(1)
    })

    it('counts once when the server’s answer is lost and the viewer taps again [L06]', async () => {
      const before = Number(countOf(feed))
      loseAnswers('/api/v3/spark')
      sparkOf(feed)?.click()
      await waitUntil(() => toasts(feed).length === 1, 'no toast')
      expect([isOn(feed), countOf(feed)]).to.eql([false, `${before}`])
      answerWith(() => undefined)
      const sparks = recordEvents('geuin:spark')
      await taken(feed)
      await waitUntil(() => sparks.events.length === 1, 'the server has it')
      sparks.off()
      expect(sparks.events[0]?.detail).to.include({ sparked: true, count: before + 1 })
    })

    it('sends one request at a time for many taps, and the last tap counts [L06]', async () => {
      const answer = later()
      answerWith(({ path }) => (path === '/api/v3/spark' ? answer.answer : undefined))
      await taken(feed)
      for (const _ of [1, 2, 3, 4]) sparkOf(feed)?.click()
      expect((await sent()).length).to.equal(1)
      answer.release(ok({ counts: { sparks: 1 }, viewer: { sparked: true } }))
      await waitUntil(() => countOf(feed) === '1', 'no answer')
      expect([isOn(feed), (await sent()).length]).to.eql([true, 1])
    })

    it('is only ever set by a double tap on the picture [L06]', async () => {
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
      // Before the feed listens, nobody hears a tap on the picture; and the burst loads after the view.
      const icon = () => find(feed, '.slide:not([inert]) .spark-burst .icon')
      await waitUntil(() => icon() || tapTwice() || icon(), 'no burst')
      const star = icon()!.getBoundingClientRect()
      const box = frame.getBoundingClientRect()
      expect(star.left + star.width / 2 - box.left, 'under the finger').to.be.closeTo(90, 1)
      expect(star.top + star.height / 2 - box.top).to.be.closeTo(90, 1)
      await waitUntil(() => isOn(feed), 'not on')
      await waitForRemoval(feed, '.spark-burst')
      tapTwice()
      expect(isOn(feed)).to.equal(true)
      await waitUntil(() => apiCalls.some(({ path }) => path === '/api/v3/spark'), 'not told')
      expect((await sent()).length).to.equal(1)
    })

    it('is off again when the viewer signs out [L06]', async () => {
      await taken(feed)
      await signOut(auth)
      await waitUntil(() => !isOn(feed), 'it stays')
    })
  })

  describe('of a visitor', () => {
    beforeEach(async () => {
      feed = await openFeed()
      sparkOf(feed)?.click()
      await waitForElement(auth, 'dialog[open] input[type="email"]')
    })

    it('is set once the sign-in by code and the onboarding are done, with an event to the page [L06] [F20]', async () => {
      const address = newEmail()
      await sendTo(auth, address)
      resetApi()
      const events = recordEvents('geuin:spark')
      type(find<HTMLInputElement>(auth, 'dialog[open] .code-input'), await codeFor(address))
      await waitForElement(auth, 'dialog[open] [name="agreed"]')
      expect([isOn(feed), (await sent()).length]).to.eql([false, 0])
      await completeOnboarding(auth)
      await waitUntil(() => isOn(feed), 'not sparked')
      expect((await sent()).map((it) => (it as { sparked: boolean }).sparked)).to.eql([true])
      await waitUntil(() => events.events.length > 0, 'the page is not told')
      events.off()
      const [{ target, detail }] = events.events as [HTMLElementEventMap['geuin:spark']]
      expect([target, detail.sparked]).to.eql([feed, true])
      await waitUntil(() => Number(countOf(feed)) === detail.count, 'another count')
      // The spark is this test's only.
      sparkOf(feed)?.click()
      await waitUntil(() => apiCalls.filter(({ path }) => path === '/api/v3/spark').length === 2, 'not taken back')
    })

    it('stays off when they close the modal, also after a later sign-in [L06]', async () => {
      await auth.hide()
      await waitForRemoval(auth, 'dialog')
      await signIn(auth)
      // What is shown is asked for anew, in the viewer's name.
      const isAnew = () => apiCalls.some(({ path, headers }) => /feed/.test(path) && headers.has('authorization'))
      await waitUntil(isAnew, 'not asked for anew')
      expect([isOn(feed), (await sent()).length]).to.eql([false, 0])
    })
  })
})
