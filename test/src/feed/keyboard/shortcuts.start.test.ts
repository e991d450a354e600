import { expect } from '@open-wc/testing'
import { startShortcuts } from '../../../../src/feed/keyboard/shortcuts.start'
import type { Stage } from '../../../../src/player/types'

describe('keys before the view is there', () => {
  let element: HTMLElement
  let moved: string[]
  let listening: AbortController

  beforeEach(() => {
    element = document.createElement('div')
    element.append(document.createElement('input'), document.createElement('button'))
    element.style.setProperty('height', '100vh')
    document.body.append(element)
    moved = []
    listening = new AbortController()
    const stage = { next: () => moved.push('next'), previous: () => moved.push('previous') }
    startShortcuts(element, stage as never as Stage, listening.signal)
  })
  afterEach(() => {
    listening.abort()
    element.remove()
  })

  const press = (key: string, on: Element | null = document.body, init: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...init })
    on?.dispatchEvent(event)
    return event.defaultPrevented
  }

  it('move the feed that the page is about [L05]', () => {
    for (const key of ['ArrowDown', 'j', 'PageDown']) expect(press(key)).to.equal(true)
    for (const key of ['ArrowUp', 'k', 'PageUp']) expect(press(key)).to.equal(true)
    expect(moved).to.eql(['next', 'next', 'next', 'previous', 'previous', 'previous'])
  })

  it('move a smaller feed only from inside of it [L05]', () => {
    element.style.setProperty('height', '200px')
    expect(press('ArrowDown')).to.equal(false)
    expect(press('ArrowDown', element.querySelector('button'))).to.equal(true)
    expect(moved).to.eql(['next'])
  })

  it('are ignored in text fields, with browser modifiers, and after preventDefault', () => {
    expect(press('j', element.querySelector('input'))).to.equal(false)
    expect(press('j', document.body, { ctrlKey: true })).to.equal(false)
    expect(press('m')).to.equal(false)
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
    press('j')
    expect(moved).to.eql([])
  })

  it('are ignored once the feed has been removed', () => {
    listening.abort()
    expect(press('ArrowDown')).to.equal(false)
  })
})
