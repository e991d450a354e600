import { expect } from '@open-wc/testing'
import { isForFeed } from '../../../../src/feed/keyboard/shortcuts.scope'

describe('a key', () => {
  let element: HTMLElement
  let listening: AbortController
  let isTaken: boolean | undefined

  beforeEach(() => {
    element = document.createElement('div')
    element.append(document.createElement('input'), document.createElement('button'))
    element.style.setProperty('height', '100vh')
    document.body.append(element)
    listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', (event) => (isTaken = isForFeed(event, element)), { signal })
  })
  afterEach(() => {
    listening.abort()
    element.remove()
  })

  const press = (key: string, on: Element | null = document.body) => {
    on?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }))
    return isTaken
  }

  it('on nothing is for the feed that the page is about [L05]', () => {
    expect(press('ArrowDown')).to.equal(true)
  })

  it('is for a smaller feed only from inside of it [L05]', () => {
    element.style.setProperty('height', '200px')
    expect(press('ArrowDown')).to.equal(false)
    expect(press('ArrowDown', element.querySelector('button'))).to.equal(true)
  })

  it('is not for the feed in a text field, on a button that it presses, or after preventDefault', () => {
    expect(press('j', element.querySelector('input'))).to.equal(false)
    expect(press(' ', element.querySelector('button'))).to.equal(false)
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
    expect(press('j')).to.equal(false)
  })
})
