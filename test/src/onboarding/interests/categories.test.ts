import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { expectAccessible } from '../../../support/accessible'
import { answerWith, apiCalls, json, later, ok, refusal, resetApi } from '../../../support/fakeApi'
import { click } from '../../../support/input'
import { clearQueryCache, clearSteps, openStep, type StepDialog, sentTo, showStep } from '../../../support/openStep'
import { find, serverReady, waitForElement, waitForFocus } from '../../../support/page'
import { accountOf, viewerOf } from '../../../support/signIn'
import { waitUntil } from '../../../support/waitUntil'

const listPath = '/api/v3/category/list'
const savePath = '/api/v3/users/topics'
const isNew = { hasTopics: false }

const chips = (it: StepDialog) => [...(it.element.shadowRoot?.querySelectorAll<HTMLButtonElement>('.chip') ?? [])]
const chip = (it: StepDialog, name: string) =>
  chips(it).find(({ textContent }) => textContent === name) ?? expect.fail(`no topic ${name}`)
const chosen = (it: StepDialog) =>
  chips(it).flatMap((one) => (one.getAttribute('aria-pressed') === 'true' ? [one.textContent] : []))
const open = async (change = {}) => {
  const it = await openStep('CATEGORY_SELECTION', change)
  await waitForElement(it.element, '.chip')
  return it
}

