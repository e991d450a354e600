import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import type { ComponentType } from 'react'
import type { CommunityId } from '../../../src/entities/community'
import type { VideoId } from '../../../src/entities/playable'
import type { Intent } from '../../../src/intent/intent'
import { pageStore } from '../../../src/kit/store'
import { toastsAtom } from '../../../src/kit/toasts'
import { expectAccessible } from '../../support/accessible'
import { until, wipe } from '../../support/draw'
import { drawStep } from '../../support/drawStep'
import { type ApiCall, answerWith, later, ok, refusal, resetApi } from '../../support/fakeApi'
import { messagesTo } from '../../support/mailbox'
import { recordEvents, serverReady, textOf } from '../../support/page'
import { read } from '../../support/scanQrCode'
import { callsTo } from '../../support/sessionAnswers'

const [linkPath, shortPath] = ['/goservices/links/app_link', '/goservices/links/dynamic_link']
const sendPath = '/api/v3/send_download_link'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)'

interface Options {
  name?: 'GET_APP' | 'GET_APP_WITH_BLURRED_BG'
  intent?: Intent
  brandId?: string
  attributes?: Record<string, string>
}

describe('GET_APP', () => {
  let Step: ComponentType
  const { error } = console

  before(serverReady)
  before(async () => {
    ;({ default: Step } = await import('../../../src/getApp/GetAppStep'))
  })
  beforeEach(() => setViewport({ width: 900, height: 900 }))
  afterEach(() => {
    wipe()
    resetApi()
    sessionStorage.clear()
    Reflect.deleteProperty(navigator, 'userAgent')
    console.error = error
  })

  const step = async ({ name = 'GET_APP', intent, brandId = '2', attributes = {} }: Options = {}) => {
    const it = drawStep(Step, {
      name,
      ...(intent && { intent }),
      attributes: { 'brand-id': brandId, ...attributes },
    })
    await until(() => it.find('.step-lead'), 'no brand')
    const link = (words: string) =>
      it.all('a').find(({ textContent }) => textContent?.includes(words)) as HTMLAnchorElement | undefined
    return { ...it, link, title: () => it.find('h2')?.textContent }
  }
  const onSystem = (userAgent: string) =>
    Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent })
  const answering = (answers: Record<string, (it: ApiCall) => Response | Promise<Response>>) =>
    answerWith((it) => answers[it.path]?.(it))
  const type = async (it: { find: (selector: string) => HTMLElement | null }, field: string, text: string) => {
    it.find(`[name="${field}"]`)?.focus()
    await sendKeys({ type: text })
  }
  const messages = (it: { all: (selector: string) => HTMLElement[] }) => it.all('.field-message').map(textOf)

  it('shows a QR code of 160 px, blurred until the link has loaded, that scans [I03] [F18]', async () => {
    const { answer, release } = later()
    answering({ [linkPath]: () => answer })
    const it = await step()
    const svg = () => it.find<HTMLElement>('.qr svg') as unknown as SVGElement | null
    await until(svg, 'no QR code')
    expect(it.find('.qr')?.getAttribute('aria-busy')).to.equal('true')
    expect(getComputedStyle(svg()!).filter).to.equal('blur(6px)')
    expect(it.find('[role="img"]')).to.equal(null)
    expect(svg()!.getBoundingClientRect()).to.include({ width: 160, height: 160 })
    release(ok({ link: 'https://go.example/l/abc' }))
    await until(() => it.find('[role="img"]'), 'the code does not come')
    expect(await read(svg()!)).to.equal('https://go.example/l/abc')
    expect(it.find('.qr')?.getAttribute('aria-busy')).to.equal('false')
    await until(() => getComputedStyle(svg()!).filter === 'none', 'it stays blurred')
    expect(it.find('[role="img"]')?.getAttribute('aria-label')).to.equal('QR code to the app')
  })

  it('requests a link that continues the viewer’s action [F18] [C01]', async () => {
    const it = await step({
      intent: { type: 'join', communityId: '5' as CommunityId, name: 'By the Water', slug: 'by-the-water' },
    })
    expect(it.title()).to.equal('Join By the Water in the app')
    expect(it.find('.step-lead')?.textContent).to.equal('Your place in the community is one tap away.')
    await until(() => it.find('[role="img"]'), 'no code')
    const [body] = await Promise.all(callsTo(linkPath).map((call) => call.body()))
    expect(body).to.deep.equal({
      type: 'join_community',
      payload: { community: 'by-the-water' },
      title: 'Join By the Water in the app',
      description: 'Your place in the community is one tap away.',
    })
    const link = await read(it.find('.qr svg') as unknown as SVGElement)
    expect(new URL(link ?? '').pathname).to.match(/^\/l\/[\w-]{12}$/)
  })

  it('shows an error when there is no link, and requests it again [F18]', async () => {
    console.error = () => undefined
    answering({ [linkPath]: () => refusal(500, 500) })
    const it = await step()
    await until(() => it.find('.qr-failed'), 'it waits for ever')
    expect(it.find('.qr-failed [role="status"]')?.textContent).to.equal('The code didn’t load.')
    answering({ [linkPath]: () => ok({ link: 'https://go.example/l/abc' }) })
    it.find('.qr-failed button')?.click()
    await until(() => it.find('[role="img"]'), 'it does not ask again')
  })

  it('opens a video by a short link to its page [F14]', async () => {
    const { videoStore } = await import('../../../src/entities/video.store')
    const { toVideo } = await import('../../../src/entities/video')
    const { siteKey } = await import('../../../src/kit/settings')
    const settings = { apiHost: location.origin, brandId: '2' }
    const answer = await fetch('/goservices/feed/home?limit=1', { headers: { 'x-brand-id': '2' } })
    const video = toVideo((await answer.json()).data.items[0], settings)!
    videoStore.put(siteKey(settings), [video])
    answering({ [shortPath]: () => ok({ shortLink: 'https://s.example/x' }) })
    const again = await step({ intent: { type: 'signin', videoId: video.id } })
    expect(again.title()).to.equal('Watch this video in the app')
    await until(() => again.find('[role="img"]'), 'no code')
    expect(await read(again.find('.qr svg') as unknown as SVGElement)).to.equal('https://s.example/x')
    expect(await callsTo(shortPath)[0]?.body()).to.deep.include({
      path_params: { page: 'video', slug: video.slug },
      title: video.title,
      preview_url: video.media.poster,
    })
  })

  it('links both stores beside the code, by the brand’s links or the settings’ [A02]', async () => {
    const halcyon = await step()
    expect([halcyon.link('App Store')?.href, halcyon.link('Google Play')?.href]).to.deep.equal([
      ...['https://apps.example/halcyon', 'https://play.example/halcyon'],
    ])
    wipe()
    answering({
      '/api/v3/brand': async () => {
        const brand = { brand_id: '9', name: 'Bare', web_cta: 'app', social_login: {}, integrations: { sdk: {} } }
        return ok(brand)
      },
    })
    const bare = await step({
      brandId: '9',
      attributes: { 'ios-store-link': 'https://apps.example/any', 'android-store-link': 'https://play.example/any' },
    })
    expect([bare.link('App Store')?.href, bare.link('Google Play')?.href]).to.deep.equal([
      ...['https://apps.example/any', 'https://play.example/any'],
    ])
  })

  it('shows this system’s store on narrow screens instead of the code [I03]', async () => {
    await setViewport({ width: 390, height: 800 })
    onSystem(iphone)
    const clicks = recordEvents('geuin:analytics')
    const it = await step()
    const store = it.link('Download on the App Store')
    expect(store?.href).to.equal('https://apps.example/halcyon')
    expect(store?.className).to.contain('button-primary')
    expect(it.link('Google Play')).to.equal(undefined)
    expect(it.find('.qr')).to.equal(null)
    await until(() => it.link('Open in the app'), 'no way into an app that is there')
    store?.addEventListener('click', (event) => event.preventDefault())
    store?.click()
    const opening = it.link('Open in the app')
    opening?.addEventListener('click', (event) => event.preventDefault())
    opening?.click()
    expect(clicks.events.map(({ detail }) => [detail.name, detail.properties.store])).to.deep.equal([
      ['Download App Viewed', undefined],
      ['Download App Clicked', 'ios'],
      ['Get App Button Clicked', undefined],
    ])
    clicks.off()
  })

  it('offers both stores on a narrow screen of a system without one [I03]', async () => {
    await setViewport({ width: 390, height: 800 })
    const it = await step()
    expect([it.link('Download on the App Store'), it.link('Get it on Google Play')].every(Boolean)).to.equal(true)
    expect(it.find('.button-primary')).to.equal(null)
  })

  it('GET_APP_WITH_BLURRED_BG links the brand’s site, if there is one [C11]', async () => {
    const blurred = await step({ name: 'GET_APP_WITH_BLURRED_BG' })
    expect(blurred.link('Go to halcyon.example')?.href).to.equal('https://halcyon.example/')
    wipe()
    expect((await step()).link('Go to')).to.equal(undefined)
    wipe()
    answering({ '/api/v3/brand': () => ok({ brand_id: '9', name: 'Bare', website: null }) })
    expect((await step({ name: 'GET_APP_WITH_BLURRED_BG', brandId: '9' })).link('Go to')).to.equal(undefined)
  })

  it('requires a phone number or an email address [E17]', async () => {
    const it = await step()
    it.find('form button[type="submit"]')?.click()
    await until(() => messages(it).includes('Either phone or email is required'), 'nothing is said')
    expect(it.find('[name="email"]')?.getAttribute('aria-invalid')).to.equal('true')
    expect(it.root.activeElement).to.equal(it.find('[name="email"]'))
    await type(it, 'phone', '4155550132')
    await until(() => !messages(it).includes('Either phone or email is required'), 'it is said with a phone, too')
    expect(callsTo(sendPath)).to.deep.equal([])
  })

  it('validates a phone number when its field loses the focus, and an email on submit [E01] [E02] [E17]', async () => {
    const it = await step()
    await type(it, 'phone', '415')
    expect(messages(it)).to.deep.equal(['', ''])
    await type(it, 'email', 'mira@')
    await until(() => messages(it)[0] === 'Enter a valid phone number', 'a wrong phone is not said')
    it.find('[name="phone"]')?.focus()
    expect(messages(it)[1]).to.equal('')
    await sendKeys({ press: 'Enter' })
    await until(() => messages(it)[1] === 'Please enter a valid email address.', 'a wrong email is not said')
    await type(it, 'email', 'x')
    expect(messages(it)[1]).to.equal('Please enter a valid email address.')
    expect(callsTo(sendPath)).to.deep.equal([])
  })

  it('sends the link once and shows a toast [E17] [F13] [G12]', async () => {
    const { answer, release } = later()
    answering({ [sendPath]: () => answer })
    const sent = recordEvents('geuin:analytics')
    const it = await step({ intent: { type: 'spark', videoId: '17' as VideoId } })
    await type(it, 'phone', '4155550132')
    await type(it, 'email', 'mira@example.com')
    const button = it.find('form button[type="submit"]')!
    expect(button.textContent).to.equal('Send Link')
    await sendKeys({ press: 'Enter' })
    button.click()
    await until(() => button.getAttribute('aria-busy') === 'true', 'it does not wait')
    button.click()
    release(ok(null))
    await until(() => it.events.length > 0, 'it does not end')
    expect(it.events).to.deep.equal([{ type: 'finished' }])
    const [body, ...more] = await Promise.all(callsTo(sendPath).map((call) => call.body()))
    expect(more).to.deep.equal([])
    expect(body).to.deep.include({ email: 'mira@example.com', mobile: '+14155550132' })
    expect((body as { query_params: object }).query_params).to.include({ action: 'spark', video_id: '17' })
    const [toast] = pageStore().get(toastsAtom(it.element))
    expect(toast).to.include({ kind: 'success', message: 'Link sent successfully!' })
    const by = sent.events.filter(({ detail }) => detail.name === 'Get App Link Sent')
    expect(by.map(({ detail }) => detail.properties.by)).to.deep.equal(['phone', 'email'])
    sent.off()
  })

  it('shows an error when sending failed, and keeps the input [G12]', async () => {
    console.error = () => undefined
    answering({ [sendPath]: () => refusal(500, 500) })
    const it = await step()
    await type(it, 'email', 'mira@example.com')
    await sendKeys({ press: 'Enter' })
    const toasts = () => pageStore().get(toastsAtom(it.element))
    await until(() => toasts().length > 0, 'no toast')
    expect(toasts()[0]).to.include({ kind: 'error', message: 'Failed to send link. Please try again.' })
    expect(it.find<HTMLInputElement>('[name="email"]')?.value).to.equal('mira@example.com')
    expect(it.events).to.deep.equal([])
    wipe()
    const again = await step()
    expect(again.find<HTMLInputElement>('[name="email"]')?.value).to.equal('mira@example.com')
  })

  it('sends an email through the reference server [F13]', async () => {
    const it = await step()
    await type(it, 'email', 'app-seeker@example.com')
    await sendKeys({ press: 'Enter' })
    await until(() => it.events.length > 0, 'it was not sent')
    const [message] = await messagesTo('app-seeker@example.com')
    expect(message?.text).to.match(/\/l\/[\w-]{12}/)
  })

  it('links privacy policy and terms, the brand’s or our own [E17]', async () => {
    const it = await step({ attributes: { 'host-url': 'https://host.example' } })
    expect(it.link('Privacy policy')?.href).to.equal('https://halcyon.example/privacy')
    expect(it.link('Terms')?.href).to.equal('https://host.example/terms')
    wipe()
    answering({ '/api/v3/brand': () => ok({ brand_id: '9', name: 'Bare' }) })
    const bare = await step({ brandId: '9' })
    expect(new URL(bare.link('Privacy policy')?.href ?? '').pathname).to.equal('/privacy')
    expect(new URL(bare.link('Terms')?.href ?? '').pathname).to.equal('/terms')
  })

  it('is accessible, on narrow and wide screens', async () => {
    const wide = await step()
    await until(() => wide.find('[role="img"]'), 'no code')
    await expectAccessible(wide.element)
    wipe()
    await setViewport({ width: 360, height: 800 })
    const narrow = await step({ name: 'GET_APP_WITH_BLURRED_BG' })
    await expectAccessible(narrow.element)
  })
})
