import { expect, fixture, html } from '@open-wc/testing'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { AnalyticsProvider, useAnalytics } from '../../../src/analytics/AnalyticsProvider'
import type { GeuinEventMap } from '../../../src/kit/events'

const Play = () => {
  const track = useAnalytics()
  return (
    <button type="button" onClick={() => track('Play', { videoId: '1', time: 0, duration: 0 })}>
      Play
    </button>
  )
}

describe('useAnalytics', () => {
  let root: Root
  let place: HTMLElement

  beforeEach(async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    place = await fixture<HTMLElement>(html`<div></div>`)
    root = createRoot(place)
  })
  afterEach(() => act(() => root.unmount()))

  it('tracks events of its provider’s element', () => {
    const element = document.createElement('div')
    const seen: GeuinEventMap['geuin:analytics'][] = []
    element.addEventListener('geuin:analytics', ({ detail }) => seen.push(detail))
    act(() =>
      root.render(
        <AnalyticsProvider element={element}>
          <Play />
        </AnalyticsProvider>,
      ),
    )
    act(() => place.querySelector('button')?.click())
    expect(seen.map(({ name }) => name)).to.deep.equal(['Play'])
  })

  it('throws outside of its provider [D14]', () => {
    expect(() => act(() => root.render(<Play />))).to.throw('useAnalytics must be used within an AnalyticsProvider')
  })
})
