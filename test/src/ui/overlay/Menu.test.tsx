import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { Icon } from '../../../../src/ui/icon/Icon'
import { Menu, MenuItem, MenuLine, MenuLink } from '../../../../src/ui/overlay/Menu'
import { expectAccessible } from '../../../support/accessible'
import { draw, wipe } from '../../../support/draw'
import { focused } from '../../../support/page'
import { waitUntil } from '../../../support/waitUntil'

const icon = <Icon name="check" size="m" />
const nothing = () => undefined

/** A menu whose second item leads to further ones, and these back. */
const Lamps = ({ close = nothing }: { close?(): void }) => {
  const [page, setPage] = useState<'lamps' | 'colours' | 'back'>('lamps')
  return (
    <Menu label="Lamps" page={page} isBack={page === 'back'} onClose={close}>
      {page === 'colours' ? (
        <>
          <MenuItem icon={icon} onPress={() => setPage('back')}>
            Back
          </MenuItem>
          <MenuLine />
          <MenuItem icon={icon} onPress={nothing}>
            Amber
          </MenuItem>
        </>
      ) : (
        <>
          <MenuItem icon={icon} onPress={nothing}>
            Dim
          </MenuItem>
          <MenuItem icon={icon} opensPage onPress={() => setPage('colours')}>
            Colour
          </MenuItem>
          <MenuLink page="settings">Settings</MenuLink>
          <MenuItem apart icon={icon} onPress={nothing}>
            Dark
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

const focusOn = (name: string) => waitUntil(() => focused()?.textContent === name, `the focus is not on ${name}`)

describe('Menu', () => {
  afterEach(wipe)

  it('is a menu whose items are buttons and links', async () => {
    const { element, all } = draw(<Lamps />)
    expect(all('[role="menu"] > [role="menuitem"]').map((it) => it.textContent)).to.deep.equal([
      'Dim',
      'Colour',
      'Settings',
      'Dark',
    ])
    expect(all('a')[0]?.getAttribute('href')).to.match(/\/settings$/)
    await expectAccessible(element)
  })

  it('focuses its first item, and wraps around with arrow keys', async () => {
    draw(<Lamps />)
    await focusOn('Dim')
    for (const [press, name] of [
      ['ArrowUp', 'Dark'],
      ['ArrowDown', 'Dim'],
      ['ArrowDown', 'Colour'],
      ['ArrowUp', 'Dim'],
      ['End', 'Dark'],
      ['Home', 'Dim'],
    ] as const) {
      await sendKeys({ press })
      await focusOn(name)
    }
  })

  it('a letter moves to the next item that starts with it', async () => {
    draw(<Lamps />)
    await focusOn('Dim')
    for (const [press, name] of [
      ['d', 'Dark'],
      ['d', 'Dim'],
      ['S', 'Settings'],
      ['x', 'Settings'],
    ] as const) {
      await sendKeys({ press })
      await focusOn(name)
    }
    await sendKeys({ down: 'Control' })
    await sendKeys({ press: 'd' })
    await sendKeys({ up: 'Control' })
    await focusOn('Settings')
  })

  it('focuses the first item of another page, and the opener after the way back', async () => {
    draw(<Lamps />)
    await focusOn('Dim')
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Enter' })
    await focusOn('Back')
    await sendKeys({ press: 'Enter' })
    await focusOn('Colour')
  })

  it('closes on Tab', async () => {
    let closed = 0
    draw(<Lamps close={() => (closed += 1)} />)
    await focusOn('Dim')
    await sendKeys({ press: 'ArrowDown' })
    expect(closed).to.equal(0)
    await sendKeys({ press: 'Tab' })
    expect(closed).to.equal(1)
  })
})
