// `npm run release`: what a CDN serves, after the build. A folder for each version, with the digest of every file:
//   release/v1.2.3/            geuin.js, elements, chunks …; nothing in it ever changes
//   release/v1.2.3/integrity.json, importmap.json, tags.html
//   release/maps/v1.2.3/       source maps, which no page links to: they are ten times what they map
// `-- --base https://cdn.example/geuin/` says where the folder will be; `/geuin/` unless given.
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildAutoload, importSource, root } from '../../esbuild.mjs'

/** What only a bundler or a server needs. */
const npmOnly = ['autoload.js', 'render.js', 'server.js']

const digestOf = async (path) =>
  `sha384-${createHash('sha384')
    .update(await readFile(path))
    .digest('base64')}`

const copy = async (from, to) => {
  await mkdir(dirname(to), { recursive: true })
  await copyFile(from, to)
}

const write = (path, value) => writeFile(path, `${JSON.stringify(value, null, 2)}\n`)

/** Every .js file below a folder, by its path in it, in an order that does not depend on the machine. */
const scriptsIn = async (folder) =>
  (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.js')).sort()

/** What the page of an author needs, to copy. */
const tagsOf = (map, base, integrity) => `<!-- The map comes first: it holds the digests of what the script loads. -->
<script type="importmap">
${JSON.stringify(map, null, 2)}
</script>
<script type="module" src="${base}geuin.js" crossorigin
  integrity="${integrity['geuin.js']}"
  data-api-host="https://api.example" data-brand-id="1"></script>
`

/**
 * @param {string} target the folder that gets `v1.2.3` and `maps`
 * @param {string} base the address of that folder, with a slash at its end
 * @returns {Promise<string>} the version's folder
 */
export const makeRelease = async (target, base = '/geuin/') => {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const [folder, maps] = [join(target, `v${version}`), join(target, `maps/v${version}`)]
  await Promise.all([folder, maps].map((it) => rm(it, { recursive: true, force: true })))
  const dist = join(root, 'dist')
  for (const path of await readdir(dist, { recursive: true }))
    if (/\.js(\.br)?$/.test(path) && !npmOnly.includes(path)) await copy(join(dist, path), join(folder, path))
    else if (path.endsWith('.js.map')) await copy(join(dist, path), join(maps, path))

  const { tags } = await importSource('elements/registry.ts')
  const { outputs } = JSON.parse(await readFile(join(root, '.build/meta.json'), 'utf8'))
  await buildAutoload({ outputs }, tags, true, { folder, isPinned: true })
  await rename(join(folder, 'geuin.js.map'), join(maps, 'geuin.js.map'))
  for (const path of ['LICENSE', 'CHANGELOG.md']) await copy(join(root, path), join(folder, path))

  const paths = await scriptsIn(folder)
  const digests = await Promise.all(paths.map((path) => digestOf(join(folder, path))))
  const integrity = Object.fromEntries(paths.map((path, at) => [path, digests[at]]))
  const own = `${base}v${version}/`
  const map = {
    imports: { geuin: `${own}index.js`, 'geuin/doctor': `${own}doctor.js`, 'geuin/elements/': `${own}elements/` },
    integrity: Object.fromEntries(paths.map((path) => [own + path, integrity[path]])),
  }
  await write(join(folder, 'integrity.json'), { version, files: integrity })
  await write(join(folder, 'importmap.json'), map)
  await writeFile(join(folder, 'tags.html'), tagsOf(map, own, integrity))
  return folder
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  const at = process.argv.indexOf('--base')
  const base = at > 0 ? process.argv[at + 1].replace(/\/?$/, '/') : undefined
  console.log(await makeRelease(join(root, 'release'), base))
}
