import { expect } from '@open-wc/testing'
import { expectAccessible } from '../../../support/accessible'
import { answerWith, apiCalls, later, ok, refusal, resetApi } from '../../../support/fakeApi'
import { pressEnter, type } from '../../../support/input'
import { clearSteps, openStep, sentTo, showStep, stepDialog, updatePath } from '../../../support/openStep'
import { serverReady } from '../../../support/page'
import { accountOf, viewerOf } from '../../../support/signIn'
import { waitUntil } from '../../../support/waitUntil'

const save = (it: { button(name: string): HTMLButtonElement }) => it.button('Save')

describe('EDIT_BIO', () => {
  before(serverReady)
  afterEach(clearSteps)

  it('allows 150 visible characters and shows an error beyond [E06]', async () => {
    const it = await openStep('EDIT_BIO', { bio: 'Lamps.' })
    const count = () => it.element.shadowRoot?.querySelector('.field-count')?.textContent
    expect([it.field('bio').value, count(), save(it).disabled]).to.eql(['Lamps.', '6/150', true])
    const family = '👩‍👩‍👧‍👦'
    type(it.field('bio'), family + 'e\u0301'.repeat(149))
    expect([count(), it.says('bio'), save(it).disabled]).to.eql(['150/150', '', false])
    type(it.field('bio'), family + 'e\u0301'.repeat(150))
    expect([count(), it.says('bio'), save(it).disabled]).to.eql(['151/150', 'Max length should be 150.', true])
    expect(it.field('bio').getAttribute('aria-invalid')).to.equal('true')
    type(it.field('bio'), 'Lamps.')
    expect(save(it).disabled, 'nothing is different').to.equal(true)
    await expectAccessible(it.box())
  })

  it('saves the bio with a toast; an empty bio is sent as null [E06] [F09] [G14]', async () => {
    const it = await openStep('EDIT_BIO')
    resetApi()
    type(it.field('bio'), ' I draw skies.\nWith maths. ')
    pressEnter(it.field('bio'))
    expect(apiCalls, 'Enter begins a line').to.have.length(0)
    pressEnter(it.field('bio'), { ctrlKey: true })
    await it.toast('Your bio has been updated')
    await it.closed()
    expect(await sentTo(updatePath)).to.eql([{ user: { bio: 'I draw skies.\nWith maths.' } }])
    expect((await viewerOf(it.element))?.bio).to.equal('I draw skies.\nWith maths.')
    await showStep(it.element, 'EDIT_BIO')
    type(it.field('bio'), '')
    it.press('Save')
    await it.closed()
    expect((await sentTo(updatePath))[1]).to.eql({ user: { bio: null } })
    expect((await accountOf(it.element)).bio).to.equal(null)
  })

  it('takes a blank bio for an empty one [E06]', async () => {
    const it = await openStep('EDIT_BIO')
    const count = () => it.element.shadowRoot?.querySelector('.field-count')?.textContent
    type(it.field('bio'), ' \n  ')
    expect([count(), save(it).disabled]).to.eql(['0/150', true])
    it.element.shadowRoot?.querySelector<HTMLElement>('[aria-label="Close"]')?.click()
    await it.closed()
    const other = await openStep('EDIT_BIO', { bio: 'Lamps.' })
    resetApi()
    type(other.field('bio'), '   ')
    other.press('Save')
    await other.closed()
    expect(await sentTo(updatePath)).to.eql([{ user: { bio: null } }])
  })

  it('sends once, however often Save is pressed', async () => {
    const it = await openStep('EDIT_BIO')
    const slow = later()
    answerWith(({ path }) => (path === updatePath ? slow.answer : undefined))
    type(it.field('bio'), 'Lamps.')
    for (let press = 0; press < 3; press += 1) save(it).click()
    await waitUntil(() => save(it).getAttribute('aria-busy') === 'true', 'it waits')
    save(it).click()
    expect(apiCalls.filter(({ path }) => path === updatePath)).to.have.length(1)
    slow.release(refusal(500, 500))
    await waitUntil(
      () => it.text().includes('Something went wrong while updating bio. Please try again!'),
      'the failure',
    )
    expect(save(it).disabled, 'it may be tried again').to.equal(false)
    expect(apiCalls.filter(({ path }) => path === updatePath)).to.have.length(1)
  })

  it('keeps the text after a failure and a closed modal, until it is discarded [G10]', async () => {
    const it = await openStep('EDIT_BIO')
    answerWith(({ path }) => (path === updatePath ? refusal(500, 500) : undefined))
    type(it.field('bio'), 'Long thoughts')
    it.press('Save')
    await waitUntil(() => it.text().includes('Please try again!'), 'the failure')
    await it.element.hide()
    await it.closed()
    await showStep(it.element, 'EDIT_BIO')
    expect(it.field('bio').value).to.equal('Long thoughts')
    it.element.shadowRoot?.querySelector<HTMLElement>('[aria-label="Close"]')?.click()
    await waitUntil(() => it.text().includes('Discard your changes?'), 'it asks first')
    it.press('Keep editing')
    expect(it.field('bio').value).to.equal('Long thoughts')
    it.element.shadowRoot?.querySelector<HTMLElement>('[aria-label="Close"]')?.click()
    await waitUntil(() => it.text().includes('Discard your changes?'), 'it asks again')
    it.press('Discard')
    await it.closed()
    await showStep(it.element, 'EDIT_BIO')
    expect(it.field('bio').value).to.equal('')
  })

  it('removes the stored draft when the viewer signs out', async () => {
    const it = await openStep('EDIT_BIO')
    type(it.field('bio'), 'Long thoughts')
    expect(JSON.stringify({ ...sessionStorage })).to.contain('Long thoughts')
    const { signOut } = await import('../../../../src/session/session.actions')
    await signOut(it.element)
    expect(JSON.stringify({ ...sessionStorage })).not.to.contain('Long thoughts')
  })
})

