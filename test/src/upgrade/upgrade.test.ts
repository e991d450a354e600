import { expect, fixture } from '@open-wc/testing'
import { configure } from '../../../src/kit/settings'
import { upgrade } from '../../../src/upgrade/upgrade'

const site = 'https://lumen.example'
const video = `${site}/video/aurora-ridge`

describe('what stands for an element [T21]', () => {
  beforeEach(() => configure({ apiHost: 'https://api.example', brandId: '1', hostUrl: site }))
  afterEach(() => configure({ apiHost: undefined, brandId: undefined, hostUrl: undefined, routeBase: undefined }))

  /** What a piece of a page becomes: the names and attributes of what stands there, without the content. */
  const upgraded = async (markup: string) => {
    const box = await fixture<HTMLElement>(`<section>${markup}</section>`)
    for (const it of box.querySelectorAll('.geuin, .geuin-embed, [data-geuin], [href$="#geuin"]')) upgrade(it)
    return box
  }
  const shown = async (markup: string) => {
    const element = (await upgraded(markup)).querySelector(
      'geuin-feed,geuin-community,geuin-profile,geuin-loop,geuin-explore,geuin-auth,geuin-app',
    )
    const attributes = [...(element?.attributes ?? [])].filter(({ name }) => name !== 'data-from-link')
    return element && [element.localName, ...attributes.map(({ name, value }) => `${name}=${value}`)].join(' ')
  }

  for (const [href, element] of [
    [video, 'geuin-feed source=video slug=aurora-ridge'],
    [`${video}/`, 'geuin-feed source=video slug=aurora-ridge'],
    [`${video}?muted&no-loop=&utm_source=mail#geuin`, 'geuin-feed source=video slug=aurora-ridge muted= no-loop='],
    [`${video}?t=12#geuin`, 'geuin-feed source=video slug=aurora-ridge start-at=12'],
    [`${video}?start-at=7&t=12&theme=dark`, 'geuin-feed source=video slug=aurora-ridge start-at=7 color-scheme=dark'],
    ['https://api.example/video/aurora-ridge', 'geuin-feed source=video slug=aurora-ridge'],
    [`${site}/community/night-skies?layout=card`, 'geuin-community slug=night-skies layout=card'],
    [`${site}/profile/mira.light`, 'geuin-profile slug=mira.light'],
    [`${site}/brand/lumen`, 'geuin-profile brand-slug=lumen'],
    [`${site}/group/slow-light`, 'geuin-loop slug=slow-light'],
    [`${site}/latest?layout=grid`, 'geuin-feed source=latest layout=grid'],
    [`${site}/explore`, 'geuin-explore'],
    [`${site}/video/%E2%9C%A8`, 'geuin-feed source=video slug=✨'],
  ] as const)
    it(`a link to ${href} becomes ${element}, with the link inside`, async () => {
      expect(await shown(`<p><a class="geuin" href="${href}">Aurora</a></p>`)).to.equal(element)
      const quote = await upgraded(`<blockquote class="geuin-embed" cite="${href}"><p>Aurora</p></blockquote>`)
      expect(quote.firstElementChild?.localName).to.equal(element.split(' ')[0])
      expect(quote.firstElementChild?.firstElementChild?.localName).to.equal('blockquote')
    })

  for (const [why, markup] of [
    ['to another site', '<a class="geuin" href="https://evil.example/video/a">A</a>'],
    ['to a site whose name only begins the same', `<a class="geuin" href="${site}.evil.example/video/a">A</a>`],
    ['to another scheme', '<a class="geuin" href="javascript:alert(1)//lumen.example/video/a">A</a>'],
    ['to a page that no element shows', `<a class="geuin" href="${site}/settings">A</a>`],
    ['that has a broken escape', `<a class="geuin" href="${site}/video/%E0%A4%A">A</a>`],
    ['to a name of the language', `<a class="geuin" href="${site}/constructor/x">A</a>`],
    ['without an address', '<a class="geuin">A</a>'],
    ['in an editor', `<div contenteditable><a class="geuin" href="${video}">A</a></div>`],
    ['of a drawing', `<svg><a class="geuin" href="${video}"><text>A</text></a></svg>`],
    ['that is no link', `<p class="geuin" cite="${video}" href="${video}">A</p>`],
    ['that asks for no known element', '<div data-geuin="script">A</div>'],
    ['that asks for a name of the language', '<div data-geuin="constructor">A</div>'],
    ['that asks for the app, which takes over the page', '<div data-geuin="app" data-manage-head>A</div>'],
  ] as const)
    it(`stays what it is ${why} [S04]`, async () => {
      const before = (await fixture<HTMLElement>(`<section>${markup}</section>`)).innerHTML
      expect((await upgraded(markup)).innerHTML).to.equal(before)
    })

  it('a box becomes the element inside it, with known attributes only [S04]', async () => {
    const hostile =
      'data-api-host="https://evil.example" data-brand-id="9" data-sso-token="x" data-onclick="x" onclick="x"'
    const markup = `<div data-geuin="feed" data-source="latest" data-layout="grid" data-color-scheme="dark" ${hostile}>Videos</div>`
    const box = (await upgraded(markup)).querySelector('div')
    const element = box?.firstElementChild
    expect(element?.localName).to.equal('geuin-feed')
    expect(element?.getAttributeNames()).to.eql(['source', 'layout', 'color-scheme'])
    expect(element?.textContent).to.equal('Videos')
  })

  it('is not upgraded twice, nor inside an element of ours', async () => {
    const page = await upgraded(
      `<geuin-feed><a class="geuin" href="${video}">A</a></geuin-feed><a class="geuin" href="${video}">B</a>`,
    )
    const links = [...page.querySelectorAll('a')]
    for (const it of links) upgrade(it)
    expect(page.querySelectorAll('geuin-feed').length).to.equal(2)
    expect(links.map((it) => it.parentElement?.localName)).to.eql(['geuin-feed', 'geuin-feed'])
  })

  it('leaves the link in a quote to the quote, whichever comes first', async () => {
    const page = await fixture<HTMLElement>(
      `<section><blockquote class="geuin-embed" cite="${video}"><a class="geuin" href="${video}#geuin">A</a></blockquote></section>`,
    )
    for (const it of [...page.querySelectorAll('a, blockquote')].reverse()) upgrade(it)
    expect(page.querySelectorAll('geuin-feed').length).to.equal(1)
    expect(page.querySelector('geuin-feed')?.firstElementChild?.localName).to.equal('blockquote')
  })

  it('waits for the settings, and follows the address below a route base', async () => {
    configure({ apiHost: undefined, routeBase: '/watch' })
    const page = await upgraded(`<a class="geuin" href="${site}/watch/video/a">A</a>`)
    expect(page.querySelector('geuin-feed')).to.equal(null)
    configure({ apiHost: 'https://api.example' })
    expect(page.querySelector('geuin-feed')?.getAttribute('slug')).to.equal('a')
  })

  it('has a video’s width for a link, which any rule of the page changes', async () => {
    const page = await upgraded(`<a class="geuin" href="${video}">A</a>`)
    const feed = page.querySelector('geuin-feed') as HTMLElement
    expect(getComputedStyle(feed).maxInlineSize).to.equal('360px')
    const style = document.createElement('style')
    style.textContent = 'geuin-feed { max-inline-size: 500px }'
    document.head.append(style)
    expect(getComputedStyle(feed).maxInlineSize).to.equal('500px')
    style.remove()
  })
})
