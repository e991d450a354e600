import { expect } from '@open-wc/testing'
import { missingStep } from '../../../../src/modal/missingStep'
import { placeOf } from '../../../../src/onboarding/onboarding'
import { expectAccessible } from '../../../support/accessible'
import { click, pressEnter } from '../../../support/input'
import { clearSteps, openStep, type StepDialog, stepDialog } from '../../../support/openStep'
import { find, place, pressButton, serverReady, waitForElement } from '../../../support/page'
import { signIn, viewerOf } from '../../../support/signIn'
import { waitUntil } from '../../../support/waitUntil'

const nobody = { brandGuidelines: false, hasTopics: false, usernameSet: false }

describe('the place in the onboarding', () => {
  it('counts what a viewer has done before', () => {
    expect(placeOf(nobody, 'BRAND_GUIDELINES')).to.equal(1)
    expect(placeOf({ ...nobody, hasTopics: true }, 'BRAND_GUIDELINES')).to.equal(2)
    expect(placeOf({ ...nobody, brandGuidelines: true }, 'CATEGORY_SELECTION')).to.equal(2)
    const unnamed = { brandGuidelines: true, hasTopics: true, usernameSet: false }
    for (const name of ['EDIT_USERNAME', 'USERNAME_INPUT'] as const) {
      expect(missingStep(unnamed, name)).to.equal(name)
      expect(placeOf(unnamed, name)).to.equal(3)
    }
  })

  it('is none for a change of what was chosen before', () => {
    const everything = { brandGuidelines: true, hasTopics: true, usernameSet: true }
    for (const name of ['BRAND_GUIDELINES', 'CATEGORY_SELECTION', 'EDIT_USERNAME'] as const)
      expect(placeOf(everything, name), name).to.equal(null)
    expect(placeOf({ ...everything, brandGuidelines: false }, 'BRAND_GUIDELINES'), 'new guidelines').to.equal(null)
    expect(placeOf(nobody, 'EDIT_USERNAME'), 'the guidelines come first').to.equal(null)
  })
})

const count = (it: StepDialog) => find(it.element, '.step:not(.leaving) .step-count')?.textContent
const isAt = (it: StepDialog, title: string) =>
  waitUntil(() => find(it.element, '.step:not(.leaving) h2')?.textContent === title, title)
const toasts = (it: StepDialog) => it.element.shadowRoot?.querySelectorAll('.toast').length

/** From the guidelines to the welcome. */
const onboard = async (it: StepDialog) => {
  await waitForElement(it.element, '[name="agreed"]')
  const counts = [count(it)]
  it.field('agreed').click()
  it.press('Continue')
  await waitForElement(it.element, '.topics')
  counts.push(count(it))
  it.press('Surprise Me')
  it.press('Continue')
  await waitForElement(it.element, '[name="nickname"]')
  counts.push(count(it))
  pressEnter(it.field('nickname'))
  await waitForElement(it.element, '.welcome')
  return counts
}

describe('WELCOME', () => {
  before(serverReady)
  afterEach(clearSteps)

  it('closes the onboarding, which counts its steps and shows no toast [D02] [D03] [D04]', async () => {
    const it = await openStep('BRAND_GUIDELINES', nobody)
    expect(await onboard(it)).to.eql(['Step 1 of 3', 'Step 2 of 3', 'Step 3 of 3'])
    const { nickname } = (await viewerOf(it.element))!
    await isAt(it, `Welcome, ${nickname}`)
    expect([toasts(it), count(it)]).to.eql([0, undefined])
    expect(it.text()).to.contain('You’re part of Lumen now.')
    await expectAccessible(it.box())
    it.press('Let’s go')
    await it.closed()
    expect(toasts(it)).to.equal(0)
  })

  it('says the count of a step to screen readers with its title', async () => {
    const it = await openStep('BRAND_GUIDELINES', nobody)
    const says = 'Step 1 of 3: Community guidelines'
    await waitUntil(() => find(it.element, 'dialog [role="status"].visually-hidden')?.textContent === says, says)
  })

  it('is closed without losing what the viewer wanted [D02] [M01]', async () => {
    await import('../../../../elements/geuin-auth')
    await import('../../../../elements/geuin-community')
    const auth = place('geuin-auth')
    const community = place('geuin-community', { slug: 'night-skies' })
    await signIn(auth)
    await pressButton(community, 'Join')
    const it = stepDialog(auth)
    await onboard(it)
    expect(community.shadowRoot?.textContent).not.to.contain('Joined')
    click(find(auth, '[aria-label="Close"]'))
    await it.closed()
    await waitUntil(() => community.shadowRoot?.textContent?.includes('Joined'), 'it goes on')
  })
})
