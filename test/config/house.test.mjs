// Rules of this repository that no tool knows: each names what is forbidden, where, and why.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { root } from '../../esbuild.mjs'

const files = (folders, extension) =>
  folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)))
    .filter((path) => extension.test(path))

/** Comments may speak of what code may not do. */
const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).replace(/(^|\s)\/\/.*$/gm, '')

/** Places, as `path:line`, where the pattern occurs. */
const places = (paths, pattern) =>
  paths.flatMap((path) =>
    withoutComments(readFileSync(join(root, path), 'utf8'))
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  )

const client = files(['src', 'elements'], /\.tsx?$/)
const styles = files(['src', 'elements'], /\.css$/)

describe('file names', () => {
  it('differ in more than case, which some file systems and esbuild do not tell apart', () => {
    const byName = new Map()
    for (const path of client) {
      const name = path.replace(/\.tsx?$/, '').toLowerCase()
      byName.set(name, [...(byName.get(name) ?? []), path])
    }
    assert.deepEqual(
      [...byName.values()].filter(({ length }) => length > 1),
      [],
    )
  })
})

describe('client code', () => {
  it('never turns text into markup or code, so that a page with strict Trusted Types can hold it', () => {
    const sinks =
      /\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML|\beval\(|new Function\(/
    assert.deepEqual(places(client, sinks), [])
  })

  it('touches storage in one guarded place only, since the first touch may throw', () => {
    // The loader has no room for it in its 1.5 kB, and guards its own look.
    const elsewhere = client.filter((path) => path !== 'src/kit/storage.ts' && path !== 'src/kit/loader.ts')
    assert.deepEqual(places(elsewhere, /\b(localStorage|sessionStorage)\b/), [])
  })

  it('calls the server through the kit only; the player fetches media by itself, ads their documents; the doctor tries', () => {
    const elsewhere = client.filter((path) => !/^src\/(kit\/|analytics\/|player\/|doctor\/|ads\/vast)/.test(path))
    assert.deepEqual(places(elsewhere, /(?<![.\w])fetch\(|XMLHttpRequest/), [])
  })

  it('has no debugger statement, console.log or marker of unfinished work', () => {
    assert.deepEqual(places(client, /debugger|console\.log/), [])
    for (const path of client) assert.doesNotMatch(readFileSync(join(root, path), 'utf8'), /\b(TODO|FIXME|XXX)\b/, path)
  })
})

describe('strings', () => {
  it('are all used by code', () => {
    const isStrings = (path) => path.startsWith('src/strings/')
    const code = client.filter((path) => !isStrings(path)).map((path) => readFileSync(join(root, path), 'utf8'))
    const all = code.join('\n')
    const keys = client
      .filter((path) => path.startsWith('src/strings/en/'))
      .flatMap((path) =>
        [...readFileSync(join(root, path), 'utf8').matchAll(/^ {2}'([\w.]+)':/gm)].map(([, key]) => key),
      )
    assert.ok(keys.length > 100)
    assert.deepEqual(
      keys.filter((key) => !all.includes(`'${key}'`)),
      [],
    )
  })
})

describe('styles', () => {
  it('say the colour and thickness of a text’s line apart, since Safari drops a short form with them', () => {
    assert.deepEqual(places(styles, /text-decoration: *\S+ \S/), [])
  })

  it('do not depend on the page’s root font size', () => {
    assert.deepEqual(places(styles, /\d\s*rem\b/), [])
  })

  it('take no height of the window with bars hidden, which a phone shows at first', () => {
    assert.deepEqual(places([...styles, ...files(['demo/pages'], /\.css$/)], /\d(vh|lvh|vb|lvb)\b/), [])
  })

  it('ask the element’s width, not the window’s, which says nothing about the element', () => {
    // These are in the top layer, which is laid out in the window.
    const inPage = styles.filter((path) => !/\/(BottomSheet|Dialog|Toaster|Floating)\.css$/.test(path))
    assert.deepEqual(places(inPage, /@media[^{]*\b(min-width|max-width|width\s*[<>])/), [])
  })
})
