import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { expectAccessible } from '../../../support/accessible'
import { answerWith, apiCalls, json, ok, resetApi } from '../../../support/fakeApi'
import { blur, click, pressEnter, type } from '../../../support/input'
import { codeFor } from '../../../support/mailbox'
import {
  buttonNamed,
  clearPage,
  find,
  place,
  pressButton,
  serverReady,
  waitForElement,
  waitForFocus,
  waitForRemoval,
} from '../../../support/page'
import { newEmail } from '../../../support/signIn'
import {
  atPhone,
  atSignIn,
  emailField,
  inDialog,
  isDisabled,
  messageIn,
  phoneField,
  sendTo,
  waitForMessage,
} from '../../../support/signInSteps'
import { waitUntil } from '../../../support/waitUntil'

const sendPath = '/api/v4/auth/signinup/code'
const describedBy = (auth: HTMLElement, field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => auth.shadowRoot!.getElementById(id)?.textContent)
    .join('')

const countryIn = (auth: Element) => find(auth, '.phone-country .phone-iso')?.textContent

describe('SIGNIN', () => {
  before(serverReady)
  before(() => import('../../../../elements/geuin-auth'))
  afterEach(() => {
    clearPage()
    resetApi()
    localStorage.clear()
    sessionStorage.clear()
  })

  it('accepts an email address or a phone number [C05]', async () => {
    const auth = await atSignIn()
    await pressButton(auth, 'Use phone number instead')
    await waitForElement(auth, inDialog('input[type="tel"]'))
    await waitForFocus(() => phoneField(auth))
    await pressButton(auth, 'Use email instead')
    await waitForElement(auth, inDialog('input[type="email"]'))
    await waitForFocus(() => emailField(auth))
  })

  it('validates the email on submit and then on change; Continue is disabled until it is valid [E01, E18]', async () => {
    const auth = await atSignIn()
    const field = emailField(auth)!
    type(field, 'mira@lumen')
    expect(messageIn(auth)).to.equal('')
    expect(isDisabled(auth, 'Continue')).to.equal(true)
    pressEnter(field)
    await waitForMessage(auth, 'Please enter valid email.')
    expect(field.getAttribute('aria-invalid')).to.equal('true')
    expect(describedBy(auth, field)).to.equal('Please enter valid email.')
    await expectAccessible(auth)
    type(field, 'mira@lumen.art')
    await waitForMessage(auth, '')
    expect(field.getAttribute('aria-invalid')).to.equal('false')
    expect(isDisabled(auth, 'Continue')).to.equal(false)
  })

  it('strips HTML from the address before it is sent [E03]', async () => {
    const auth = await atSignIn()
    const email = newEmail()
    await sendTo(auth, `<b onclick="x()">${email}</b>`)
    expect(await codeFor(email)).to.match(/^\d{6}$/)
  })

  it('names the action that needs the sign-in in its title', async () => {
    await import('../../../../elements/geuin-community')
    const auth = place('geuin-auth')
    await pressButton(place('geuin-community', { slug: 'night-skies' }), 'Join')
    await waitForElement(auth, inDialog('h2'))
    expect(find(auth, inDialog('h2'))?.textContent).to.equal('Sign in to join Night Skies')
  })

  it('shows how long to wait when a code was sent a moment ago [G03]', async () => {
    const { sendCode } = await import('../../../../src/session/code.actions')
    const auth = await atSignIn()
    const email = newEmail()
    // By another browser.
    await sendCode(auth, { email })
    type(emailField(auth), email)
    pressEnter(emailField(auth))
    await waitForMessage(auth, /^Please try again after 00:(2\d|30)!$/)
    await waitForFocus(() => emailField(auth))
  })

  it('shows a wait in seconds or in minutes, rounded up [G03]', async () => {
    const auth = await atSignIn()
    for (const [retryTime, shown] of [
      [125, '02:05 minutes'],
      [119.4, '02:00 minutes'],
      [59.5, '01:00 minutes'],
      [58.4, '00:59'],
      ['45', '00:45'],
    ] as const) {
      answerWith(({ path }) =>
        path === sendPath ? json({ code: 429, message: 'Later', data: { retryTime } }, 429) : undefined,
      )
      type(emailField(auth), newEmail())
      pressEnter(emailField(auth))
      await waitForMessage(auth, `Please try again after ${shown}!`)
    }
  })

  for (const [what, after, shown] of [
    ['a date', () => new Date(Date.now() + 120_000).toUTCString(), /^Please try again after 0(1:5\d|2:00) minutes!$/],
    ['quoted text', () => '"45"', 'Please try again after 00:45!'],
  ] as const)
    it(`shows a wait that Retry-After says as ${what} [G03]`, async () => {
      const auth = await atSignIn()
      answerWith(({ path }) => {
        if (path !== sendPath) return
        const answer = json({ code: 429, message: 'Later', data: null }, 429)
        answer.headers.set('retry-after', after())
        return answer
      })
      type(emailField(auth), newEmail())
      pressEnter(emailField(auth))
      await waitForMessage(auth, shown)
    })

  it('shows the server’s message when an answer of success says that no code was sent [G04]', async () => {
    const auth = await atSignIn()
    const message = 'Code was not sent: mailbox full'
    answerWith(({ path }) => (path === sendPath ? json({ code: 200, message, data: null }) : undefined))
    type(emailField(auth), newEmail())
    pressEnter(emailField(auth))
    await waitForMessage(auth, message)
    expect(emailField(auth)?.getAttribute('aria-invalid')).to.equal('true')
  })

  for (const code of [5205, 5262])
    it(`shows the server’s message of code ${code} on the field [G01, G04]`, async () => {
      answerWith(({ path }) => (path === sendPath ? json({ code, message: 'The post is on strike.' }, 502) : undefined))
      const auth = await atSignIn()
      type(emailField(auth), newEmail())
      pressEnter(emailField(auth))
      await waitForMessage(auth, 'The post is on strike.')
      expect(emailField(auth)?.getAttribute('aria-invalid')).to.equal('true')
    })

  it('shows one message for a failure and another for no answer [G04]', async () => {
    const auth = await atSignIn()
    answerWith(({ path }) => (path === sendPath ? json({ code: 500, message: 'x' }, 500) : undefined))
    type(emailField(auth), newEmail())
    pressEnter(emailField(auth))
    await waitForMessage(auth, 'Something went wrong. Please try again!')
    answerWith(({ path }) => (path === sendPath ? Promise.reject(new TypeError('offline')) : undefined))
    pressEnter(emailField(auth))
    await waitForMessage(auth, 'An unexpected error occurred. Please try again.')
  })

  describe('by phone', () => {
    it('validates the number when the field loses the focus; Continue is disabled until it is valid [E02]', async () => {
      const auth = await atPhone()
      type(phoneField(auth), '123')
      await waitForMessage(auth, '')
      blur(phoneField(auth))
      await waitForMessage(auth, 'Please enter a valid phone number.')
      expect(isDisabled(auth, 'Continue')).to.equal(true)
      expect(phoneField(auth)?.getAttribute('aria-invalid')).to.equal('true')
      type(phoneField(auth), '(415) 555-2671')
      await waitForMessage(auth, '')
      expect(isDisabled(auth, 'Continue')).to.equal(false)
      expect(countryIn(auth)).to.equal('US')
    })

    it('detects the country of a pasted number with a plus [E02]', async () => {
      const auth = await atPhone()
      type(phoneField(auth), '+44 7400 123456')
      await waitUntil(() => countryIn(auth) === 'GB')
      expect(phoneField(auth)?.value).to.equal('07400 123456')
      pressEnter(phoneField(auth))
      await waitForElement(auth, inDialog('.code-input'))
      expect(find(auth, '.code-address')?.textContent).to.equal('+447400123456')
      expect(await codeFor('+447400123456')).to.match(/^\d{6}$/)
    })

    it('shows a message for numbers that get no text messages [G02]', async () => {
      const auth = await atPhone()
      type(phoneField(auth), '+44 20 7946 0958')
      pressEnter(phoneField(auth))
      await waitForMessage(auth, 'Unable to send the code. Please use another phone number or email to log in.')
    })

    for (const [what, locale, languages, country] of [
      ['the page’s locale', 'en-GB', ['en-US'], 'GB'],
      ['the browser’s languages where the page’s locale names none', 'en', ['de-AT', 'en'], 'AT'],
      ['US where no locale names one', 'en', ['en'], 'US'],
    ] as const)
      it(`starts with the country of ${what} [E02]`, async () => {
        Object.defineProperty(navigator, 'languages', { value: languages, configurable: true })
        const auth = await atPhone({ locale })
        Reflect.deleteProperty(navigator, 'languages')
        expect(countryIn(auth)).to.equal(country)
        expect(isDisabled(auth, 'Continue'), 'nothing is typed yet').to.equal(true)
      })

    it('the country list can be searched and chosen from by keyboard [E02, H09]', async () => {
      const auth = await atPhone()
      find(auth, '.phone-country')!.focus()
      await sendKeys({ press: 'ArrowDown' })
      const search = await waitForElement<HTMLInputElement>(auth, '.phone-search input')
      expect(search.placeholder).to.equal('Search country...')
      await waitForFocus(() => search)
      const active = () => auth.shadowRoot!.getElementById(search.getAttribute('aria-activedescendant') ?? '')
      expect(active()?.textContent).to.include('United States')
      expect(active()?.getAttribute('aria-selected')).to.equal('true')
      expect(find(auth, '.phone-list')!.getBoundingClientRect().height).to.be.closeTo(300, 0.5)
      await expectAccessible(auth)
      type(search, 'german')
      await waitUntil(() => active()?.textContent?.includes('Germany'))
      await sendKeys({ press: 'Enter' })
      await waitForRemoval(auth, '.phone-list')
      expect(countryIn(auth)).to.equal('DE')
      await waitForFocus(() => phoneField(auth))
    })

    it('the country list opens at the chosen country, with its neighbours on both sides [E02]', async () => {
      const auth = await atPhone()
      click(find(auth, '.phone-country'))
      const chosen = (await waitForElement(auth, '.phone-option[aria-selected="true"]')).getBoundingClientRect()
      const list = find(auth, '.phone-options')!.getBoundingClientRect()
      expect(chosen.top - list.top).to.be.greaterThan(chosen.height)
      expect(list.bottom - chosen.bottom).to.be.greaterThan(chosen.height)
    })

    it('the country list starts its search with the letter that opened it, and Escape closes only the list', async () => {
      const auth = await atPhone()
      const button = find(auth, '.phone-country')!
      button.focus()
      await sendKeys({ press: 'f' })
      const search = await waitForElement<HTMLInputElement>(auth, '.phone-search input')
      expect(search.value).to.equal('f')
      await sendKeys({ press: 'Escape' })
      await waitForRemoval(auth, '.phone-list')
      await waitForFocus(() => button)
      expect(find(auth, 'dialog[open]')).to.exist
    })
  })

  describe('with a provider', () => {
    const brandWith = (social_login: object) =>
      answerWith(({ path }) =>
        path === '/other/api/v3/brand' ? ok({ brand_id: '1', name: 'Lumen', social_login }) : undefined,
      )
    let count = 0
    const other = () => {
      count += 1
      return { 'api-host': `${location.origin}/other`, 'brand-id': `s${count}` }
    }
    const names = (auth: Element) =>
      [...auth.shadowRoot!.querySelectorAll('.sign-in-ways button')].map((it) => it.getAttribute('aria-label'))

    it('offers the providers that the brand enables, each with logo and full name [A03, C05]', async () => {
      /** The step with everything that its brand decides, the terms included. */
      const branded = async (auth: Promise<Element>) => {
        await waitForElement(await auth, '.sign-in-note')
        return auth
      }
      const auth = await branded(atSignIn())
      expect(names(auth)).to.deep.equal(['Continue with Google', 'Continue with Apple', 'Continue with Lumen ID'])
      expect(auth.shadowRoot!.querySelectorAll('.sign-in-ways svg')).to.have.length(3)
      clearPage()
      brandWith({ apple: true })
      expect(names(await branded(atSignIn(other())))).to.deep.equal(['Continue with Apple'])
      clearPage()
      brandWith({})
      expect(find(await branded(atSignIn(other())), '.sign-in-social')).to.equal(null)
    })

    it('shows a message when the brand has SSO without an id [A03]', async () => {
      brandWith({ brand: true })
      const auth = await atSignIn(other())
      await pressButton(auth, 'Continue with Lumen ID')
      await waitUntil(() => find(auth, '.sign-in-social [role="alert"]'))
      expect(find(auth, '.sign-in-social [role="alert"]')?.textContent).to.equal('Brand does not support SSO login')
    })

    it('suggests a code instead where Google refuses the browser', async () => {
      const { userAgent } = navigator
      Object.defineProperty(navigator, 'userAgent', { value: `${userAgent} Instagram 300.0`, configurable: true })
      const auth = await atSignIn()
      resetApi()
      await pressButton(auth, 'Continue with Google')
      await waitUntil(() => find(auth, '.sign-in-social [role="alert"]')?.textContent?.includes('code'))
      expect(apiCalls.filter(({ path }) => path.includes('authorisationurl'))).to.have.length(0)
      Reflect.deleteProperty(navigator, 'userAgent')
    })

    it('shows a dismissible toast in the dialog when the provider can’t be reached [G08, G15]', async () => {
      const auth = await atSignIn()
      answerWith(({ path }) => (path.includes('authorisationurl') ? json({ code: 500 }, 500) : undefined))
      await pressButton(auth, 'Continue with Apple')
      const toast = await waitForElement(auth, `${inDialog('.toaster')}:popover-open`)
      expect(toast.textContent).to.include('Something went wrong, please try again later')
      const heardBy = [...auth.shadowRoot!.querySelectorAll('dialog [role="status"]')].map((it) => it.textContent)
      expect(heardBy).to.include('Something went wrong, please try again later')
      await waitUntil(() => buttonNamed(auth, 'Continue with Apple')?.getAttribute('aria-busy') === 'false')
      await pressButton(auth, 'Dismiss')
      await waitForRemoval(auth, `${inDialog('.toaster')}:popover-open`)
    })
  })

  it('tells the viewer that the session ends with the page where the browser refuses storage', async () => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new Error('refused')
    }
    const auth = await atSignIn()
    expect(find(auth, '.sign-in-kept')?.textContent).to.include('until you leave')
    Storage.prototype.setItem = setItem
  })
})
