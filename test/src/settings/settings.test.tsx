import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { resolveSettings } from '../../../src/kit/settings'
import { applyPreferences, choose as prefer } from '../../../src/settings/preferences'
import SettingsPage from '../../../src/settings/SettingsPage'
import { paths } from '../../../src/wire/paths'
import { expectAccessible } from '../../support/accessible'
import { type Drawn, draw, until, wipe } from '../../support/draw'
import { answerWith, apiCalls, ok, refusal, resetApi } from '../../support/fakeApi'
import { choose, click, type } from '../../support/input'
import { serverReady } from '../../support/page'
import { signIn, signOut } from '../../support/signIn'
import { expectUsable } from '../../support/usable'

const server = { 'api-host': location.origin, 'brand-id': '1' }
const text = (drawn: Drawn, selector: string) => drawn.find(selector)?.textContent ?? ''
const named = (drawn: Drawn, selector: string, name: string) =>
  drawn.all(selector).find((it) => (it.getAttribute('aria-label') ?? it.textContent)?.trim() === name) ?? null
const button = (drawn: Drawn, name: string) => named(drawn, 'button', name)
const appear = async (drawn: Drawn, selector: string, name: string) => {
  await until(() => named(drawn, selector, name), `no ${name}`)
  return named(drawn, selector, name)
}

