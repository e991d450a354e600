import { expect, nextFrame } from '@open-wc/testing'
import { expectAccessible } from '../../../support/accessible'
import { answerWith, apiCalls, later, ok, refusal, resetApi } from '../../../support/fakeApi'
import { click, pressEnter, type } from '../../../support/input'
import { clearSteps, nicknamePath, openStep, type StepDialog, sentTo, updatePath } from '../../../support/openStep'
import { find, recordEvents, serverReady, waitForElement } from '../../../support/page'
import { viewerOf } from '../../../support/signIn'
import { waitUntil } from '../../../support/waitUntil'

const taken = "This username isn't available. Choose a different username."
const checks = () => apiCalls.filter(({ path }) => path === nicknamePath).length
/** Holds the timers of 400 ms until they are told to go off. */
const holdPauses = () => {
  const { setTimeout: start, clearTimeout: stop } = window
  const timers = new Map<number, () => void>()
  let last = 1_000_000
  window.setTimeout = ((run: () => void, wait?: number, ...args: unknown[]) => {
    if (wait !== 400) return start(run, wait, ...args)
    last += 1
    timers.set(last, run)
    return last
  }) as typeof window.setTimeout
  window.clearTimeout = (id) => (timers.delete(Number(id)) ? undefined : stop(id))
  return {
    count: () => timers.size,
    pass: () => {
      const due = [...timers.values()]
      timers.clear()
      for (const run of due) run()
    },
    restore: () => Object.assign(window, { setTimeout: start, clearTimeout: stop }),
  }
}