describe('EDIT_FULLNAME', () => {
  before(serverReady)
  afterEach(clearSteps)

  it('allows 25 letters of any script, numbers and spaces [E07]', async () => {
    const it = await openStep('EDIT_FULLNAME', { name: 'Mira' })
    const [letters, long] = ['Name can only have letters, numbers, or spaces', 'Max length should be 25.']
    const count = () => it.element.shadowRoot?.querySelector('.field-count')?.textContent
    for (const [text, message, counted] of [
      ['Mira_Okafor', letters, '11/25'],
      ['Mira 🌙', letters, '6/25'],
      ['Zoe\u0308 Ångström 3', '', '14/25'],
      ['美空 नमस्ते'.normalize('NFD'), '', '6/25'],
      ['é'.repeat(25).normalize('NFD'), '', '25/25'],
      ['é'.repeat(26), long, '26/25'],
    ] as const) {
      type(it.field('name'), text)
      expect([it.says('name'), count(), save(it).disabled], text).to.eql([message, counted, message !== ''])
    }
  })

  it('saves on Enter; an empty name is sent as null [E07] [G14]', async () => {
    const it = await openStep('EDIT_FULLNAME', { name: 'Mira' })
    resetApi()
    type(it.field('name'), 'Mira Okafor')
    pressEnter(it.field('name'))
    await it.toast('Your full name has been updated')
    await showStep(it.element, 'EDIT_FULLNAME')
    expect(it.field('name').value).to.equal('Mira Okafor')
    type(it.field('name'), '  ')
    pressEnter(it.field('name'))
    await it.closed()
    expect(await sentTo(updatePath)).to.eql([{ user: { name: 'Mira Okafor' } }, { user: { name: null } }])
  })

  it('shows an error when saving failed [G10]', async () => {
    const it = await openStep('EDIT_FULLNAME')
    answerWith(({ path }) => (path === updatePath ? Promise.reject(new TypeError('offline')) : undefined))
    type(it.field('name'), 'Mira')
    it.press('Save')
    await waitUntil(() => it.text().includes('Something went wrong while updating name. Please try again!'), 'failure')
  })
})

