import { expect } from '@open-wc/testing'
import { Button, KeepPendingContext } from '../../../../src/ui/button/Button'
import { IconButton } from '../../../../src/ui/button/IconButton'
import { expectAccessible } from '../../../support/accessible'
import { draw, wipe } from '../../../support/draw'

const nothing = () => undefined

describe('button', () => {
  afterEach(wipe)

  it('pending, keeps width, name and focus, and ignores clicks', () => {
    let presses = 0
    const press = () => {
      presses += 1
    }
    const it = draw(<Button onClick={press}>Send the code</Button>)
    const button = it.find('button')!
    const { width } = button.getBoundingClientRect()
    button.focus()
    button.click()
    it.draw(
      <Button pending onClick={press}>
        Send the code
      </Button>,
    )
    button.click()
    expect(presses).to.equal(1)
    expect(button.getBoundingClientRect().width).to.equal(width)
    expect(button.getAttribute('aria-busy')).to.equal('true')
    expect(it.root.activeElement).to.equal(button)
  })

  it('that was pending stays so until what it has started replaces it', () => {
    const pair = (pending: boolean, isWaiting: boolean) => (
      <KeepPendingContext value={isWaiting}>
        <Button pending={pending}>Send</Button>
        <Button>Other</Button>
      </KeepPendingContext>
    )
    const it = draw(pair(true, false))
    const busy = () => it.all('button').map((button) => button.getAttribute('aria-busy'))
    it.draw(pair(false, true))
    expect(busy()).to.eql(['true', 'false'])
    it.draw(pair(false, false))
    expect(busy()).to.eql(['false', 'false'])
  })

  it('submits a form once, not again while pending', () => {
    let sent = 0
    const form = (pending: boolean) => (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent += 1
        }}
      >
        <Button type="submit" variant="primary" pending={pending}>
          Send
        </Button>
      </form>
    )
    const it = draw(form(false))
    it.find('button')!.click()
    it.draw(form(true))
    it.find('button')!.click()
    expect(sent).to.equal(1)
  })

  it('has a touch target of 44 px in every size, and a name', async () => {
    const it = draw(
      <>
        <Button small onClick={nothing}>
          Go
        </Button>
        <IconButton icon="x" label="Close" onClick={nothing} />
      </>,
    )
    const [small, icon] = it.all('button')
    const { height } = small!.getBoundingClientRect()
    const reach = Number.parseFloat(getComputedStyle(small!, '::after').height)
    expect(Math.max(height, reach)).to.be.at.least(44)
    expect(icon!.getBoundingClientRect()).to.include({ width: 44, height: 44 })
    await expectAccessible(it.element)
  })
})

describe('design tokens', () => {
  afterEach(wipe)

  const surface = (attributes: Record<string, string>, style = '') => {
    const it = draw(<Button onClick={nothing}>Go</Button>, attributes)
    it.element.style.cssText = style
    return getComputedStyle(it.find('button')!)
  }

  it('follow the element’s color-scheme [A08]', () => {
    expect(surface({ 'color-scheme': 'light' }).color).to.equal('rgb(20, 20, 26)')
    expect(surface({ 'color-scheme': 'dark' }).color).to.equal('rgb(243, 243, 247)')
    expect(surface({ 'color-scheme': 'auto' }).color).to.equal('rgb(20, 20, 26)')
  })

  it('can be changed by the page [A08]', () => {
    expect(surface({}, '--geuin-text: rgb(1, 2, 3); color: red').color).to.equal('rgb(1, 2, 3)')
  })
})
