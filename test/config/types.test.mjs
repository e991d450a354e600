// A user's project compiles against what is published, with the strictest settings and without our sources.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { root } from '../../esbuild.mjs'
import { buildTypes } from './types.mjs'

const run = promisify(execFile)

const plain = `
import { type EventUser, geuin } from 'geuin'
import type { FeedItem, GeuinFeedElement } from 'geuin/elements/geuin-feed.js'
import 'geuin/geuin.js'

const feed = document.createElement('geuin-feed')
feed.source = 'latest'
feed.noLoop = true
feed.items = [{ hls: '/a.m3u8', captions: [{ lang: 'en', url: '/a.vtt' }] } satisfies FeedItem]
const done: Promise<void> = feed.next()
const same: GeuinFeedElement | null = document.querySelector('geuin-feed')
feed.addEventListener('geuin:video-change', ({ detail, currentTarget }) => [detail.videoId.length, currentTarget])
document.body.addEventListener('geuin:login', ({ detail }) => detail.user.nickname)
document.querySelector('geuin-auth')?.show('SIGNIN')
geuin.configure({ apiHost: '/', brandId: 7 })
const off: () => void = geuin.on('geuin:error', ({ detail }) => detail.code === 'media')
const user: EventUser | null = geuin.user
void [done, same, off, user, window.geuin?.signIn()]

// @ts-expect-error no such source
feed.source = 'nonsense'
// @ts-expect-error no such event
geuin.on('geuin:nonsense', () => {})
// @ts-expect-error read only
feed.isReady = true
`

const react = `
import type {} from 'geuin/react'

export const page = (
  <geuin-feed
    source="latest"
    items={[{ mp4: '/a.mp4' }]}
    eager
    className="feed"
    ongeuin:video-change={(event) => event.detail.slug.length}
  >
    <a href="/videos">Our videos</a>
  </geuin-feed>
)
// @ts-expect-error no such layout
export const wrong = <geuin-feed layout="nonsense" />
`

describe('the published types [N03] [N04]', () => {
  let folder
  before(async () => {
    await buildTypes(root)
    folder = await mkdtemp(join(tmpdir(), 'geuin-types-'))
    await mkdir(join(folder, 'node_modules/@types'), { recursive: true })
    const installed = join(folder, 'node_modules/geuin')
    await cp(join(root, 'dist/types'), join(installed, 'dist/types'), { recursive: true })
    await cp(join(root, 'package.json'), join(installed, 'package.json'))
  })
  after(() => rm(folder, { recursive: true, force: true }))

  const compile = async (file, source, types) => {
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
      ...types,
    }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }))
    return run(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { cwd: folder }).then(
      () => '',
      ({ stdout }) => stdout,
    )
  }

  it('need no package of ours, and no React', async () => {
    await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
    assert.equal(await compile('page.ts', plain), '')
  })

  it('describe the elements to React', async () => {
    for (const name of ['react', 'react-dom'])
      await symlink(join(root, 'node_modules/@types', name), join(folder, 'node_modules/@types', name))
    await symlink(join(root, 'node_modules/csstype'), join(folder, 'node_modules/csstype'))
    await symlink(join(root, 'node_modules/react'), join(folder, 'node_modules/react'))
    assert.equal(await compile('page.tsx', react), '')
  })
})