describe('EDIT_SOCIAL_PROFILES', () => {
  before(serverReady)
  afterEach(clearSteps)

  it('allows handles of letters, numbers, dots, underscores and hyphens [E12]', async () => {
    const it = await openStep('EDIT_SOCIAL_PROFILES')
    for (const network of ['instaId', 'youtubeId', 'tiktokId', 'xId']) {
      type(it.field(network), 'mira light')
      expect(it.says(network)).to.equal('Only letters, numbers, underscores , and periods are allowed')
      expect(save(it).disabled).to.equal(true)
      type(it.field(network), 'Mira_0.light-x')
      expect([it.says(network), save(it).disabled]).to.eql(['', false])
    }
    await expectAccessible(it.box())
  })

  it('sends the accounts that are set, and LinkedIn’s without its query [E12] [E13] [G14]', async () => {
    const it = await openStep('EDIT_SOCIAL_PROFILES')
    resetApi()
    type(it.field('instaId'), 'mira.light')
    type(it.field('linkedinId'), 'https://www.linkedin.com/in/mira-okafor/?utm_source=x#about')
    it.press('Save')
    await it.toast('Your social profiles has been updated')
    await it.closed()
    expect(await sentTo(updatePath)).to.eql([
      { user: { insta_id: 'mira.light', linkedin_id: 'https://www.linkedin.com/in/mira-okafor/' } },
    ])
    expect((await viewerOf(it.element))?.instaId).to.equal('mira.light')
  })

  it('removes an account whose field is cleared [E12]', async () => {
    const it = await openStep('EDIT_SOCIAL_PROFILES', { instaId: 'mira', xId: 'mira' })
    resetApi()
    type(it.field('instaId'), '')
    it.press('Save')
    await it.closed()
    expect(await sentTo(updatePath), 'nothing of the others').to.eql([{ user: { insta_id: null } }])
  })

  it('sends only what is different as it is sent, and saves nothing else [E12] [E13]', async () => {
    const linkedinId = 'https://www.linkedin.com/in/mira'
    const it = await openStep('EDIT_SOCIAL_PROFILES', { instaId: 'mira', xId: 'mira', linkedinId })
    resetApi()
    type(it.field('linkedinId'), `${linkedinId}?trk=x`)
    type(it.field('instaId'), ' mira ')
    expect(save(it).disabled, 'nothing is different').to.equal(true)
    type(it.field('xId'), 'mira.light')
    it.press('Save')
    await it.closed()
    expect(await sentTo(updatePath)).to.eql([{ user: { twitter_id: 'mira.light' } }])
  })

  it('shows an error for a URL outside of LinkedIn [E13] [G10]', async () => {
    const it = await openStep('EDIT_SOCIAL_PROFILES')
    for (const [text, message] of [
      ['https://example.com/in/mira', 'Please enter a valid LinkedIn URL.'],
      ['https://www.linkedin.com/feed', 'Please enter a valid LinkedIn URL.'],
      ['https://linkedin.com.evil.example/in/mira', 'Please enter a valid LinkedIn URL.'],
      ['https://linkedin.com/company/lumen', ''],
      ['https://de.linkedin.com/school/light?x=1', ''],
      ['linkedin.com/in/mira', ''],
      ['https://m.linkedin.com/in/mira', ''],
      ['https://www.linkedin.com/in/mira/en', ''],
    ] as const) {
      type(it.field('linkedinId'), text)
      expect(it.says('linkedinId'), text).to.equal(message)
    }
    answerWith(({ path }) => (path === updatePath ? ok({}) : undefined))
    it.press('Save')
    const failed = 'Something went wrong while updating social links. Please try again!'
    await waitUntil(() => it.text().includes(failed), 'an answer that is no account')
  })
})

describe('the edit steps', () => {
  before(serverReady)
  afterEach(clearSteps)

  it('show nothing and ask nothing after a sign-out', async () => {
    const it = await openStep('EDIT_BIO')
    type(it.field('bio'), 'Lamps.')
    const { signOut } = await import('../../../../src/session/session.actions')
    await signOut(it.element)
    await it.closed()
    expect(stepDialog(it.element).text()).to.equal('')
  })
})
