import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { resolveSettings } from '../../../src/kit/settings'
import { pageObject } from '../../../src/kit/shared'
import { embedAllow } from '../../../src/wire/embed'
import { still } from '../../support/accessible'
import { clear, type PlacedFeed, placeFeed, slideShows, until } from '../../support/feed'
import { answer, never, offline, page, refuse, requestsTo, reset, wireVideo } from '../../support/feedAnswers'
import { read } from '../../support/scanQrCode'
import { expectUsable } from '../../support/usable'

const links = '/goservices/links/dynamic_link'
const { platformSource } = resolveSettings()

describe('sharing a video of the feed', () => {
  const { error } = console
  const { writeText } = navigator.clipboard
  let logged: string[] = []
  let copied: string[] = []
  let share: ReturnType<typeof Object.getOwnPropertyDescriptor>

  const setShare = (fn: Navigator['share'] | undefined) =>
    Object.defineProperty(navigator, 'share', { configurable: true, value: fn })

  beforeEach(() => {
    logged = []
    copied = []
    share = Object.getOwnPropertyDescriptor(navigator, 'share')
    console.error = (line: string) => void logged.push(line)
    navigator.clipboard.writeText = async (text) => void copied.push(text)
    answer('/goservices/feed/home', () => page([wireVideo(1)]))
  })
  afterEach(async () => {
    Reflect.deleteProperty(navigator, 'share')
    if (share) Object.defineProperty(navigator, 'share', share)
    navigator.clipboard.writeText = writeText
    console.error = error
    await clear()
    reset()
  })

  const press = async () => {
    const it = placeFeed({ 'host-url': 'https://lumen.example' })
    await slideShows(it, 'Caption 1')
    it.control(/^Share$/)!.focus()
    it.control(/^Share$/)!.click()
    return it
  }
  const linkField = (it: PlacedFeed) => it.find<HTMLInputElement>('dialog .share-copy input')
  const addressShared = async (it: PlacedFeed) => {
    await until(() => linkField(it)?.value, 'the link is there')
    return linkField(it)?.value
  }
  const tracked = (it: PlacedFeed) =>
    it.events('geuin:analytics').flatMap(({ name, properties }) => (name === 'Video Shared' ? [properties.method] : []))
  const longAddress = `https://lumen.example/video/video-1?utm_campaign=share&utm_source=${platformSource}&utm_medium=web&action=share&content_type=video`

  it('cuts what stands in for a missing title, which a link would refuse [F14, H08]', async () => {
    const alt = 'Light over water. '.repeat(25)
    const { media } = wireVideo(1)
    answer('/goservices/feed/home', () => page([wireVideo(1, { title: '', media: { ...media, alt } })]))
    const titles: string[] = []
    answer(links, async (request) => {
      titles.push((await request.json()).title)
      return Response.json({ code: 200, message: 'OK', data: { shortLink: 'https://s.example/l/x' } })
    })
    await addressShared(await press())
    expect(titles).to.eql([`${alt.slice(0, 100).trimEnd()}…`])
  })

  it('uses a short link, requested only now, and tells the page the video’s own address [F14] [L06]', async () => {
    const bodies: unknown[] = []
    answer(links, async (request) => {
      bodies.push(await request.json())
      return Response.json({ code: 200, message: 'OK', data: { shortLink: 'https://s.example/l/x' } })
    })
    const it = await press()
    await until(() => it.events('geuin:share').length > 0, 'the page hears of it')
    expect(it.events('geuin:share')[0]).to.include({ url: 'https://lumen.example/video/video-1' })
    expect(await addressShared(it)).to.equal('https://s.example/l/x')
    const [body] = bodies as [Record<string, unknown>]
    expect(body.preview_url).to.match(/\/media\/clips\/.+\/poster\.webp$/)
    expect({ ...body, preview_url: '' }).to.deep.equal({
      query_params: {
        ...{ utm_campaign: 'share', utm_source: platformSource, utm_medium: 'web' },
        ...{ action: 'share', content_type: 'video' },
      },
      path_params: { page: 'video', slug: 'video-1' },
      title: 'Video 1',
      preview_url: '',
    })
    expect(tracked(it)).to.eql([])
  })

  it('works with the link that the reference server makes [F14]', async () => {
    expect(await addressShared(await press())).to.match(/\/l\/[\w-]{12}$/)
  })

  for (const [what, rule] of [
    ['is refused', () => refuse(500)],
    ['can’t be requested', offline],
    ['takes longer than two seconds', never],
  ] as const)
    it(`shares the video’s page when the short link ${what} [F14]`, async () => {
      answer(links, rule)
      expect(await addressShared(await press())).to.equal(longAddress)
      expect(logged.join()).to.contain('the short link failed')
    })

  it('asks for no link when the page shares in its own way [L06]', async () => {
    const it = placeFeed()
    await slideShows(it, 'Caption 1')
    it.feed.addEventListener('geuin:share', (event) => event.preventDefault())
    it.control(/^Share$/)!.click()
    await until(() => it.events('geuin:share').length > 0, 'the page shares')
    expect(requestsTo(links)).to.deep.equal([])
  })

  it('copies the link and says so in place, and counts that once [P01] [L06]', async () => {
    const it = await press()
    const link = await addressShared(it)
    const copy = () => it.control(/^Copy$|^Copied$/)!
    copy().click()
    await until(() => it.control(/^Copied$/), 'it says so')
    expect(it.find('dialog [role="status"]')?.textContent).to.equal('Link copied')
    copy().click()
    await until(() => copied.length === 2, 'it is copied again')
    expect(copied).to.eql([link, link])
    expect(tracked(it)).to.eql(['link'])
    await until(() => requestsTo('/api/v3/video/count').length === 1, 'the server counts it')
  })

  it('lets the viewer copy by hand where the page may not use the clipboard', async () => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
    const it = await press()
    const link = await addressShared(it)
    it.control(/^Copy$/)!.click()
    await until(() => it.find('dialog [role="alert"]')?.textContent, 'it says so')
    const { selectionStart, selectionEnd } = linkField(it)!
    expect([selectionStart, selectionEnd]).to.eql([0, link?.length])
    expect(tracked(it)).to.eql([])
  })

  it('offers the system’s sheet where there is one, and counts what was shared there [L06]', async () => {
    const shared: ShareData[] = []
    setShare(async (data = {}) => {
      if (shared.push(data) === 1) throw new DOMException('closed', 'AbortError')
    })
    const it = await press()
    const url = await addressShared(it)
    it.control(/^More apps$/)!.click()
    await until(() => shared.length === 1, 'it opens')
    it.control(/^More apps$/)!.click()
    await until(() => tracked(it).length > 0, 'it is counted')
    expect(shared[1]).to.eql({ url, title: 'Video 1' })
    expect(tracked(it)).to.eql(['system'])
  })

  it('has no such button where the browser has no sheet', async () => {
    setShare(undefined)
    const it = await press()
    await addressShared(it)
    expect(it.control(/^More apps$/)).to.equal(null)
  })

  it('leads to services and to mail by links that hold the address and the title', async () => {
    const it = await press()
    const url = encodeURIComponent((await addressShared(it)) ?? '')
    const links = it.all('.share-networks a').map((link) => link.getAttribute('href'))
    expect(links).to.eql([
      `https://wa.me/?text=Video%201%20${url}`,
      `https://t.me/share/url?url=${url}&text=Video%201`,
      `https://x.com/intent/post?url=${url}&text=Video%201`,
      `https://www.facebook.com/sharer/sharer.php?u=${url}`,
      `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
      `mailto:?subject=Video%201&body=${url}`,
      `sms:?body=Video%201%20${url}`,
    ])
    for (const link of it.all('.share-networks a')) expect(link.getAttribute('rel')).to.equal('noopener noreferrer')
  })

  it('holds services and the system’s sheet back until the link is there, which they share', async () => {
    let release = () => {}
    const waits = new Promise<void>((resolve) => {
      release = resolve
    })
    answer(links, async () => {
      await waits
      return Response.json({ code: 200, message: 'OK', data: { shortLink: 'https://s.example/l/x' } })
    })
    const it = await press()
    await until(() => it.find('.share-networks'), 'the services')
    expect(it.find('[inert] > .share-networks')).not.to.equal(null)
    release()
    await addressShared(it)
    await until(() => !it.find('[inert] > .share-networks'), 'they can be used')
    expect(it.find('.share-networks a')?.getAttribute('href')).to.contain(encodeURIComponent('https://s.example/l/x'))
  })

  it('shows the link as a QR code', async () => {
    const it = await press()
    const link = await addressShared(it)
    it.all('.share-ways label')[1]!.click()
    await until(() => it.find('.qr [role="img"] svg'), 'the code')
    expect(await read(it.find<HTMLElement>('.qr svg') as unknown as SVGSVGElement)).to.equal(link)
    await expectUsable(it.feed, () => it.find('dialog[open]'))
  })

  describe('by the code for another page', () => {
    const script = document.createElement('script')
    script.type = 'text/plain'
    script.setAttribute('src', 'https://cdn.example/geuin.js')
    const { scriptTags: tags } = pageObject()
    beforeEach(() => {
      document.head.append(script)
      tags.push(script)
    })
    afterEach(() => {
      tags.splice(tags.indexOf(script), 1)
      script.remove()
    })

    const code = (it: PlacedFeed) => it.find<HTMLTextAreaElement>('.embed textarea')?.value
    const openPanel = async (it: PlacedFeed) => {
      await addressShared(it)
      it.all('.share-ways label')[2]!.click()
      await until(() => code(it), 'the code')
      return it
    }
    const label = (it: PlacedFeed, name: string) =>
      it.all('.embed label').find((one) => (one.querySelector('b') ?? one).textContent === name) ??
      expect.fail(`no ${name}`)
    const choose = async (it: PlacedFeed, name: string) => {
      label(it, name).click()
      await until(() => label(it, name).querySelector<HTMLInputElement>('input')?.checked, `${name} is chosen`)
    }
    const start = (it: PlacedFeed) => it.control(/where you are now$/) ?? it.find('.embed [role="switch"]')
    const settings = `data-api-host="${location.origin}" data-brand-id="1" data-host-url="https://lumen.example"`
    const tag = `<script type="module" src="https://cdn.example/geuin.js" ${settings}></script>`

    it('gives a link, a tag or a frame, where it knows from where [N06] [T21]', async () => {
      const it = await openPanel(await press())
      const link = '<a class="geuin" href="https://lumen.example/video/video-1#geuin">Video 1</a>'
      expect(code(it)).to.equal(`${link}\n${tag}`)
      await choose(it, 'Tag')
      expect(code(it)).to.equal(`${tag}\n<geuin-feed source="video" slug="video-1">${link}</geuin-feed>`)
      await choose(it, 'Dark')
      expect(code(it)).to.contain('<geuin-feed source="video" slug="video-1" color-scheme="dark">')
      await choose(it, 'Frame')
      expect(code(it)).to.contain(
        `<iframe src="${location.origin}/embed/feed?source=video&amp;slug=video-1&amp;color-scheme=dark&amp;brand-id=1" title="Video 1" `,
      )
      expect(code(it)).to.contain(`width="360" height="640" frameborder="0" loading="lazy" allow="${embedAllow}"`)
      await choose(it, 'System')
      for (const [size, box] of [
        ['270', 'width="270" height="480"'],
        ['Full', 'width="100%" height="640"'],
      ] as const) {
        await choose(it, size)
        expect(code(it)).to.contain(box).and.not.contain('color-scheme')
      }
    })

    it('leaves alone what has no say in the chosen kind [N06]', async () => {
      const it = await openPanel(await press())
      const off = () => it.all('.embed fieldset:disabled legend').map(({ textContent }) => textContent)
      expect(off()).to.eql(['Size', 'Theme'])
      await choose(it, 'Tag')
      expect(off()).to.eql(['Size'])
      await choose(it, 'Frame')
      expect(off()).to.eql([])
    })

    it('begins the video where the viewer is, once that is switched on, in every kind [N06] [T21]', async () => {
      const it = placeFeed({ 'host-url': 'https://lumen.example', 'start-at': '3' })
      await slideShows(it, 'Caption 1')
      const video = () => it.slide()?.querySelector('video')
      await until(() => (video()?.currentTime ?? 0) >= 3, 'it has run')
      await it.feed.pause()
      it.control(/^Share$/)!.click()
      await openPanel(it)
      const seconds = Math.floor(video()?.currentTime ?? 0)
      expect(start(it)?.textContent).to.equal(`0:0${seconds} where you are now`)
      expect(start(it)?.getAttribute('aria-checked')).to.equal('false')
      expect(code(it)).to.contain('/video/video-1#geuin')
      start(it)?.click()
      await until(() => code(it)?.includes(`/video/video-1?t=${seconds}#geuin`), 'the link begins there')
      await choose(it, 'Tag')
      expect(code(it)).to.contain(`slug="video-1" start-at="${seconds}">`)
      await choose(it, 'Frame')
      expect(code(it)).to.contain(`slug=video-1&amp;t=${seconds}&amp;brand-id=1`)
      start(it)?.click()
      await until(() => !code(it)?.includes('t='.concat(`${seconds}`)), 'it begins at 0 again')
      await expectUsable(it.feed, () => it.find('dialog[open]'))
    })

    it('has no such switch before the first second is over', async () => {
      const it = placeFeed({ 'no-autoplay': '' })
      await slideShows(it, 'Caption 1')
      it.control(/^Share$/)!.click()
      await openPanel(it)
      expect(start(it)).to.equal(null)
    })

    it('copies the code and says so in place until something else is chosen, and counts that once [P01] [L06]', async () => {
      const it = await openPanel(await press())
      const said = () => it.find('.embed [role="status"]')?.textContent
      it.control(/^Copy code$/)!.click()
      await until(() => it.control(/^Copied$/), 'it says so')
      expect(said()).to.equal('Code copied')
      expect(copied).to.eql([code(it)])
      await choose(it, 'Frame')
      expect(it.control(/^Copied$/)).to.equal(null)
      expect(said()).to.equal('')
      it.control(/^Copy code$/)!.click()
      await until(() => copied.length === 2, 'it is copied again')
      expect(copied[1]).to.match(/^<iframe /)
      expect(tracked(it)).to.eql(['embed'])
    })

    it('selects the code where the page may not use the clipboard', async () => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
      const it = await openPanel(await press())
      it.control(/^Copy code$/)!.click()
      await until(() => it.find('.embed [role="alert"]')?.textContent, 'it says so')
      const { selectionStart, selectionEnd } = it.find<HTMLTextAreaElement>('.embed textarea')!
      expect([selectionStart, selectionEnd]).to.eql([0, code(it)?.length])
    })

    it('shows beside it, where there is room, what the code shows in its size [N06]', async () => {
      const it = await openPanel(await press())
      const preview = () => it.find('.embed-preview')!
      const { innerWidth: width, innerHeight: height } = window
      try {
        await setViewport({ width: 639, height: 900 })
        expect(preview().checkVisibility()).to.equal(false)
        await setViewport({ width: 800, height: 900 })
        await until(() => preview().checkVisibility(), 'the preview')
        expect(preview().textContent).to.equal('Video 1until the script is there')
        await choose(it, 'Frame')
        expect(preview().textContent).to.equal('')
        const widths: number[] = []
        for (const size of ['270', '360', 'Full']) {
          await choose(it, size)
          await still(it.find('dialog')!)
          widths.push(it.find('.embed-picture')!.getBoundingClientRect().width)
        }
        expect(widths).to.eql([136, 180, 196])
        await expectUsable(it.feed, () => it.find('dialog[open]'))
      } finally {
        await setViewport({ width, height })
      }
    })
  })

  it('returns the focus to its button', async () => {
    const it = await press()
    await addressShared(it)
    await expectUsable(it.feed, () => it.find('dialog[open]'))
    it.control(/^Close$/)!.click()
    await until(() => !it.find('dialog[open]:not(.leaving)'), 'it is closed')
    await until(() => it.feed.shadowRoot?.activeElement?.textContent === 'Share', 'the focus is back')
  })
})
