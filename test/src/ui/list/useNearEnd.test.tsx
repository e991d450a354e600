import { expect, nextFrame } from '@open-wc/testing'
import { useNearEnd } from '../../../../src/ui/list/useNearEnd'
import { draw, wipe } from '../../../support/draw'
import { waitUntil } from '../../../support/waitUntil'

const List = ({ entries, onNear }: { entries: readonly number[]; onNear(): void }) => (
  <div ref={useNearEnd(entries, true, onNear)} />
)

describe('the end of a list', () => {
  afterEach(wipe)

  it('asks for more of each list that ends near the window, also when its next page came before the request was drawn', async () => {
    let requests = 0
    const ask = () => {
      requests += 1
    }
    const it = draw(<List entries={[1]} onNear={ask} />)
    await waitUntil(() => requests === 1, 'the first page')
    it.draw(<List entries={[1, 2]} onNear={ask} />)
    await waitUntil(() => requests === 2, 'the second page')
    // A browser reports once in a frame what is in view.
    await nextFrame()
    await nextFrame()
    expect(requests).to.equal(2)
  })
})
