import { expect, nextFrame } from '@open-wc/testing'
import { expectAccessible } from '../../../accessible'
import { answerWith, asked, later, ok, refusal, resetApi } from '../../fakeApi'
import { find, heard, serverReady, shown } from '../../onPage'
import { viewerOf } from '../../signedIn'
import { click, pressEnter, type } from '../../typing'
import { leaveStand, nicknamePath, type Opened, openStep, sentTo, settled, updatePath } from '../stand'

const taken = "This username isn't available. Choose a different username."
const checks = () => asked.filter(({ path }) => path === nicknamePath).length
/** Holds the timers of 400 ms until they are told to go off. */
const holdPauses = () => {
  const { setTimeout: start, clearTimeout: stop } = window
  const held = new Map<number, () => void>()
  let last = 1_000_000
  window.setTimeout = ((run: () => void, wait?: number, ...rest: unknown[]) => {
    if (wait !== 400) return start(run, wait, ...rest)
    last += 1
    held.set(last, run)
    return last
  }) as typeof window.setTimeout
  window.clearTimeout = (id) => (held.delete(Number(id)) ? undefined : stop(id))
  return {
    count: () => held.size,
    pass: () => {
      const due = [...held.values()]
      held.clear()
      for (const run of due) run()
    },
    restore: () => Object.assign(window, { setTimeout: start, clearTimeout: stop }),
  }
}

describe('the username', () => {
  let pauses: ReturnType<typeof holdPauses>
  before(serverReady)
  beforeEach(() => {
    pauses = holdPauses()
  })
  afterEach(leaveStand)
  afterEach(() => pauses.restore())

  /** Types a name, and lets the pause after it go by. */
  const ask = (it: Opened, name: string) => {
    type(it.field('nickname'), name)
    pauses.pass()
  }

  it('has letters, numbers, dots, underscores and hyphens, 25 at most [E08]', async () => {
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

  it('is asked about 400 ms after the last key, and not when it is the old one [E09] [F10]', async () => {
    const it = await openStep('EDIT_USERNAME')
    const own = it.field('nickname').value
    resetApi()
    const name = `mira.${own.slice(-6)}`
    for (const part of [name.slice(0, -2), name.slice(0, -1), name]) type(it.field('nickname'), part)
    expect(it.element.shadowRoot?.querySelector('.field-adornment [aria-label="Checking"]')).to.exist
    expect([pauses.count(), checks()], 'one pause, and nothing asked before it is over').to.eql([1, 0])
    pauses.pass()
    await settled(() => it.says('nickname') === 'This username is free.', 'the answer')
    expect(await sentTo(nicknamePath)).to.eql([{ nickname: name }])
    expect(it.button('Save').disabled).to.equal(false)
    type(it.field('nickname'), own)
    expect([pauses.count(), it.says('nickname')]).to.eql([0, 'Letters, numbers, underscores or periods.'])
    expect(it.button('Save').disabled, 'nothing is different').to.equal(true)
  })

  it('can’t be one that somebody has, in whatever case [E09]', async () => {
    const it = await openStep('EDIT_USERNAME')
    const known = (await (await fetch('/goservices/feed/home?limit=1')).json()).data.items[0].author.nickname
    ask(it, known.toUpperCase())
    await settled(() => it.says('nickname') === taken, 'the answer')
    expect(it.field('nickname').getAttribute('aria-invalid')).to.equal('true')
    expect(it.button('Save').disabled).to.equal(true)
  })

  it('may be one of those that the server names instead [E09]', async () => {
    const it = await openStep('EDIT_USERNAME')
    const known = (await (await fetch('/goservices/feed/home?limit=1')).json()).data.items[0].author.nickname
    ask(it, known)
    const names = await shown(it.element, '[aria-label="Free usernames"]')
    await expectAccessible(it.box())
    const [first] = names.querySelectorAll('button')
    const name = first?.textContent ?? ''
    click(first ?? null)
    expect(it.field('nickname').value).to.equal(name)
    expect(it.element.shadowRoot?.activeElement).to.equal(it.field('nickname'))
    pauses.pass()
    await settled(() => it.says('nickname') === 'This username is free.', 'the answer')
    expect(find(it.element, '[aria-label="Free usernames"]')).to.equal(null)
  })

  it('can’t be saved when nobody could tell [E09]', async () => {
    const it = await openStep('EDIT_USERNAME')
    answerWith(({ path }) => (path === nicknamePath ? refusal(500, 500) : undefined))
    ask(it, 'somebody.new')
    await settled(() => it.says('nickname') === taken, 'the answer')
    pressEnter(it.field('nickname'))
    expect(asked.some(({ path }) => path === updatePath)).to.equal(false)
  })

  it('is never judged by a late answer about an older one [E09]', async () => {
    const it = await openStep('EDIT_USERNAME')
    const slow = later()
    answerWith(({ path, body }) =>
      path === nicknamePath
        ? body().then((sent) => ((sent as { nickname: string }).nickname === 'first' ? slow.answer : ok(null)))
        : undefined,
    )
    ask(it, 'first')
    ask(it, 'second')
    await settled(() => it.says('nickname') === 'This username is free.', 'the second answer')
    slow.release(refusal(5330, 409))
    await slow.answer
    await nextFrame()
    expect([it.says('nickname'), it.button('Save').disabled]).to.eql(['This username is free.', false])
  })

  it('is saved, and no longer one that the server made up [D04] [F09] [G14]', async () => {
    const it = await openStep('USERNAME_INPUT', { usernameSet: false })
    const tracked = heard('geuin:analytics')
    const name = `mira-${it.field('nickname').value.slice(-6)}`
    expect(it.text()).to.contain('Choose your username')
    ask(it, name)
    await settled(() => !it.button('Save').disabled, 'it is free')
    resetApi()
    it.press('Save')
    await it.toast('Your username has been updated')
    await it.closed()
    expect(await sentTo(updatePath)).to.eql([{ user: { nickname: name } }])
    expect(await viewerOf(it.element)).to.include({ nickname: name, usernameSet: true })
    expect(tracked.events.map(({ detail }) => detail.name)).to.contain('Ks Username Set')
    tracked.off()
  })

  it('may be the one that the server made up [C07] [D04]', async () => {
    const it = await openStep('EDIT_USERNAME', { usernameSet: false })
    const nickname = it.field('nickname').value
    resetApi()
    pressEnter(it.field('nickname'))
    await it.closed()
    expect(pauses.count()).to.equal(0)
    expect(await viewerOf(it.element)).to.include({ nickname, usernameSet: true })
  })

  it('says so when somebody else was faster, or nothing worked [E09] [G10]', async () => {
    const it = await openStep('EDIT_USERNAME')
    let answer = refusal(5330, 409)
    answerWith(({ path }) => (path === nicknamePath ? ok(null) : path === updatePath ? answer.clone() : undefined))
    ask(it, 'somebody.new')
    await settled(() => !it.button('Save').disabled, 'it is free')
    it.press('Save')
    await settled(() => it.says('nickname') === taken, 'the refusal')
    answer = refusal(500, 500)
    it.press('Save')
    const failed = 'Something went wrong while updating username. Please try again!'
    await settled(() => it.text().includes(failed), 'the failure')
  })
})
