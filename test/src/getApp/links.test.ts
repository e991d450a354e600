import { expect } from '@open-wc/testing'
import { answerWith, apiCalls, ok, refusal, resetApi } from '../../support/fakeApi'

/** What goes to the console while a promise is on its way. */
const logged = async (work: () => Promise<unknown>) => {
  const lines: string[] = []
  const { error } = console
  console.error = (line: string) => void lines.push(line)
  try {
    await work()
  } finally {
    console.error = error
  }
  return lines
}

describe('links into the app', () => {
  let links: typeof import('../../../src/getApp/getApp.actions')
  const element = document.createElement('div')
  element.setAttribute('api-host', '/')
  element.setAttribute('host-url', 'https://lumen.example')

  let shortLink: typeof import('../../../src/share/shortLink.actions').shortLink

  before(async () => {
    links = await import('../../../src/getApp/getApp.actions')
    shortLink = (await import('../../../src/share/shortLink.actions')).shortLink
  })
  afterEach(resetApi)

  const data = (type: Parameters<typeof links.appLink>[1]['type'] = 'spark') => ({
    type,
    payload: { video_id: '17' },
    title: 'Spark this video in the app',
    description: 'From your phone.',
  })

  it('are requested with type, payload, title and description for every action [F18]', async () => {
    answerWith(() => ok({ link: 'https://go.example/a1' }))
    const types = [
      ...(['get_app', 'subscribe', 'join_as_collaborator', 'join_community'] as const),
      ...(['comment', 'repost', 'spark', 'report', 'video'] as const),
    ]
    for (const type of types) expect(await links.appLink(element, data(type))).to.equal('https://go.example/a1')
    expect(apiCalls.map(({ path }) => path)).to.deep.equal(types.map(() => '/goservices/links/app_link'))
    expect(await Promise.all(apiCalls.map(({ body }) => body()))).to.deep.equal(types.map(data))
  })

  it('are null when the call fails or answers no URL, which is logged [F18]', async () => {
    answerWith(() => refusal(500, 500))
    const refused = await logged(async () => expect(await links.appLink(element, data())).to.equal(null))
    expect(refused).to.have.length(1)
    expect(refused[0]).to.match(/^geuin: the link into the app failed/)
    for (const link of ['', 'javascript:alert(1)', null, 7]) {
      answerWith(() => ok({ link }))
      const lines = await logged(async () => expect(await links.appLink(element, data())).to.equal(null))
      expect(lines).to.have.length(1)
    }
  })

  it('are not logged as failed after an abort', async () => {
    const asking = new AbortController()
    answerWith(() => {
      asking.abort()
      return new Promise(() => undefined)
    })
    expect(await logged(() => links.appLink(element, data(), asking.signal))).to.deep.equal([])
  })

  const deep = {
    queryParams: { utm_campaign: 'get_app', action: 'video' },
    pathParams: { page: 'video', slug: 'aurora' },
    title: 'Aurora',
    previewUrl: 'https://x.example/p.webp',
  }

  it('a short link has utm and path parameters [F14]', async () => {
    answerWith(() => ok({ shortLink: 'https://s.example/x' }))
    expect(await shortLink(element, { ...deep, description: 'Green' })).to.equal('https://s.example/x')
    expect(apiCalls[0]?.path).to.equal('/goservices/links/dynamic_link')
    expect(await apiCalls[0]?.body()).to.deep.equal({
      query_params: deep.queryParams,
      path_params: deep.pathParams,
      title: 'Aurora',
      preview_url: 'https://x.example/p.webp',
      description: 'Green',
    })
  })

  it('a short link falls back to the video’s page [F14]', async () => {
    const page = 'https://lumen.example/video/aurora?utm_campaign=get_app&action=video'
    answerWith(() => ok({}))
    expect(await shortLink(element, deep)).to.equal(page)
    expect(await apiCalls[0]?.body()).not.to.have.property('description')
    answerWith(() => refusal(500, 500))
    const lines = await logged(async () => expect(await shortLink(element, deep)).to.equal(page))
    expect(lines[0]).to.match(/^geuin: the short link failed/)
  })

  it('are sent by email, text message or both, without HTML [F13] [E03]', async () => {
    answerWith(() => ok(null))
    const params = { utm_campaign: 'get_app' }
    await links.sendDownloadLink(element, { email: ' <b>mira@example.com</b> ', phone: '' }, params)
    await links.sendDownloadLink(element, { email: '', phone: '+14155550132' }, params)
    await links.sendDownloadLink(element, { email: 'mira@example.com', phone: '+14155550132<script>' }, params)
    expect(apiCalls.map(({ path }) => path)).to.deep.equal(apiCalls.map(() => '/api/v3/send_download_link'))
    expect(await Promise.all(apiCalls.map(({ body }) => body()))).to.deep.equal([
      { email: 'mira@example.com', query_params: params },
      { mobile: '+14155550132', query_params: params },
      { email: 'mira@example.com', mobile: '+14155550132', query_params: params },
    ])
  })

  it('report whether they were sent [F13]', async () => {
    const send = () => links.sendDownloadLink(element, { email: 'a@b.example', phone: '' }, {})
    answerWith(() => ok(null))
    expect(await send()).to.equal('sent')
    answerWith(() => refusal(429, 429))
    await logged(async () => expect(await send()).to.equal('busy'))
    answerWith(() => refusal(500, 500))
    await logged(async () => expect(await send()).to.equal('failed'))
  })
})
