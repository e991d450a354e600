// What a page pays: read from what the build wrote, by the same rule that tells the loader what to preload.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { buildClient, isBuilt, root } from '../../esbuild.mjs'
import { closure, outputOf, signInSteps } from './phases.mjs'

/** Bytes of an output as a server with brotli sends it. */
const brotli = (path) => brotliCompressSync(readFileSync(join(root, path))).length

const statically = () => false

let meta
before(async () => {
  if (!(await isBuilt())) await buildClient()
  meta = JSON.parse(readFileSync(join(root, '.build/meta.json'), 'utf8'))
})

/** Names of the packages whose code is in these outputs. */
const packagesIn = (outputs) =>
  new Set(
    outputs.flatMap((path) =>
      Object.entries(meta.outputs[path].inputs).flatMap(([input, { bytesInOutput }]) =>
        bytesInOutput > 0 ? (input.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? []) : [],
      ),
    ),
  )

const feed = 'dist/elements/geuin-feed.js'

describe('what the script tag loads', () => {
  it('is at most 1.5 kB [N06]', () => {
    const bytes = brotli('dist/geuin.js')
    assert.ok(bytes <= 1500, `dist/geuin.js has ${bytes} bytes`)
  })

  it('is one file without any package', () => {
    assert.deepEqual(meta.outputs['dist/geuin.js'].imports, [])
    assert.deepEqual([...packagesIn(['dist/geuin.js'])], [])
  })

  it('runs as a classic script: no import, export or import.meta of its own', () => {
    const code = readFileSync(join(root, 'dist/geuin.js'), 'utf8')
    assert.doesNotThrow(() => new Function(code))
    assert.doesNotMatch(code, /import\.meta/)
  })
})

describe('the feed', () => {
  it('starts without React: nothing that it imports statically holds it', () => {
    const packages = packagesIn(closure(meta, feed, statically))
    for (const name of ['react', 'react-dom', 'jotai', '@tanstack/query-core']) assert.ok(!packages.has(name), name)
  })

  const firstView = () => {
    const files = ['dist/geuin.js', ...closure(meta, feed)]
    const sizes = files.map((path) => `${brotli(path)} ${path}`)
    return { sum: files.reduce((total, path) => total + brotli(path), 0), listed: sizes.join('\n') }
  }

  it('shows its first view with at most 95 kB of JavaScript, hls.js apart [N06]', () => {
    const { sum, listed } = firstView()
    assert.ok(sum <= 95_000, `${sum} bytes:\n${listed}`)
  })

  it('mounts React in its first view, so that the sum above is the whole sum', () => {
    assert.ok(packagesIn(closure(meta, feed)).has('react-dom'))
  })

  it('leaves forms, phone numbers, the cropper, QR codes, ciphers and hls.js out of its first view', () => {
    const packages = packagesIn(closure(meta, feed))
    const later = ['yup', 'libphonenumber-js', 'react-advanced-cropper', 'qrcode-generator', 'crypto-js', 'hls.js']
    for (const name of later) assert.ok(!packages.has(name), name)
  })

  it('has no CommonJS in it, which costs every page a file of helpers: see packages.mjs', () => {
    const old = Object.entries(meta.inputs).flatMap(([path, { format }]) => (format === 'cjs' ? path : []))
    assert.deepEqual(old, [])
  })

  it('has hls.js in chunks of its own', () => {
    const all = Object.keys(meta.outputs).filter((path) => path.endsWith('.js'))
    const holding = all.filter((path) => packagesIn([path]).has('hls.js'))
    assert.notEqual(holding.length, 0)
    for (const path of holding) assert.deepEqual([...packagesIn([path])], ['hls.js'], path)
  })
})

describe('the sign-in', () => {
  /** What a page has that shows a feed: its first view, and what the feed asks for right after. */
  const shown = () =>
    new Set([
      'dist/geuin.js',
      ...closure(meta, feed, (entry) => /(Island|FeedRest)\.tsx$|mount\.tsx$|feed\.query\.ts$/.test(entry)),
    ])

  /** The modal, SIGNIN and the step that takes the code. */
  const steps = () => [
    ...closure(meta, 'dist/elements/geuin-auth.js'),
    ...signInSteps.flatMap((source) => closure(meta, outputOf(meta, source), statically)),
  ]

  it('adds at most 25 kB to a page that shows a feed, what knows phone numbers apart', () => {
    const there = shown()
    const files = [...new Set(steps())].filter((path) => !there.has(path))
    const sum = files.reduce((total, path) => total + brotli(path), 0)
    assert.ok(sum <= 25_000, `${sum} bytes:\n${files.map((path) => `${brotli(path)} ${path}`).join('\n')}`)
  })

  it('knows phone numbers only once a phone is chosen, and needs no yup', () => {
    const packages = packagesIn(steps())
    for (const name of ['libphonenumber-js', 'yup']) assert.ok(!packages.has(name), name)
    assert.ok(
      packagesIn(closure(meta, outputOf(meta, 'src/auth/signIn/PhoneForm.tsx'), statically)).has('libphonenumber-js'),
    )
  })
})

describe('the cropper', () => {
  it('is a chunk of its own, which only a picture to be cropped loads [E15]', () => {
    const all = Object.keys(meta.outputs).filter((path) => path.endsWith('.js'))
    const holding = all.filter((path) => packagesIn([path]).has('react-advanced-cropper'))
    assert.equal(holding.length, 1, holding.join())
    const asking = all.flatMap((path) =>
      meta.outputs[path].imports
        .filter((it) => it.path === holding[0])
        .map(({ kind }) => [kind, meta.outputs[path].entryPoint]),
    )
    assert.deepEqual(asking, [['dynamic-import', 'src/profile/picture/MediaUpload.tsx']])
  })
})
