import { expect } from '@open-wc/testing'
import type { CommunityId } from '../../../src/entities/community'
import type { VideoId } from '../../../src/entities/playable'
import { appActionOf, ownStore, queryParamsOf, siteName, videoLink } from '../../../src/getApp/getApp'
import { offerText } from '../../../src/getApp/offerText'
import type { Intent } from '../../../src/intent/intent'
import { translator } from '../../../src/kit/t'
import { de } from '../../../src/strings/de/getApp'
import { en } from '../../../src/strings/en/getApp'

const videoId = '17' as VideoId
const join: Intent = { type: 'join', communityId: '5' as CommunityId, slug: 'night-skies', name: 'Night Skies' }

describe('the app’s action', () => {
  it('is the viewer’s action, with its target [F18]', () => {
    for (const type of ['spark', 'comment', 'repost', 'report'] as const)
      expect(appActionOf({ type, videoId })).to.deep.equal({ type, payload: { video_id: '17' } })
    expect(appActionOf(join)).to.deep.equal({ type: 'join_community', payload: { community: 'night-skies' } })
    expect(appActionOf({ type: 'signin' })).to.deep.equal({ type: 'get_app', payload: {} })
    expect(appActionOf({ type: 'signin', videoId })).to.deep.equal({
      type: 'video',
      payload: { video_id: '17' },
    })
    expect(appActionOf({ type: 'creator' })).to.deep.equal({ type: 'get_app', payload: { action: 'creator' } })
  })

  it('is described in the viewer’s language', () => {
    const title = (intent: Intent) => offerText(intent, 'Lumen', translator(en)).title
    expect(title({ type: 'signin' })).to.equal('Get the Lumen app')
    expect(title({ type: 'signin', videoId })).to.equal('Watch this video in the app')
    expect(title({ type: 'spark', videoId })).to.equal('Spark this video in the app')
    expect(title({ type: 'comment', videoId })).to.equal('Comment in the app')
    expect(title({ type: 'repost', videoId })).to.equal('Repost this video in the app')
    expect(title({ type: 'report', videoId })).to.equal('Report this video in the app')
    expect(title({ type: 'creator' })).to.equal('Become a creator in the app')
    expect(offerText(join, 'Lumen', translator(en)).title).to.equal('Join Night Skies in the app')
    expect(offerText(join, 'Lumen', translator<typeof en>(de)).title).to.equal('Tritt Night Skies in der App bei')
  })
})

describe('query parameters of a link', () => {
  const sender = { platformSource: 'web_sdk', username: 'mira' } as const
  const paramsOf = (payload: Record<string, string>) => queryParamsOf({ type: 'get_app', payload }, sender)

  it('are the utm parameters, the action, its target and the sender [F14]', () => {
    expect(queryParamsOf({ type: 'spark', payload: { video_id: '17' } }, sender)).to.deep.equal({
      utm_campaign: 'get_app',
      utm_source: 'web_sdk',
      utm_medium: 'web',
      action: 'spark',
      content_type: 'video',
      from_username: 'mira',
      video_id: '17',
    })
    expect(paramsOf({ community: 'night-skies' })).to.include({ content_type: 'community', community: 'night-skies' })
    expect(paramsOf({ loop: 'slow-light' })).to.include({ content_type: 'loop', loop: 'slow-light' })
    expect(paramsOf({}).content_type).to.equal('app')
  })

  it('have no sender for a visitor [F14]', () => {
    const params = queryParamsOf({ type: 'get_app', payload: {} }, { platformSource: 'web_sdk' })
    expect(params).not.to.have.property('from_username')
  })

  it('a link to a video has its page, title and poster [F14]', () => {
    const data = { type: 'video', payload: { video_id: '17' }, title: 'Watch', description: 'There' } as const
    const params = queryParamsOf(data, sender)
    expect(
      videoLink(data, { slug: 'aurora', title: 'Aurora', poster: 'https://x.example/p.webp' }, params),
    ).to.deep.equal({
      queryParams: params,
      pathParams: { page: 'video', slug: 'aurora' },
      title: 'Aurora',
      previewUrl: 'https://x.example/p.webp',
      description: 'There',
    })
    expect(videoLink(data, { slug: 'aurora', title: '', poster: null }, params)).to.include({
      title: 'Watch',
      previewUrl: '',
    })
  })
})

describe('store and site', () => {
  const of = (userAgent: string, maxTouchPoints = 0) => ownStore({ userAgent, maxTouchPoints })

  it('the store is detected on phones and tablets, including an iPad that reports itself as a Mac [I03]', () => {
    expect(of('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 5)).to.equal('ios')
    expect(of('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5)).to.equal('ios')
    expect(of('Mozilla/5.0 (Linux; Android 14; Pixel 8)', 5)).to.equal('android')
    expect(of('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')).to.equal(null)
    expect(of('Mozilla/5.0 (X11; Linux x86_64)')).to.equal(null)
  })

  it('a site’s name is its host without www [C11]', () => {
    expect(siteName('https://www.lumen.example/about?x=1')).to.equal('lumen.example')
  })
})
