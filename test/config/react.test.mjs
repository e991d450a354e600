import assert from 'node:assert/strict'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { root } from '../../esbuild.mjs'
import { ensureBuilt } from './built.mjs'

describe('React in the build', () => {
  before(ensureBuilt)

  it('makes no error when its file is evaluated, whose stack would have an inspected page read the file again', async (t) => {
    const made = []
    const note =
      (call) =>
      (target, ...rest) => {
        made.push(String(rest.find(Array.isArray)?.[0]))
        return call(target, ...rest)
      }
    const original = Error
    t.after(() => {
      globalThis.Error = original
    })
    globalThis.Error = new Proxy(original, { apply: note(Reflect.apply), construct: note(Reflect.construct) })
    const { createRoot } = await import(join(root, '.build/packages/react-dom-client.js'))
    assert.equal(typeof createRoot, 'function')
    assert.deepEqual(
      made.filter((message) => message.startsWith('Minified React error')),
      [],
    )
  })
})