describe('CATEGORY_SELECTION', () => {
  before(serverReady)
  beforeEach(clearQueryCache)
  afterEach(clearSteps)

  it('shows topics by category and requires three [E16] [F11] [F12] [G14]', async () => {
    const it = await open(isNew)
    const dialog = find(it.element, 'dialog')
    expect(find(it.element, 'h2')?.textContent).to.equal('What are you interested in?')
    expect(it.text()).to.contain('Pick at least three interests.')
    const groups = [...(dialog?.querySelectorAll('fieldset') ?? [])]
    expect(groups.map((group) => group.querySelector('legend')?.textContent).slice(0, 2)).to.eql(['Light', 'Motion'])
    expect(groups[0]?.querySelectorAll('.chip')).to.have.length(5)
    expect(chosen(it)).to.eql([])
    await expectAccessible(find(it.element, 'dialog[open]')!)
    for (const [count, name] of ['Dusk', 'Waves', 'Shaders'].entries()) {
      expect(it.button('Choose 3+').disabled, `${count} chosen`).to.equal(true)
      click(chip(it, name))
    }
    expect(chosen(it)).to.eql(['Dusk', 'Waves', 'Shaders'])
    expect(find(it.element, '.pips')?.textContent).to.equal('3 of 3 picked')
    await expectAccessible(find(it.element, 'dialog[open]')!)
    resetApi()
    it.press('Continue')
    await it.toast('Your categories has been updated')
    await it.closed()
    const [sent] = (await sentTo(savePath)) as { topicIds: string[] }[]
    expect(sent?.topicIds).to.have.length(3)
    expect((await accountOf(it.element)).onboarding_topics).to.have.members(sent!.topicIds)
    expect((await viewerOf(it.element))?.hasTopics).to.equal(true)
  })

  it('continues with the username when it is not set [D04]', async () => {
    const it = await open({ hasTopics: false, usernameSet: false })
    it.press('Surprise Me')
    it.press('Continue')
    await waitForElement(it.element, '[name="nickname"]')
  })

  it('Surprise Me chooses all topics [E16]', async () => {
    const it = await open(isNew)
    resetApi()
    it.press('Surprise Me')
    expect(chosen(it)).to.have.length(chips(it).length)
    it.press('Continue')
    await it.closed()
    const [sent] = (await sentTo(savePath)) as { topicIds: string[] }[]
    expect(sent?.topicIds).to.have.length(20)
  })

  it('starts with the saved topics, which can be changed [E16]', async () => {
    const it = await open(isNew)
    for (const name of ['Dusk', 'Waves', 'Shaders']) click(chip(it, name))
    it.press('Continue')
    await it.closed()
    await showStep(it.element, 'CATEGORY_SELECTION')
    await waitForElement(it.element, '.chip')
    expect(find(it.element, 'h2')?.textContent).to.equal('Select your interests')
    expect(chosen(it)).to.eql(['Dusk', 'Waves', 'Shaders'])
    click(chip(it, 'Dusk'))
    expect(it.button('Choose 3+').disabled).to.equal(true)
  })

  it('keeps the choice over a closed modal until it is saved', async () => {
    const it = await open(isNew)
    for (const name of ['Dusk', 'Waves', 'Shaders']) click(chip(it, name))
    await it.element.hide()
    await it.closed()
    await showStep(it.element, 'CATEGORY_SELECTION')
    await waitForElement(it.element, '.chip')
    expect(chosen(it)).to.eql(['Dusk', 'Waves', 'Shaders'])
    it.press('Continue')
    await it.closed()
    expect(JSON.stringify({ ...sessionStorage })).not.to.contain('interests')
  })

  it('keeps the choice when saving fails, and sends it once per press [G11]', async () => {
    const it = await open(isNew)
    const slow = later()
    answerWith(({ path }) => (path === savePath ? slow.answer : undefined))
    it.press('Surprise Me')
    const save = it.button('Continue')
    for (let press = 0; press < 3; press += 1) save.click()
    await waitUntil(() => save.getAttribute('aria-busy') === 'true', 'it waits')
    slow.release(refusal(500, 500))
    await waitUntil(() => it.text().includes('Error adding categories'), 'the failure')
    expect(it.text()).to.contain('Something went wrong posting topics.')
    expect(apiCalls.filter(({ path }) => path === savePath)).to.have.length(1)
    expect(chosen(it)).to.have.length(chips(it).length)
    answerWith(({ path }) => (path === savePath ? ok(null) : undefined))
    it.press('Continue')
    await it.closed()
  })

  const failing: [string, () => Response, string][] = [
    ['refuses', () => refusal(500, 400), 'Something went wrong category list api.'],
    ['answers another shape', () => ok([{ id: 1 }]), 'Something went wrong validation in category list api!!'],
    ['answers none', () => json('<html>'), 'Something went wrong validation in category list api!!'],
  ]
  for (const [what, answer, says] of failing)
    it(`shows an error when the server ${what}, and loads on Retry [G11] [F11]`, async () => {
      answerWith(({ path }) => (path === listPath ? answer() : undefined))
      const it = await openStep('CATEGORY_SELECTION', isNew)
      const alert = await waitForElement(it.element, '[role="alert"].state-message')
      expect(alert.querySelector('h2')?.textContent).to.equal('Failed to load categories. Please try again.')
      expect(alert.querySelector('p')?.textContent).to.equal(says)
      resetApi()
      it.press('Retry')
      await waitForElement(it.element, '.chip')
    })

  const topic = (nth: number) => ({ topic_id: `${nth}`, topic: `Topic ${nth}`, is_selected: false })
  it('requires all topics where a brand has fewer than three [E16] [D04]', async () => {
    answerWith(({ path }) => {
      if (path === savePath) return ok(null)
      return path === listPath ? ok([{ entity_id: '1', title: 'All', topics: [topic(1), topic(2)] }]) : undefined
    })
    const it = await open({ hasTopics: false, usernameSet: false })
    expect(it.text()).to.contain('Pick 2 interests.')
    click(chip(it, 'Topic 1'))
    expect(find(it.element, '.pips')?.textContent).to.equal('1 of 2 picked')
    expect(it.button('Choose 2+').disabled).to.equal(true)
    click(chip(it, 'Topic 2'))
    it.press('Continue')
    await waitForElement(it.element, '[name="nickname"]')
  })

  it('can be skipped where a brand has no topics [E16] [D04]', async () => {
    answerWith(({ path }) => (path === listPath ? ok([{ entity_id: '1', title: 'All', topics: [] }]) : undefined))
    const it = await openStep('CATEGORY_SELECTION', { hasTopics: false, usernameSet: false })
    await waitForElement(it.element, '.state-message')
    resetApi()
    it.press('Continue')
    await waitForElement(it.element, '[name="nickname"]')
    expect(apiCalls.filter(({ path }) => path === savePath)).to.eql([])
  })

  it('shows an empty state where there are no topics yet', async () => {
    answerWith(({ path }) => (path === listPath ? ok([]) : undefined))
    const it = await openStep('CATEGORY_SELECTION', isNew)
    await waitForElement(it.element, '.state-message')
    expect(it.text()).to.contain('No interests yet')
    resetApi()
    it.press('Look again')
    await waitForElement(it.element, '.chip')
  })

  it('shows a skeleton while the topics load', async () => {
    const slow = later()
    answerWith(({ path }) => (path === listPath ? slow.answer : undefined))
    const it = await openStep('CATEGORY_SELECTION', isNew)
    await waitForElement(it.element, '.topics-wait[aria-busy="true"] .skeleton')
    slow.release(ok([]))
    await waitForElement(it.element, '.state-message')
  })

  it('topics can be chosen by keyboard alone [E16]', async () => {
    const it = await open(isNew)
    chips(it)[0]?.focus()
    for (let at = 0; at < 3; at += 1) {
      await waitForFocus(() => chips(it)[at])
      await sendKeys({ press: 'Space' })
      await sendKeys({ press: 'Tab' })
    }
    expect(chosen(it)).to.have.length(3)
    it.button('Continue').focus()
    await sendKeys({ press: 'Enter' })
    await it.closed()
  })
})
