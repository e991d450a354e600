import { expect } from '@open-wc/testing'
import type { Wish } from '../../../src/modal/modal'
import { grantsWishes, grantWish } from '../../../src/modal/wishes'

const site = `${location.origin} 1`
const element = () => {
  const it = document.createElement('geuin-feed')
  it.setAttribute('api-host', '/')
  it.setAttribute('brand-id', '1')
  document.body.append(it)
  return it
}
const spark: Wish = { action: 'spark', videoId: '7' }

describe('what a viewer wanted', () => {
  let offs: (() => void)[] = []
  const taker = (of: Element, takes = true) => {
    const granted: Wish[] = []
    offs.push(
      grantsWishes(of, (wish) => {
        if (takes) granted.push(wish)
        return takes
      }),
    )
    return granted
  }
  afterEach(() => {
    for (const off of offs) off()
    offs = []
    for (const it of document.querySelectorAll('geuin-feed')) it.remove()
  })

  it('goes on in the element that asked, and nowhere else', () => {
    const [one, two] = [element(), element()]
    const [other, asked] = [taker(one), taker(two)]
    grantWish({ wish: spark, site, asker: two })
    expect([other, asked]).to.deep.equal([[], [spark]])
  })

  it('goes on once, in whichever element can, when the page is another one', () => {
    const granted = [taker(element(), false), taker(element()), taker(element())]
    grantWish({ wish: spark, site, asker: null })
    expect(granted).to.deep.equal([[], [spark], []])
  })

  it('waits for an element of its site that can', () => {
    grantWish({ wish: spark, site, asker: null })
    const stranger = element()
    stranger.setAttribute('brand-id', '2')
    const [foreign, own, later] = [taker(stranger), taker(element()), taker(element())]
    expect([foreign, own, later]).to.deep.equal([[], [spark], []])
  })
})
