import { expect } from '@open-wc/testing'
import { resolveSettings } from '../../../src/kit/settings'
import { clear, placeFeed, slideShows, until } from '../../support/feed'
import { answer, never, offline, page, refuse, requestsTo, reset, wireVideo } from '../../support/feedAnswers'

const links = '/goservices/links/dynamic_link'
const { platformSource } = resolveSettings()

describe('sharing a video of the feed', () => {
  const shared: ShareData[] = []
  const { share, canShare } = navigator
  const { error } = console
  let logged: string[] = []

  beforeEach(() => {
    logged = []
    console.error = (line: string) => void logged.push(line)
    navigator.share = async (data = {}) => void shared.push(data)
    navigator.canShare = () => true
    answer('/goservices/feed/home', () => page([wireVideo(1)]))
  })
  afterEach(async () => {
    Object.assign(navigator, { share, canShare })
    console.error = error
    shared.length = 0
    await clear()
    reset()
  })

  const press = async () => {
    const it = placeFeed({ 'host-url': 'https://lumen.example' })
    await slideShows(it, 'Caption 1')
    it.control(/^Share$/)!.click()
    return it
  }
  const addressShared = async () => {
    await until(() => shared.length > 0, 'it is shared')
    return shared[0]?.url
  }
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
    await press()
    await addressShared()
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
    expect(await addressShared()).to.equal('https://s.example/l/x')
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
    await until(() => it.events('geuin:analytics').some(({ name }) => name === 'Video Shared'), 'it is counted')
  })

  it('works with the link that the reference server makes [F14]', async () => {
    await press()
    expect(await addressShared()).to.match(/\/l\/[\w-]{12}$/)
  })

  for (const [what, rule] of [
    ['is refused', () => refuse(500)],
    ['can’t be requested', offline],
    ['takes longer than two seconds', never],
  ] as const)
    it(`shares the video’s page when the short link ${what} [F14]`, async () => {
      answer(links, rule)
      await press()
      expect(await addressShared()).to.equal(longAddress)
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
})
