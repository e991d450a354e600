import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { expectAccessible } from '../../support/accessible'
import {
  clearPage,
  find,
  findAll,
  focused,
  place,
  pressButton,
  recordEvents,
  serverReady,
  waitForElement,
  waitForRemoval,
} from '../../support/page'
import { signIn, signOut } from '../../support/signIn'
import { waitUntil } from '../../support/waitUntil'

/** The words of the page's heading. */
const heading = (app: Element) => find(app, 'main h1')?.textContent
const untilHeading = (app: Element, words: string) =>
  waitUntil(() => heading(app) === words, `no heading ${words}, but ${heading(app)}`)
const link = (app: Element, name: string) =>
  findAll<HTMLAnchorElement>(app, 'a').find((it) => (it.getAttribute('aria-label') ?? it.textContent)?.trim() === name)
const follow = async (app: Element, name: string) => {
  await waitUntil(() => link(app, name), `no link ${name}`)
  link(app, name)?.click()
}
const current = (app: Element) => findAll(app, 'nav [aria-current]').map((it) => it.getAttribute('aria-label'))

describe('<geuin-app>', () => {
  const title = document.title
  const { href } = location
  before(serverReady)
  before(() => import('../../../elements/geuin-app'))
  afterEach(async () => {
    clearPage()
    history.replaceState(null, '', href)
    document.title = title
    document.dir = ''
    await setViewport({ width: 800, height: 600 })
  })

  it('shows a page for each link, and leaves the address alone in memory [B07] [N01]', async () => {
    const app = place('geuin-app', { routing: 'memory' })
    await untilHeading(app, 'Home')
    expect(current(app)).to.deep.equal(['Home'])
    await follow(app, 'Explore')
    await untilHeading(app, 'Explore')
    expect(current(app)).to.deep.equal(['Explore'])
    expect(await waitForElement(app, 'geuin-explore')).to.have.property('brandId', '1')
    expect(location.href).to.equal(href)
    expect(document.title).to.equal(title)
  })

  it('gives the focus to the heading of a page that was gone to, and not of the first [B07]', async () => {
    const app = place('geuin-app', { routing: 'memory' })
    await untilHeading(app, 'Home')
    expect(focused()).to.equal(document.body)
    await follow(app, 'Explore')
    await waitUntil(() => focused() === find(app, 'main h1'))
    await untilHeading(app, 'Explore')
  })

  it('keeps the page behind the hash without a route base, and follows Back [B06] [B07]', async () => {
    const app = place('geuin-app')
    await untilHeading(app, 'Home')
    await waitUntil(() => link(app, 'Explore'))
    expect(link(app, 'Explore')?.href).to.equal(`${location.href.split('#')[0]}#/explore`)
    await follow(app, 'Explore')
    await untilHeading(app, 'Explore')
    expect(location.hash).to.equal('#/explore')
    history.back()
    await untilHeading(app, 'Home')
    // Somebody types another address.
    location.hash = '#/nope'
    await untilHeading(app, 'This page isn’t here')
    history.back()
    await untilHeading(app, 'Home')
  })

  it('begins a video at the second of its address, and the video of another address at 0 [B07] [L05]', async () => {
    history.replaceState(null, '', '#/video/windows?t=3')
    const app = place('geuin-app')
    expect(await waitForElement(app, 'geuin-feed[slug="windows"]')).to.have.property('startAt', '3')
    await app.navigate('/video/slow-water')
    expect(await waitForElement(app, 'geuin-feed[slug="slow-water"]')).to.have.property('startAt', undefined)
  })

  it('keeps a page’s query behind the hash too, and leaves that of the document alone [B05] [B06] [B07]', async () => {
    const { search } = location
    history.replaceState(null, '', '#/search?q=night&kind=communities')
    const app = place('geuin-app')
    await untilHeading(app, 'Results for “night”')
    await waitForElement(app, '[data-tab="communities"][aria-selected="true"]')
    await pressButton(app, 'Clear the search')
    await untilHeading(app, 'Search')
    expect(location.hash).to.equal('#/search')
    history.back()
    await untilHeading(app, 'Results for “night”')
    await app.navigate('/search?q=slow')
    await untilHeading(app, 'Results for “slow”')
    expect(location.hash).to.equal('#/search?q=slow')
    await follow(app, 'Explore')
    await untilHeading(app, 'Explore')
    history.back()
    await untilHeading(app, 'Results for “slow”')
    expect(location.search).to.equal(search)
  })

  it('searches in memory without a word in the address [B07] [M05]', async () => {
    const app = place('geuin-app', { routing: 'memory' })
    await untilHeading(app, 'Home')
    const entries = history.length
    await app.navigate('/search?q=night')
    await untilHeading(app, 'Results for “night”')
    await pressButton(app, 'Clear the search')
    await untilHeading(app, 'Search')
    expect(location.href).to.equal(href)
    expect(history.length).to.equal(entries)
  })

  it('opens a video over the page without a word in the address in memory, and leaves that of others alone [B05] [B07]', async () => {
    history.replaceState(null, '', '?geuin-video=windows')
    const named = location.href
    const app = place('geuin-app', { routing: 'memory' })
    await untilHeading(app, 'Home')
    await app.navigate('/community/night-skies')
    const community = await waitForElement(app, 'geuin-community')
    const poster = await waitForElement(community, '.poster[data-slug="windows"], [data-slug="windows"]')
    const entries = history.length
    expect(find(community, 'dialog')).to.equal(null)
    poster.click()
    await waitForElement(community, 'dialog:modal geuin-feed')
    const feed = await waitForElement<HTMLElementTagNameMap['geuin-feed']>(community, 'dialog geuin-feed')
    await waitForElement(feed, '.slide[aria-label]')
    const shown = recordEvents('geuin:video-change')
    await feed.next()
    await waitUntil(() => shown.events.length > 0)
    shown.off()
    expect(location.href).to.equal(named)
    await pressButton(community, 'Close')
    await waitForRemoval(community, 'dialog')
    expect(location.href).to.equal(named)
    expect(history.length).to.equal(entries)
  })

  it('has a link from one page to the next inside of the elements that it shows [B07]', async () => {
    history.replaceState(null, '', '#/explore')
    const app = place('geuin-app')
    const explore = await waitForElement(app, 'geuin-explore')
    await waitUntil(() => link(explore, 'Night Skies') ?? find(explore, 'a[href*="community/night-skies"]'))
    find<HTMLAnchorElement>(explore, 'a[href*="community/night-skies"]')?.click()
    await untilHeading(app, 'Night Skies')
    expect(location.hash).to.equal('#/community/night-skies')
    expect((await waitForElement(app, 'geuin-community')).getAttribute('slug')).to.equal('night-skies')
  })

  it('leaves a link to the page’s own router, which moves the app itself [B07] [N03]', async () => {
    const app = place('geuin-app', { routing: 'memory' })
    await untilHeading(app, 'Home')
    const requested: string[] = []
    const own = (event: HTMLElementEventMap['geuin:navigate']) => {
      event.preventDefault()
      requested.push(event.detail.page)
    }
    document.addEventListener('geuin:navigate', own)
    await follow(app, 'Explore')
    document.removeEventListener('geuin:navigate', own)
    expect(requested).to.deep.equal(['explore'])
    expect(heading(app)).to.equal('Home')
    await app.navigate('/terms')
    await untilHeading(app, 'Terms')
  })

  it('sets the document’s title and canonical address only where it may [B07]', async () => {
    const app = place('geuin-app', { 'manage-head': '' })
    await untilHeading(app, 'Home')
    await waitUntil(() => document.title === 'Home · Lumen')
    await follow(app, 'Explore')
    await waitUntil(() => document.title === 'Explore · Lumen')
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    expect(canonical?.href).to.match(/#\/explore$/)
    canonical?.remove()
  })

  it('names no canonical address where pages have none [B07]', async () => {
    const app = place('geuin-app', { routing: 'memory', 'manage-head': '' })
    await untilHeading(app, 'Home')
    await follow(app, 'Explore')
    await waitUntil(() => document.title === 'Explore · Lumen')
    expect(document.querySelector('link[rel=canonical]')).to.equal(null)
  })

  it('asks a visitor to sign in where a page needs a viewer, and goes on afterwards [B07]', async () => {
    const app = place('geuin-app', { routing: 'memory' })
    await untilHeading(app, 'Home')
    await app.navigate('/notification')
    await untilHeading(app, 'Notifications')
    await waitUntil(() => findAll(app, 'main button').some((it) => it.textContent?.trim() === 'Sign in'))
    await expectAccessible(app)
    const user = await signIn(app)
    await waitUntil(() => !findAll(app, 'main button').some((it) => it.textContent?.trim() === 'Sign in'))
    expect(link(app, 'Profile')?.pathname).to.match(new RegExp(`/profile/${user.nickname}$`))
    await signOut(app)
    await waitUntil(() => !link(app, 'Profile'))
  })

  it('counts what the viewer has not seen beside the bell, to 99 [M06]', async () => {
    const [{ unreadCountAtom }, { pageStore }, { resolveSettings }] = await Promise.all([
      import('../../../src/notifications/unread.atoms'),
      import('../../../src/kit/store'),
      import('../../../src/kit/settings'),
    ])
    const app = place('geuin-app', { routing: 'memory' })
    await signIn(app)
    const count = unreadCountAtom(resolveSettings(app))
    pageStore().set(count, 3)
    await waitUntil(() => link(app, 'Notifications, 3 unread'))
    pageStore().set(count, 120)
    await waitUntil(() => link(app, 'Notifications, 99+ unread'))
    pageStore().set(count, 0)
    await waitUntil(() => link(app, 'Notifications'))
    await signOut(app)
  })

  it('says that it is a site of the brand’s own, unless the page says otherwise [A05]', async () => {
    const app = place('geuin-app', { routing: 'memory' })
    await untilHeading(app, 'Home')
    expect(app.platformSource).to.equal('white_label')
    const other = place('geuin-app', { routing: 'memory', 'platform-source': 'web' })
    await untilHeading(other, 'Home')
    expect(other.platformSource).to.equal('web')
  })

  it('has the language that the page gives it at any time, also when the viewer chooses a scheme [M08]', async () => {
    const [{ choose }, { resolveSettings }] = await Promise.all([
      import('../../../src/settings/preferences'),
      import('../../../src/kit/settings'),
    ])
    const app = place('geuin-app', { routing: 'memory' })
    await untilHeading(app, 'Home')
    app.setAttribute('locale', 'de')
    await untilHeading(app, 'Start')
    choose(resolveSettings(app), { scheme: 'dark' })
    expect(app.getAttribute('color-scheme')).to.equal('dark')
    expect(app.getAttribute('locale')).to.equal('de')
    choose(resolveSettings(app), { scheme: null })
    expect(app.getAttribute('color-scheme')).to.equal(null)
    app.setAttribute('color-scheme', 'light')
    choose(resolveSettings(app), { language: 'fr' })
    await untilHeading(app, 'Accueil')
    expect(app.getAttribute('color-scheme')).to.equal('light')
    choose(resolveSettings(app), { language: null })
    await untilHeading(app, 'Start')
  })

  it('is a bar below on narrow pages and a rail beside on wide ones, in either direction [A04]', async () => {
    const app = place('geuin-app', { routing: 'memory' })
    await untilHeading(app, 'Home')
    const box = () => find(app, '[part=nav]')!.getBoundingClientRect()
    const appBox = () => app.getBoundingClientRect()
    await setViewport({ width: 320, height: 640 })
    await waitUntil(() => box().width === appBox().width && box().bottom <= 641)
    expect(document.documentElement.scrollWidth).to.be.at.most(320)
    await setViewport({ width: 800, height: 600 })
    await waitUntil(() => box().width === 72 && box().left === appBox().left)
    await setViewport({ width: 1280, height: 700 })
    await waitUntil(() => box().width === 232)
    await waitUntil(() => find<HTMLImageElement>(app, '.app-wordmark')?.src.includes('web-logo'))
    document.dir = 'rtl'
    await waitUntil(() => box().right === appBox().right)
  })
})
