import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import type { StepName } from '../../src/modal/modal'
import { still } from '../support/accessible'
import { clear, type PlacedFeed, placeFeed, until } from '../support/feed'
import { clearSteps, showStep } from '../support/openStep'
import { clearPage, find, place, serverReady, waitForElement } from '../support/page'
import { signIn } from '../support/signIn'
import { atSignIn, codeField, sendTo } from '../support/signInSteps'
import { brokenIn, faultsIn } from '../support/usable'

/** Long words, long sentences, right to left, scripts of other heights, and no spaces. */
const locales = ['pl', 'tr', 'fr', 'de', 'ar', 'he', 'hi', 'ja']
const widths = [280, 360]
const height = 740

const steps: StepName[] = ['BRAND_GUIDELINES', 'CATEGORY_SELECTION', 'USERNAME_INPUT', 'GET_APP']

const places = [
  { tag: 'geuin-community', attributes: { slug: 'night-skies' }, box: '.community', shows: '.poster' },
  { tag: 'geuin-profile', attributes: { slug: 'mira.light' }, box: '.profile', shows: '.poster' },
] as const

/** A link within a line is as high as the line, and a stranger's words end after two. */
const isMeant = (fault: string) => /^(small: a|cut: div\.caption-text)/.test(fault)

/** What is wrong with a part of an element in a window of each width. */
const faultsOf = async (element: HTMLElement, boxes: () => readonly (Element | null)[], what: string) => {
  const faults: string[] = []
  for (const width of widths) {
    await setViewport({ width, height })
    if (element.localName === 'geuin-feed') element.style.cssText = `position: fixed; inset: 0; height: ${height}px`
    await still(element)
    for (const box of boxes()) {
      if (!box) return [`${what}: nothing is there`]
      const { left, right } = box.getBoundingClientRect()
      if (left < -1 || right > width + 1) faults.push(`${what}, ${width} px: ${box.className} sticks out`)
      const found = [...faultsIn(box), ...brokenIn(box)].filter((it) => !isMeant(it))
      for (const fault of found) faults.push(`${what}, ${width} px: ${fault}`)
    }
  }
  return faults
}

const closeDialog = async (it: PlacedFeed) => {
  it.find<HTMLDialogElement>('dialog[open]')!.dispatchEvent(new Event('cancel', { cancelable: true }))
  await until(() => !it.find('dialog[open]'), 'the sheet closes')
}

describe('in eight languages, 280 and 360 px wide, nothing is cut, broken or sticks out:', () => {
  before(serverReady)
  before(() =>
    Promise.all([
      import('../../elements/geuin-auth'),
      import('../../elements/geuin-community'),
      import('../../elements/geuin-profile'),
    ]),
  )
  afterEach(async () => {
    await clear()
    await clearSteps()
    clearPage()
    await setViewport({ width: 800, height: 600 })
  })

  for (const locale of locales) {
    it(`a video, its options, comments and the share sheet: ${locale} [L01] [N04]`, async function () {
      this.timeout(30_000)
      const it_ = placeFeed({ source: 'video', slug: 'windows', locale, 'no-autoplay': '' })
      await until(() => it_.slide()?.querySelectorAll('.rail-act').length === 5, 'the rail is there')
      const act = (at: number) => it_.slide()?.querySelectorAll<HTMLElement>('.rail-act')[at]?.click()
      const faults = await faultsOf(
        it_.feed,
        () => [it_.find('.sound'), ...['.caption', '.rail'].map((part) => it_.slide()?.querySelector(part) ?? null)],
        'video',
      )
      for (const [at, shows] of [
        [4, '.playback'],
        [3, '.share-copy'],
      ] as const) {
        act(at)
        await until(() => it_.find(`dialog[open] ${shows}`), shows)
        faults.push(...(await faultsOf(it_.feed, () => [it_.find('dialog[open]')], shows)))
        await closeDialog(it_)
      }
      act(1)
      await until(() => it_.find('.comments article'), 'comments')
      faults.push(...(await faultsOf(it_.feed, () => [it_.find('.comments')], 'comments')))
      expect(faults).to.eql([])
    })

    it(`a community and a profile: ${locale} [M01] [M04] [N04]`, async function () {
      this.timeout(30_000)
      const faults: string[] = []
      for (const { tag, attributes, box, shows } of places) {
        const element = place(tag, { ...attributes, locale })
        await waitForElement(element, shows)
        faults.push(...(await faultsOf(element, () => [find(element, box)], tag)))
        element.remove()
      }
      expect(faults).to.eql([])
    })

    it(`sign-in, its code and onboarding: ${locale} [C04] [N04]`, async function () {
      this.timeout(30_000)
      const auth = await atSignIn({ locale })
      const box = () => [find(auth, 'dialog[open]')]
      const faults = await faultsOf(auth, box, 'sign-in')
      await sendTo(auth, `fits.${locale}@mail.example`)
      faults.push(...(await faultsOf(auth, box, 'code')))
      expect(getComputedStyle(codeField(auth)!).direction, 'codes run from left to right').to.equal('ltr')
      await auth.hide()
      await signIn(auth)
      for (const step of steps) {
        await showStep(auth, step)
        faults.push(...(await faultsOf(auth, box, step)))
      }
      expect(faults).to.eql([])
    })
  }
})
