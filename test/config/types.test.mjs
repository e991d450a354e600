// A user's project compiles against what is published, with the strictest settings and without our sources.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { root } from '../../esbuild.mjs'
import { readSnippet } from './snippets.mjs'
import { buildTypes } from './types.mjs'

const run = promisify(execFile)

const plain = `
import { type EventUser, geuin } from 'geuin'
import type { FeedItem, GeuinFeedElement } from 'geuin/elements/geuin-feed.js'

const feed = document.createElement('geuin-feed')
feed.source = 'latest'
feed.noLoop = true
feed.eager = true
feed.items = [{ hls: '/a.m3u8', captions: [{ lang: 'en', url: '/a.vtt' }] } satisfies FeedItem]
const done: Promise<void> = feed.next()
const same: GeuinFeedElement | null = document.querySelector('geuin-feed')
feed.addEventListener('geuin:video-change', ({ detail, currentTarget }) => [detail.videoId.length, currentTarget])
document.body.addEventListener('geuin:login', ({ detail }) => detail.user.nickname)
document.querySelector('geuin-auth')?.show('SIGNIN')
geuin.configure({ apiHost: '/', brandId: 7 })
const off: () => void = geuin.on('geuin:error', ({ detail }) => detail.code === 'media')
const user: EventUser | null = geuin.user
void [done, same, off, user]

// @ts-expect-error no such source
feed.source = 'nonsense'
// @ts-expect-error no such event
geuin.on('geuin:nonsense', () => {})
// @ts-expect-error read only
feed.isReady = true
`

const scriptTag = `
import 'geuin/geuin.js'

document.addEventListener('geuin:login', ({ detail }) => detail.user.nickname.length)
window.addEventListener('geuin:spark', ({ detail }) => detail.count + 1)
addEventListener('geuin:join', ({ detail }) => detail.slug.length)
const { eager } = document.createElement('geuin-community')
const done: Promise<void> | undefined = window.geuin?.signIn()
window.geuin?.on('geuin:user-change', ({ detail }) => detail.user?.image)
void [done, eager satisfies boolean]

// @ts-expect-error no such field
document.addEventListener('geuin:login', ({ detail }) => detail.nonsense)
// @ts-expect-error the user may be null
window.geuin?.on('geuin:user-change', ({ detail }) => detail.user.image)
`

/** An element in JSX, with what all of its frameworks must know and must refuse. */
const jsx = (name, listener, className) => `
import type {} from 'geuin/${name}'

export const page = (
  <geuin-feed
    source="latest"
    items={[{ mp4: '/a.mp4' }]}
    eager
    ${className}="feed"
    ${listener}
  >
    <a href="/videos">Our videos</a>
  </geuin-feed>
)
// @ts-expect-error no such layout
export const wrong = <geuin-feed layout="nonsense" />
`
const spread = "{...{ 'on:geuin:video-change': (event) => event.detail.slug.length }}"
const attribute = 'ongeuin:video-change={(event) => event.detail.slug.length}'

// What a template with strictTemplates is checked against.
const vue = `
import type {} from 'geuin/vue'
import type { GlobalComponents } from 'vue'

type Feed = InstanceType<GlobalComponents['geuin-feed']>
export const props: Feed['$props'] = { source: 'latest', items: [{ mp4: '/a.mp4' }], eager: true, class: 'feed' }
export const emit = (feed: Feed, event: CustomEvent<{ videoId: string; slug: string; index: number }>) =>
  feed.$emit('geuin:video-change', event)
export const tags: (keyof GlobalComponents)[] = ['geuin-app', 'geuin-auth', 'geuin-community', 'geuin-explore', 'geuin-feed', 'geuin-loop', 'geuin-profile']

// @ts-expect-error no such layout
export const wrong: Feed['$props'] = { layout: 'nonsense' }
// @ts-expect-error no such property
export const unknown: Feed['$props'] = { nonsense: '' }
// @ts-expect-error no such event
export const unheard = (feed: Feed) => feed.$emit('geuin:nonsense', new CustomEvent(''))
`

const svelte = `
import type {} from 'geuin/svelte'
import type { SvelteHTMLElements } from 'svelte/elements'

type Feed = SvelteHTMLElements['geuin-feed']
export const props: Feed = { source: 'latest', items: [{ mp4: '/a.mp4' }], 'no-loop': true, class: 'feed' }
export const listener: Feed = { 'ongeuin:video-change': (event) => event.detail.slug.length }

// @ts-expect-error no such layout
export const wrong: Feed = { layout: 'nonsense' }
// @ts-expect-error no such event
export const unheard: Feed = { 'ongeuin:nonsense': () => {} }
`

