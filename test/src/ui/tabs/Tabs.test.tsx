import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { Tabs } from '../../../../src/ui/tabs/Tabs'
import { expectAccessible } from '../../../support/accessible'
import { draw, until, wipe } from '../../../support/draw'

type Name = 'one' | 'two' | 'three'

const tabs = [
  { id: 'one', name: 'One', count: '7' },
  { id: 'two', name: 'Two' },
  { id: 'three', name: 'Three' },
] as const

const Panel = ({ id }: { id: Name }) => {
  const [presses, setPresses] = useState(0)
  return (
    <div style={{ blockSize: 3000 }}>
      <button type="button" className={id} onClick={() => setPresses(presses + 1)}>
        {presses}
      </button>
    </div>
  )
}

/** Tabs under a header, of which another one can be selected from outside. */
const open = () => {
  let select: (id: Name) => void = () => undefined
  const chosen: Name[] = []
  const View = () => {
    const [selected, setSelected] = useState<Name>('one')
    select = setSelected
    const choose = (id: Name) => {
      chosen.push(id)
      setSelected(id)
    }
    return (
      <>
        <div style={{ blockSize: 300 }} />
        <Tabs<Name> label="Numbers" tabs={tabs} selected={selected} onSelect={choose}>
          {(id) => <Panel id={id} />}
        </Tabs>
      </>
    )
  }
  const drawn = draw(<View />)
  const tab = (id: Name) => drawn.find(`[data-tab="${id}"]`)!
  return {
    ...drawn,
    tab,
    chosen,
    select: (id: Name) => select(id),
    isShown: (id: Name) => until(() => tab(id).ariaSelected === 'true', `${id} is not selected`),
  }
}

describe('tabs', () => {
  afterEach(() => {
    wipe()
    document.documentElement.dir = ''
    scrollTo(0, 0)
  })

  it('show one panel, and keep what was in those that were open', async () => {
    const { find, tab, isShown, all, element } = open()
    expect(all('[role="tabpanel"]')).to.have.length(1)
    find('.one')!.click()
    await until(() => find('.one')!.textContent === '1', 'not pressed')
    tab('two').click()
    await isShown('two')
    expect(all('[role="tabpanel"]').map(({ hidden }) => hidden)).to.eql([true, false])
    tab('one').click()
    await isShown('one')
    expect(find('.one')!.textContent).to.equal('1')
    await expectAccessible(element)
  })

  it('follow the arrow keys round, Home and End, and leave letters and commands alone', async () => {
    const { tab, isShown, chosen, root } = open()
    tab('one').focus()
    for (const [key, id] of [
      ['ArrowLeft', 'three'],
      ['ArrowRight', 'one'],
      ['ArrowRight', 'two'],
      ['End', 'three'],
      ['Home', 'one'],
    ] as const) {
      await sendKeys({ press: key })
      await isShown(id)
      expect(root.activeElement).to.equal(tab(id))
    }
    await sendKeys({ down: 'Control' })
    await sendKeys({ press: 'ArrowRight' })
    await sendKeys({ up: 'Control' })
    await sendKeys({ press: 'x' })
    expect(chosen).to.have.length(5)
    expect([tab('one').tabIndex, tab('two').tabIndex]).to.eql([0, -1])
  })

  it('run the other way in right-to-left languages', async () => {
    document.documentElement.dir = 'rtl'
    const { tab, isShown } = open()
    tab('one').focus()
    await sendKeys({ press: 'ArrowLeft' })
    await isShown('two')
    expect(tab('two').getBoundingClientRect().right).to.be.below(tab('one').getBoundingClientRect().left)
  })

  it('keep the place of each, begin a new one under the tabs, and follow another choice from outside', async () => {
    const { tab, isShown, select } = open()
    scrollTo(0, 2000)
    tab('two').click()
    await isShown('two')
    const bar = tab('two').parentElement!
    expect(bar.getBoundingClientRect().top).to.equal(0)
    const panel = () => bar.nextElementSibling!.getBoundingClientRect().top
    expect(Math.round(panel())).to.equal(Math.round(bar.getBoundingClientRect().bottom))
    select('one')
    await isShown('one')
    expect(Math.round(scrollY)).to.equal(2000)
  })
})
