import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { Icon } from '../../../src/ui/Icon'
import { Menu, MenuItem, MenuLine, MenuLink } from '../../../src/ui/Menu'
import { expectAccessible } from '../../accessible'
import { waitUntil } from '../../waitUntil'
import { focused } from '../onPage'
import { draw, wipe } from './draw'

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

  it('is a menu of items, whatever they do', async () => {
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

  it('begins with its first item, and goes round by the arrows', async () => {
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

  it('goes to the next item that begins with a letter, and stays where none does', async () => {
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

  it('begins a page that leads on with its first item, and one come back to where it was left', async () => {
    draw(<Lamps />)
    await focusOn('Dim')
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Enter' })
    await focusOn('Back')
    await sendKeys({ press: 'Enter' })
    await focusOn('Colour')
  })

  it('is left by Tab', async () => {
    let closed = 0
    draw(<Lamps close={() => (closed += 1)} />)
    await focusOn('Dim')
    await sendKeys({ press: 'ArrowDown' })
    expect(closed).to.equal(0)
    await sendKeys({ press: 'Tab' })
    expect(closed).to.equal(1)
  })
})