const astro = `
import type {} from 'geuin/astro'

type Feed = astroHTML.JSX.IntrinsicElements['geuin-feed']
export const attributes: Feed = { source: 'latest', items: JSON.stringify([{ mp4: '/a.mp4' }]), 'no-loop': true }

// @ts-expect-error no such layout
export const wrong: Feed = { layout: 'nonsense' }
// @ts-expect-error markup has no arrays
export const array: Feed = { items: [{ mp4: '/a.mp4' }] }
`

describe('the published types [N03] [N04]', () => {
  let folder
  before(async () => {
    await buildTypes(root)
    folder = await mkdtemp(join(tmpdir(), 'geuin-types-'))
    const installed = join(folder, 'node_modules/geuin')
    await cp(join(root, 'dist/types'), join(installed, 'dist/types'), { recursive: true })
    await cp(join(root, 'package.json'), join(installed, 'package.json'))
    await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  })
  after(() => rm(folder, { recursive: true, force: true }))

  const compile = async (file, source, options) => {
    await writeFile(join(folder, file), source)
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      target: 'es2022',
      module: 'nodenext',
      jsx: 'react-jsx',
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: [],
      preserveSymlinks: true,
      ...options,
    }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }))
    return run(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { cwd: folder }).then(
      () => '',
      ({ stdout }) => stdout,
    )
  }

  /** Puts packages into the user's project. */
  const install = async (...names) => {
    for (const name of names) {
      await mkdir(dirname(join(folder, 'node_modules', name)), { recursive: true })
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
    }
  }

  it('need no package of ours, and no framework', async () => {
    assert.equal(await compile('page.ts', plain), '')
  })

  it('tell a page with the script tag of window.geuin, and of the events on document and window', async () => {
    assert.equal(await compile('page.ts', scriptTag), '')
  })

  it('describe the elements to React', async () => {
    await install('@types/react', '@types/react-dom', 'csstype', 'react')
    assert.equal(await compile('page.tsx', jsx('react', attribute, 'className')), '')
  })

  it('describe the elements to Preact', async () => {
    await install('preact')
    assert.equal(await compile('page.tsx', jsx('preact', attribute, 'class'), { jsxImportSource: 'preact' }), '')
  })

  it('describe the elements to Solid', async () => {
    await install('solid-js')
    const options = { jsx: 'preserve', jsxImportSource: 'solid-js' }
    assert.equal(await compile('page.tsx', jsx('solid', spread, 'class'), options), '')
  })

  it('fit the README’s examples', async () => {
    await install('lit', 'lit-html', '@lit', 'lit-element', '@types/trusted-types', '@angular', 'rxjs')
    const decorators = { experimentalDecorators: true, skipLibCheck: true }
    for (const name of ['typescript.ts', 'react.tsx', 'next.tsx', 'lit.ts', 'angular.ts'])
      assert.equal(await compile(name, await readSnippet(name), decorators), '')
    const solid = { jsx: 'preserve', jsxImportSource: 'solid-js' }
    assert.equal(await compile('solid.tsx', await readSnippet('solid.tsx'), solid), '')
  })

  it('describe the elements to Vue’s templates', async () => {
    await install('vue', '@vue', '@babel')
    assert.equal(await compile('page.ts', vue), '')
  })

  it('describe the elements to Svelte’s templates', async () => {
    await install('svelte', 'clsx', 'esrap', 'magic-string', 'locate-character', '@types/estree', '@jridgewell')
    assert.equal(await compile('page.ts', svelte), '')
  })

  it('describe the elements to Astro’s templates', async () => {
    assert.equal(await compile('page.ts', astro), '')
  })

  for (const [moduleResolution, module] of [
    ['bundler', 'preserve'],
    ['node16', 'node16'],
  ])
    it(`are found at every import path, with the module resolution ${moduleResolution}`, async () => {
      const { exports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
      const paths = Object.keys(exports).filter((path) => exports[path].types)
      const tags = (await readdir(join(root, 'dist/types/elements'))).filter((name) => name.startsWith('geuin-'))
      const imports = paths
        .flatMap((path) => tags.map((tag) => path.replace('*', tag.replace('.d.ts', ''))))
        .map((path) => `import '${path.replace('.', 'geuin')}'`)
      const options = { moduleResolution, module, noUncheckedSideEffectImports: true }
      assert.equal(await compile('page.ts', [...new Set(imports)].join('\n'), options), '')
    })
})
