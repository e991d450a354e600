import { expect, fixture, html } from '@open-wc/testing'
import { emit, type GeuinEventMap } from '../../../src/kit/events'

describe('emit', () => {
  it('sends a composed, bubbling CustomEvent that leaves the shadow root [N03]', async () => {
    const host = await fixture<HTMLElement>(html`<div></div>`)
    const inner = document.createElement('button')
    host.attachShadow({ mode: 'open' }).append(inner)
    const seen: CustomEvent<GeuinEventMap['geuin:spark']>[] = []
    const listener = (event: Event) => seen.push(event as CustomEvent)
    document.addEventListener('geuin:spark', listener)
    const wasAllowed = emit(inner, 'geuin:spark', { videoId: '1', sparked: true, count: 3 })
    document.removeEventListener('geuin:spark', listener)
    expect(wasAllowed).to.equal(true)
    expect(seen).to.have.length(1)
    expect(seen[0]).to.be.instanceOf(CustomEvent)
    expect(seen[0]?.detail).to.deep.equal({ videoId: '1', sparked: true, count: 3 })
    expect(seen[0]?.cancelable).to.equal(false)
  })

  it('returns false for a cancelable event that the page prevents, and only for that [N03]', async () => {
    const element = await fixture<HTMLElement>(html`<div></div>`)
    const prevent = (event: Event) => event.preventDefault()
    element.addEventListener('geuin:navigate', prevent)
    element.addEventListener('geuin:join', prevent)
    const detail = { page: 'video', slug: 'x', href: '/video/x' } as const
    expect(emit(element, 'geuin:navigate', detail, { cancelable: true })).to.equal(false)
    element.removeEventListener('geuin:navigate', prevent)
    expect(emit(element, 'geuin:navigate', detail, { cancelable: true })).to.equal(true)
    expect(emit(element, 'geuin:join', { kind: 'loop', id: '1', slug: 'x', state: 'joined' })).to.equal(true)
  })

  it('has types for the listener, and a detail without a token [N03]', async () => {
    const element = await fixture<HTMLElement>(html`<div></div>`)
    let nickname = ''
    element.addEventListener('geuin:login', (event) => {
      nickname = event.detail.user.nickname
      // @ts-expect-error: no event holds a token
      void event.detail.user.accessToken
    })
    emit(element, 'geuin:login', { user: { id: '1', nickname: 'mira', name: null, image: null } })
    // @ts-expect-error: the detail is not that of the type
    const wrong = () => emit(element, 'geuin:login', { user: null })
    expect([nickname, typeof wrong]).to.deep.equal(['mira', 'function'])
  })

  it('sends native events when the page has replaced CustomEvent', async () => {
    const element = await fixture<HTMLElement>(html`<div></div>`)
    const { CustomEvent } = window
    let seen = 0
    element.addEventListener('geuin:ready', () => {
      seen += 1
    })
    Object.assign(window, { CustomEvent: class {} })
    try {
      emit(element, 'geuin:ready', { tag: 'geuin-feed' })
    } finally {
      Object.assign(window, { CustomEvent })
    }
    expect(seen).to.equal(1)
  })
})
