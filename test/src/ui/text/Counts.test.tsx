import { expect } from '@open-wc/testing'
import { Counts } from '../../../../src/ui/text/Counts'
import { draw, wipe } from '../../../support/draw'

describe('counts in one line', () => {
  afterEach(wipe)

  const left = (element: Element | null | undefined) => element!.getBoundingClientRect().left

  it('stand in the direction of the page, a number with Latin letters too', () => {
    const { find } = draw(
      <div dir="rtl">
        <Counts
          counts={[
            { text: '1.2K חברים', shown: '1.2K' },
            { text: '9 סרטונים', shown: '9' },
          ]}
        />
      </div>,
    )
    const number = find('.counts-one b')!
    const word = document.createRange()
    word.selectNodeContents(number.nextSibling!)
    expect(number.textContent).to.equal('1.2K')
    expect(left(number)).to.be.above(word.getBoundingClientRect().left)
    expect(left(number)).to.be.above(left(find('.counts-one:nth-of-type(2)')))
  })

  it('say a number once where a language has a word for it', () => {
    const { all } = draw(<Counts counts={[{ text: 'فيديوهان', shown: '2' }]} />)
    expect(all('.counts-one').map((it) => it.textContent)).to.deep.equal(['فيديوهان'])
  })
})