describe('EDIT_USERNAME', () => {
  let pauses: ReturnType<typeof holdPauses>
  before(serverReady)
  beforeEach(() => {
    pauses = holdPauses()
  })
  afterEach(clearSteps)
  afterEach(() => pauses.restore())

  /** Types a name, and lets the pause after it go by. */
  const ask = (it: StepDialog, name: string) => {
    type(it.field('nickname'), name)
    pauses.pass()
  }

  it('allows up to 25 letters, numbers, dots, underscores and hyphens [E08]', async () => {
    const it = await openStep('EDIT_USERNAME')
    resetApi()
    expect(it.field('nickname').maxLength).to.equal(25)
    for (const text of ['mira light', 'mira@light', 'míra', '🌙', '..']) {
      type(it.field('nickname'), text)
      expect(it.says('nickname'), text).to.equal('Use only letters, numbers, underscores, or periods')
    }
    type(it.field('nickname'), '')
    expect([it.says('nickname'), it.button('Save').disabled]).to.eql([
      'Letters, numbers, underscores or periods.',
      true,
    ])
    expect(pauses.count(), 'nothing of this is worth asking').to.equal(0)
    await expectAccessible(it.box())
  })

  it('checks a changed username 400 ms after the last key [E09] [F10]', async () => {
    const it = await openStep('EDIT_USERNAME')
    const own = it.field('nickname').value
    resetApi()
    const name = `mira.${own.slice(-6)}`
    for (const part of [name.slice(0, -2), name.slice(0, -1), name]) type(it.field('nickname'), part)
    expect(it.element.shadowRoot?.querySelector('.field-adornment [aria-label="Checking"]')).to.exist
    expect([pauses.count(), checks()], 'one pause, and nothing apiCalls before it is over').to.eql([1, 0])
    pauses.pass()
    await waitUntil(() => it.says('nickname') === 'This username is free.', 'the answer')
    expect(await sentTo(nicknamePath)).to.eql([{ nickname: name }])
    expect(it.button('Save').disabled).to.equal(false)
    type(it.field('nickname'), own)
    expect([pauses.count(), it.says('nickname')]).to.eql([0, 'Letters, numbers, underscores or periods.'])
    expect(it.button('Save').disabled, 'nothing is different').to.equal(true)
  })

  it('refuses a username that another user has, in any case [E09]', async () => {
    const it = await openStep('EDIT_USERNAME')
    const known = (await (await fetch('/goservices/feed/home?limit=1')).json()).data.items[0].author.nickname
    ask(it, known.toUpperCase())
    await waitUntil(() => it.says('nickname') === taken, 'the answer')
    expect(it.field('nickname').getAttribute('aria-invalid')).to.equal('true')
    expect(it.button('Save').disabled).to.equal(true)
  })

  it('offers the server’s suggestions for a taken username [E09]', async () => {
    const it = await openStep('EDIT_USERNAME')
    const known = (await (await fetch('/goservices/feed/home?limit=1')).json()).data.items[0].author.nickname
    ask(it, known)
    const names = await waitForElement(it.element, '[aria-label="Free usernames"]')
    await expectAccessible(it.box())
    const [first] = names.querySelectorAll('button')
    const name = first?.textContent ?? ''
    click(first ?? null)
    expect(it.field('nickname').value).to.equal(name)
    expect(it.element.shadowRoot?.activeElement).to.equal(it.field('nickname'))
    pauses.pass()
    await waitUntil(() => it.says('nickname') === 'This username is free.', 'the answer')
    expect(find(it.element, '[aria-label="Free usernames"]')).to.equal(null)
  })

  it('disables Save when the check failed [E09]', async () => {
    const it = await openStep('EDIT_USERNAME')
    answerWith(({ path }) => (path === nicknamePath ? refusal(500, 500) : undefined))
    ask(it, 'somebody.new')
    await waitUntil(() => it.says('nickname') === taken, 'the answer')
    pressEnter(it.field('nickname'))
    expect(apiCalls.some(({ path }) => path === updatePath)).to.equal(false)
  })

  it('ignores a late answer about an earlier username [E09]', async () => {
    const it = await openStep('EDIT_USERNAME')
    const slow = later()
    answerWith(({ path, body }) =>
      path === nicknamePath
        ? body().then((sent) => ((sent as { nickname: string }).nickname === 'first' ? slow.answer : ok(null)))
        : undefined,
    )
    ask(it, 'first')
    ask(it, 'second')
    await waitUntil(() => it.says('nickname') === 'This username is free.', 'the second answer')
    slow.release(refusal(5330, 409))
    await slow.answer
    await nextFrame()
    expect([it.says('nickname'), it.button('Save').disabled]).to.eql(['This username is free.', false])
  })

  it('saves another username [F09] [G14]', async () => {
    const it = await openStep('EDIT_USERNAME')
    const tracked = recordEvents('geuin:analytics')
    const name = `mira-${it.field('nickname').value.slice(-6)}`
    expect(it.text()).to.contain('Edit username')
    expect(it.text(), 'no onboarding').not.to.contain('Step')
    ask(it, name)
    await waitUntil(() => !it.button('Save').disabled, 'it is free')
    resetApi()
    it.press('Save')
    await it.toast('Your username has been updated')
    await it.closed()
    expect(await sentTo(updatePath)).to.eql([{ user: { nickname: name } }])
    expect(await viewerOf(it.element)).to.include({ nickname: name, usernameSet: true })
    expect(tracked.events.map(({ detail }) => detail.name)).to.eql(['Ks Username Set'])
    tracked.off()
  })

  it('allows saving the generated username, which ends the onboarding [C07] [D04]', async () => {
    const it = await openStep('USERNAME_INPUT', { usernameSet: false })
    const nickname = it.field('nickname').value
    expect(it.text()).to.contain('Choose your username')
    expect(it.text()).to.contain('Step 3 of 3')
    resetApi()
    pressEnter(it.field('nickname'))
    await waitUntil(() => it.text().includes(`Welcome, ${nickname}`), 'the welcome')
    expect(find(it.element, '.toast')).to.equal(null)
    it.press('Let’s go')
    await it.closed()
    expect(pauses.count()).to.equal(0)
    expect(await viewerOf(it.element)).to.include({ nickname, usernameSet: true })
  })

  it('shows an error when another user was faster or saving failed [E09] [G10]', async () => {
    const it = await openStep('EDIT_USERNAME')
    let answer = refusal(5330, 409)
    answerWith(({ path }) => (path === nicknamePath ? ok(null) : path === updatePath ? answer.clone() : undefined))
    ask(it, 'somebody.new')
    await waitUntil(() => !it.button('Save').disabled, 'it is free')
    it.press('Save')
    await waitUntil(() => it.says('nickname') === taken, 'the refusal')
    answer = refusal(500, 500)
    it.press('Save')
    const failed = 'Something went wrong while updating username. Please try again!'
    await waitUntil(() => it.text().includes(failed), 'the failure')
  })
})