describe('the settings [M08]', () => {
  let drawn: Drawn | undefined
  before(serverReady)
  beforeEach(resetApi)
  afterEach(async () => {
    if (drawn) await signOut(drawn.element)
    drawn = undefined
    wipe()
    sessionStorage.clear()
    await setViewport({ width: 800, height: 600 })
  })

  /** Draws a section for a new viewer. */
  const open = async (slug?: string) => {
    drawn = draw(null, server)
    const user = await signIn(drawn.element)
    drawn.draw(<SettingsPage {...(slug !== undefined && { slug })} />)
    return { page: drawn, user }
  }
  const visit = (slug?: string) => draw(<SettingsPage {...(slug !== undefined && { slug })} />, server)

  it('are a list of links where it is narrow, and the list with a section where it is wide', async () => {
    await setViewport({ width: 400, height: 700 })
    const { page } = await open()
    expect(text(page, 'h1')).to.equal('Settings')
    const links = page.all('.settings-card a').map((it) => new URL((it as HTMLAnchorElement).href).pathname)
    for (const name of ['profile', 'sign-in', 'devices', 'notifications', 'privacy', 'appearance', 'contact', 'delete'])
      expect(links).to.include(`/settings/${name}`)
    expect(links).to.include('/terms').and.to.include('/privacy')
    expect(page.find('.settings-pane')!.checkVisibility()).to.equal(false)
    await setViewport({ width: 1100, height: 700 })
    await until(() => page.find('.settings-pane')!.checkVisibility(), 'no section beside the list')
    expect(text(page, '[aria-current="page"]')).to.include('Profile')
    await appear(page, 'button', 'Change picture')
    await expectAccessible(page.element)
  })

  it('are a page with the way back for each section where it is narrow', async () => {
    await setViewport({ width: 400, height: 700 })
    const { page } = await open('sign-in')
    expect(text(page, 'h1')).to.equal('Sign-in')
    expect(page.find('.settings-list')!.checkVisibility()).to.equal(false)
    expect(page.find<HTMLAnchorElement>('.settings-back')!.pathname).to.equal('/settings')
    await until(() => page.all('.settings-pane .settings-row').length === 2, 'no rows')
    await expectAccessible(page.element)
  })

  it('lead a viewer to what changes them, and to the devices', async () => {
    const { page, user } = await open('profile')
    await appear(page, 'button', 'Change picture')
    expect(text(page, '.settings-pane .settings-card')).to.include(user.nickname)
    page.draw(<SettingsPage slug="devices" />)
    await until(() => page.find('.device-here'), 'no devices')
    await expectAccessible(page.element)
  })

  it('show a visitor what is open to them, and ask them to sign in for the rest', async () => {
    const page = visit('privacy')
    await until(() => page.find('.state-message'), 'nothing asks')
    expect(page.all('.settings-card a').map((it) => it.textContent)).to.eql([
      ...['Language and appearance', 'Contact us', 'Terms', 'Privacy policy'],
    ])
    expect(apiCalls.some(({ path }) => path === paths.privacySettings)).to.equal(false)
    await expectAccessible(page.element)
  })

  for (const slug of [undefined, 'profile', 'notifications', 'privacy', 'appearance', 'contact', 'delete'])
    it(`can be used everywhere: ${slug ?? 'the list'}`, async function () {
      this.timeout(60_000)
      answerWith(({ path, method }) => {
        const rune = { user_id: '41', nickname: 'rune.k', name: 'Rune Kvist', profile_image: null, is_avatar: false }
        if (path === paths.hide && method === 'GET') return ok({ items: [rune], next_cursor: null })
        const copy = { status: 'gathering', done: 3, total: 12, size: null, expires_at: null, url: null }
        return path === paths.dataExport ? ok(copy) : undefined
      })
      const { page } = await open(slug)
      await until(() => page.find('.settings-pane')!.getAttribute('aria-busy') !== 'true', 'still loads')
      await until(() => !page.find('.skeleton'), 'skeletons')
      await expectUsable(page.element, () => page.find('.settings'))
    })

  describe('of privacy', () => {
    it('save who may mention the viewer, and take a refused choice back', async () => {
      const { page } = await open('privacy')
      const radio = async (name: string) =>
        (await appear(page, 'label', name))!.querySelector<HTMLInputElement>('input')!
      expect((await radio('Everyone')).checked).to.equal(true)
      click(await radio('No one'))
      expect((await radio('No one')).checked).to.equal(true)
      await until(
        () => apiCalls.some(({ path, method }) => path === paths.privacySettings && method === 'POST'),
        'unsaved',
      )
      page.draw(<SettingsPage slug="contact" />)
      page.draw(<SettingsPage slug="privacy" />)
      await until(async () => (await radio('No one')).checked, 'forgotten')
      answerWith(({ path, method }) =>
        path === paths.privacySettings && method === 'POST' ? refusal(500, 500) : undefined,
      )
      click(await radio('Everyone'))
      await until(async () => (await radio('No one')).checked, 'the refused choice stays')
      await expectAccessible(page.element)
    })

    it('list blocked people, and unblock them', async () => {
      answerWith(({ path, method }) => {
        if (path !== paths.hide) return undefined
        const rune = { user_id: '41', nickname: 'rune.k', name: 'Rune Kvist', profile_image: null, is_avatar: false }
        return method === 'GET' ? ok({ items: [rune], next_cursor: null }) : ok(null)
      })
      const { page } = await open('privacy')
      click(await appear(page, 'button', 'Unblock Rune Kvist'))
      await until(() => text(page, '.settings-empty') === 'You have blocked nobody.', 'still there')
      const sent = apiCalls.find(({ path, method }) => path === paths.hide && method === 'POST')
      expect(await sent?.body()).to.eql({ user_id: '41', hidden: false })
    })

    it('have a copy of the viewer’s data made, show how far it is, and offer it [T18]', async () => {
      let state: object = { status: 'none', done: 0, total: null, size: null, expires_at: null, url: null }
      answerWith(({ path, method }) => {
        if (path !== paths.dataExport) return undefined
        if (method === 'POST') state = { ...state, status: 'gathering', done: 3, total: 12 }
        if (method === 'DELETE') state = { ...state, status: 'none' }
        return ok(state)
      })
      const { page } = await open('privacy')
      click(await appear(page, 'button', 'Ask for it'))
      await until(() => page.find('[role="progressbar"]'), 'no progress')
      expect(page.find('[role="progressbar"]')!.getAttribute('aria-valuenow')).to.equal('25')
      expect(text(page, '.settings-copy')).to.include('3 of 12 entries')
      await expectAccessible(page.element)
      state = { ...state, status: 'ready', size: 2_140_000, expires_at: '2026-11-29T12:00:00.000Z', url: '/copy.zip' }
      await until(() => button(page, 'Ask for it'), 'an address that is none is offered')
      state = { ...state, url: `${location.origin}/copy.zip` }
      click(button(page, 'Ask for it'))
      await until(() => page.find('[role="progressbar"]'), 'no progress again')
      state = { ...state, status: 'ready' }
      const link = await appear(page, 'a', 'Download')
      expect((link as HTMLAnchorElement).href).to.equal(`${location.origin}/copy.zip`)
      expect(text(page, '.settings-copy')).to.include('2.1 MB').and.to.include('29, 2026')
      await expectAccessible(page.element)
      click(button(page, 'Remove it'))
      await appear(page, 'button', 'Ask for it')
    })

    it('say what did not load, and try again', async () => {
      answerWith(({ path }) => (path === paths.privacySettings || path === paths.hide ? refusal(500, 500) : undefined))
      const { page } = await open('privacy')
      await until(() => page.all('.state-message h2').length === 2, 'no messages')
      resetApi()
      for (const retry of page.all('.state-message button')) click(retry)
      await appear(page, 'label', 'Everyone')
      await until(() => page.find('.settings-empty'), 'no list')
    })
  })

  describe('of language and appearance', () => {
    it('are for this browser, and where nothing is chosen the page decides', async () => {
      const page = visit('appearance')
      page.element.setAttribute('locale', 'en')
      const stop = applyPreferences(page.element)
      click((await appear(page, 'label', 'Dark'))!.querySelector('input'))
      expect(page.element.getAttribute('color-scheme')).to.equal('dark')
      click(page.all('label').find((it) => it.textContent?.startsWith('Deutsch')) ?? null)
      expect(page.element.getAttribute('locale')).to.equal('de')
      const other = visit('contact')
      const stopOther = applyPreferences(other.element)
      expect([other.element.getAttribute('color-scheme'), other.element.getAttribute('locale')]).to.eql(['dark', 'de'])
      prefer(resolveSettings(page.element), { language: null, scheme: null })
      expect([page.element.getAttribute('color-scheme'), page.element.getAttribute('locale')]).to.eql([null, 'en'])
      expect([other.element.getAttribute('color-scheme'), other.element.getAttribute('locale')]).to.eql([null, null])
      stop()
      stopOther()
      await expectAccessible(page.element)
    })
  })

  describe('with the form that reaches the brand [F24]', () => {
    const fill = async (page: Drawn, message: string) => {
      await until(() => page.find('select'), 'no form')
      choose(page.find('select'), 'problem')
      type(page.find('textarea'), message)
    }

    it('sends it, and says where the answer goes', async () => {
      const { page, user } = await open('contact')
      const reported: string[] = []
      page.element.addEventListener('geuin:analytics', ({ detail }) => reported.push(detail.name))
      await fill(page, 'Captions are late.')
      expect(page.find<HTMLInputElement>('input[name="email"]')!.value).to.equal(user.email)
      expect(page.find('input[name="name"]')).to.equal(null)
      await expectAccessible(page.element)
      click(button(page, 'Send'))
      await until(() => page.find('.settings-thanks h2'), 'nothing says thanks')
      expect(reported).to.eql(['Settings Contact Us Form Sent'])
      expect(text(page, '.settings-thanks')).to.include(user.email!)
      expect(page.root.activeElement).to.equal(page.find('.settings-thanks h2'))
      const sent = await apiCalls.find(({ path }) => path === paths.contactUs)?.body()
      expect(sent).to.include({ topic: 'problem', message: 'Captions are late.', email: user.email, locale: 'en' })
      await expectAccessible(page.element)
      page.draw(<SettingsPage slug="appearance" />)
      page.draw(<SettingsPage slug="contact" />)
      await until(() => page.find('textarea'), 'no form')
      expect(page.find<HTMLTextAreaElement>('textarea')!.value).to.equal('')
    })

    it('keeps what was typed over errors, a reload and a sign-in', async () => {
      const visitor = visit('contact')
      await fill(visitor, 'My words')
      click(button(visitor, 'Send'))
      await until(() => visitor.root.activeElement?.getAttribute('name') === 'name', 'the missing name has no focus')
      type(visitor.find('input[name="name"]'), 'Rune')
      type(visitor.find('input[name="email"]'), 'rune@mail.example')
      answerWith(({ path }) => (path === paths.contactUs ? refusal(429, 429) : undefined))
      click(button(visitor, 'Send'))
      await until(() => text(visitor, '.form-error').includes('several times'), 'no reason')
      expect(visitor.find<HTMLTextAreaElement>('textarea')!.value).to.equal('My words')
      resetApi()
      // As a reload and a sign-in on it.
      const { page } = await open('contact')
      await until(() => page.find('textarea'), 'no form')
      expect(page.find<HTMLTextAreaElement>('textarea')!.value).to.equal('My words')
      expect(page.find<HTMLSelectElement>('select')!.value).to.equal('problem')
      click(button(page, 'Send'))
      await until(() => page.find('.settings-thanks'), 'not sent')
    })
  })
})
