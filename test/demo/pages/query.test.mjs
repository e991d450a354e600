import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { embedOf } from '../../../demo/pages/embed.js'
import { choicesOf } from '../../../demo/pages/query.js'

const cssOf = (query) => embedOf(choicesOf(new URLSearchParams(query))).css

describe('the look that an address of the playground has', () => {
  it('is a colour, a radius and a font', () => {
    const css = cssOf({ accent: '#1464C0', radius: '3', font: 'serif' })
    for (const property of ['--geuin-accent: light-dark(#1464C0, ', '--geuin-radius: 3px;', '--geuin-font: Georgia, '])
      assert.ok(css.includes(property), css)
  })

  for (const [name, value] of [
    ['accent', 'red}*{display:none'],
    ['accent', '#1464c0}*{display:none'],
    ['radius', '1px}*{display:none'],
    ['radius', '1000'],
    ['font', 'constructor'],
    ['font', 'x}*{display:none'],
  ])
    it(`is no more than that: ${name}=${value}`, () => {
      assert.equal(cssOf({ [name]: value }), cssOf({}))
    })
})
