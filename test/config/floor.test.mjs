// The oldest supported browsers (`browserslist` in package.json) have what the client uses: see floor/.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { root } from '../../esbuild.mjs'
import { exceptions } from './floor/exceptions.mjs'
import { readAllScripts } from './floor/scripts.mjs'
import { readAllStyles, readStyles } from './floor/styles.mjs'
import { floor, lackedBy, since } from './floor/support.mjs'

const nameOf = ({ path }) => path.join('.')
const exceptionFor = (use) =>
  exceptions.flatMap(({ paths }) => paths).find((path) => `${nameOf(use)}.`.startsWith(`${path}.`))

/** Each use that a browser lacks, as a line for a person. */
const problems = (uses, oldest) =>
  uses.flatMap((use) => {
    const lacking = lackedBy(use, oldest)
    return lacking.length > 0 ? [`${use.place}: ${nameOf(use)} (${lacking.join(', ')})`] : []
  })

let uses
before(async () => {
  uses = [...(await readAllStyles()), ...readAllScripts()]
})

/** What has no exception. */
const needed = () => uses.filter((use) => !exceptionFor(use))

describe('the oldest supported browsers [T01]', () => {
  it('have every feature that the client uses, apart from those that they can do without', () => {
    assert.deepEqual(problems(needed()), [])
  })

  it('lack every feature that is said to be one that they can do without, and the client uses it', () => {
    const used = new Set(uses.filter((use) => lackedBy(use).length > 0).map(exceptionFor))
    assert.deepEqual(
      exceptions.flatMap(({ paths }) => paths).filter((path) => !used.has(path)),
      [],
    )
  })

  it('are no newer than some feature demands, which the README names', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8')
    const [, section] = readme.match(/^## Browsers\n([\s\S]*?)^#/m)
    for (const [browser, version] of Object.entries(floor)) {
      const deciding = needed().filter((use) => since(use, browser) === version)
      assert.notEqual(deciding.length, 0, browser)
      const names = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari' }
      const row = section
        .split('\n')
        .find((line) => line.includes(names[browser.split('_')[0]]) && line.startsWith('|'))
      assert.ok(row?.includes(` ${version} `), `${browser} ${version}`)
      const named = [...row.matchAll(/`([^`]+)`/g)].map(([, code]) => code.replace(/[^\w-].*$/, ''))
      for (const name of named)
        assert.ok(
          deciding.some((use) => nameOf(use).includes(name)),
          `${browser}: ${name}`,
        )
    }
  })
})

describe('the check of browser features', () => {
  it('names properties, values, functions, units, at-rules, media features and selectors of style sheets', () => {
    const css = `
      @starting-style { .a { opacity: 0 } }
      @media (prefers-reduced-transparency: reduce) { .b { interpolate-size: allow-keywords } }
      .c::details-content { inline-size: calc-size(auto, size) }
      .d { field-sizing: content; inline-size: 3rcap; align-items: anchor-center; color: contrast-color(red) }
      .e { transition: display 1s allow-discrete }`
    const names = readStyles(css, 'sample.css')
      .filter((use) => lackedBy(use).length > 0)
      .map(nameOf)
    for (const name of [
      'css.at-rules.starting-style',
      'css.at-rules.media.prefers-reduced-transparency',
      'css.properties.interpolate-size',
      'css.selectors.details-content',
      'css.types.calc-size',
      'css.properties.field-sizing',
      'css.types.length.rcap',
      'css.properties.align-items.anchor-center',
      'css.types.color.contrast-color',
      'css.properties.transition.transition-behavior',
    ])
      assert.ok(names.includes(name), `${name} in ${names.join()}`)
  })

  it('takes a prefix for the property where it stands beside it, and not elsewhere', () => {
    const alone = readStyles('.a { user-select: none }', 'sample.css')
    const both = readStyles('.a { -webkit-user-select: none; user-select: none }', 'sample.css')
    assert.match(problems(alone).join(), /sample\.css \.a: css\.properties\.user-select \(safari /)
    assert.deepEqual(problems(both), [])
  })

  it('asks nothing of a condition that asks the browser itself', () => {
    assert.deepEqual(problems(readStyles('@supports (field-sizing: content) { .a { color: red } }', 'sample.css')), [])
  })

  it('finds members, globals, events, options and selectors in scripts, and attributes in markup', () => {
    const names = new Set(problems(uses, { chrome: '50' }).map((line) => line.match(/: ([\w.-]+) \(/)[1]))
    for (const name of [
      'api.HTMLElement.showPopover',
      'api.AbortSignal.any_static',
      'api.Element.scrollend_event',
      'api.HTMLElement.focus.options_preventScroll_parameter',
      'css.selectors.dir',
      'html.global_attributes.popover',
      'html.elements.button.popovertarget',
      'javascript.builtins.Array.at',
      'javascript.builtins.Intl.Segmenter',
    ])
      assert.ok(names.has(name), `${name} in ${[...names].join()}`)
  })
})
