import { expect } from '@open-wc/testing'
import { commandFor } from '../../../../src/feed/keyboard/shortcuts'

describe('keys of a feed', () => {
  it('move by letters, arrows and pages [L05]', () => {
    for (const key of ['j', 'J', 'ArrowDown', 'PageDown']) expect(commandFor({ key })).to.equal('next')
    for (const key of ['k', 'K', 'ArrowUp', 'PageUp']) expect(commandFor({ key })).to.equal('previous')
    expect(commandFor({ key: 'Home' })).to.equal('first')
    expect(commandFor({ key: 'End' })).to.equal('last')
  })

  it('play, silence, spark, fill the screen, list themselves [L01, L06, L09]', () => {
    const keys = { ' ': 'toggle', m: 'mute', l: 'spark', f: 'fullscreen', '?': 'keys' }
    for (const [key, command] of Object.entries(keys)) expect(commandFor({ key })).to.equal(command)
    expect(commandFor({ key: 'c' })).to.equal('comments')
  })

  it('seek in the direction of reading [L05]', () => {
    expect(commandFor({ key: 'ArrowRight' })).to.equal('forward')
    expect(commandFor({ key: 'ArrowLeft' })).to.equal('back')
    expect(commandFor({ key: 'ArrowRight' }, true)).to.equal('back')
    expect(commandFor({ key: 'ArrowLeft' }, true)).to.equal('forward')
  })

  it('ignore the browser’s combinations and unknown keys', () => {
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
      expect(commandFor({ key: 'f', [modifier]: true })).to.equal(null)
    for (const key of ['x', 'Tab', 'Escape', 'constructor', '__proto__']) expect(commandFor({ key })).to.equal(null)
  })
})
