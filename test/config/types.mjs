// dist/types: the declarations that a user of the package sees, and those that they mention, nothing more.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const relativeImport = /(?<=(?:from |import\(|import )['"])(\.[^'"]+)(?=['"])/g

/**
 * Sources import each other without an extension, which some settings of a user's TypeScript refuse.
 * @returns {[text: string, mentioned: string[]]} the text with extensions, and the files that it mentions
 */
const withExtensions = (text, file) => {
  const mentioned = []
  const complete = text.replace(relativeImport, (path) => {
    const base = join(dirname(file), path)
    const target = existsSync(`${base}.d.ts`) ? `${base}.d.ts` : join(base, 'index.d.ts')
    if (!existsSync(target)) return path
    mentioned.push(target)
    const found = relative(dirname(file), target).replace(/\.d\.ts$/, '.js')
    return found.startsWith('.') ? found : `./${found}`
  })
  return [complete, mentioned]
}

/** @param {string} root the repository's folder */
export const buildTypes = async (root) => {
  const all = join(root, '.build/types')
  await rm(all, { recursive: true, force: true })
  await run(join(root, 'node_modules/.bin/tsc'), ['-p', 'test/config/tsconfig.types.json', '--outDir', all], {
    cwd: root,
  })
  const elements = (await readdir(join(root, 'elements'))).filter((name) =>
    /^(geuin-.*|types|doctor|render|astro|preact|react|solid|svelte|vue)\.ts$/.test(name),
  )
  const entries = [...elements.map((name) => `elements/${name}`), 'elements/index.ts']
  const wanted = new Set(entries.map((name) => join(all, name.replace(/\.ts$/, '.d.ts'))).filter(existsSync))
  await rm(join(root, 'dist/types'), { recursive: true, force: true })
  for (const file of wanted) {
    const [text, mentioned] = withExtensions(await readFile(file, 'utf8'), file)
    for (const other of mentioned) wanted.add(other)
    const target = join(root, 'dist/types', relative(all, file))
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, text)
  }
}
