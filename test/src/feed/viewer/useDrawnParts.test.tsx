import { expect } from '@open-wc/testing'
import { useLayoutEffect } from 'react'
import { useDrawnParts } from '../../../../src/feed/viewer/useDrawnParts'
import { draw, wipe } from '../../../support/draw'
import { waitUntil } from '../../../support/waitUntil'

describe('the parts of a view', () => {
  let frame = 0
  let request = 0
  const count = () => {
    frame += 1
    request = requestAnimationFrame(count)
  }
  before(count)
  after(() => {
    cancelAnimationFrame(request)
    wipe()
  })

  it('are drawn one by one, each when the browser has drawn the one before', async () => {
    const drawn: { parts: number; frame: number }[] = []
    const Parts = ({ count }: { count: number }) => {
      const parts = useDrawnParts(count)
      useLayoutEffect(() => void drawn.push({ parts, frame }), [parts])
      return null
    }
    const view = draw(<Parts count={1} />)
    await waitUntil(() => drawn.length === 1, 'the first is drawn')
    const before = frame
    await waitUntil(() => frame > before + 2, 'some frames')
    expect(drawn.length).to.equal(1)
    view.draw(<Parts count={3} />)
    await waitUntil(() => drawn.length === 3, 'all are drawn')
    expect(drawn.map(({ parts }) => parts)).to.eql([1, 2, 3])
    expect(new Set(drawn.map(({ frame }) => frame)).size).to.equal(3)
  })
})
