// Lets an import through a feature's door (its index.ts, which only passes names on) reach the file that has the name.
// Otherwise whoever imports one name would load all that stands behind the door: esbuild asks which files an entry point
// reaches, not which names it uses.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

const names = (list) => list.split(',').flatMap((name) => name.trim() || [])

/** `toVideo`, `default as sheet`: [name inside, name outside]. */
const pair = (name) => {
  const [inside, outside = inside] = name.split(/\s+as\s+/)
  return [inside, outside]
}

/** What a door passes on: name → the file that has it, and its name there. */
const readDoor = async (path) => {
  const passed = new Map()
  for (const [, list, from] of (await readFile(path, 'utf8')).matchAll(/^export \{([^}]*)\} from '(\.[^']+)'/gm))
    for (const name of names(list)) {
      const [inside, outside] = pair(name)
      if (!name.startsWith('type ')) passed.set(outside, { file: join(dirname(path), from), inside })
    }
  return passed
}

/**
 * A source with its imports led through doors. Types go: nothing of them is left in the end, but an import would be.
 * @param {string} path absolute
 */
export const readThroughDoors = async (path) => {
  let text = await readFile(path, 'utf8')
  for (const [whole, list, from] of text.matchAll(/^import \{([^}]*)\} from '(\.[^']+)'/gm)) {
    const door = join(dirname(path), from, 'index.ts')
    if (!existsSync(door)) continue
    const passed = await readDoor(door)
    const imports = names(list).flatMap((name) => {
      if (name.startsWith('type ')) return []
      const [outside, local] = pair(name)
      const { file, inside } = passed.get(outside) ?? { file: join(dirname(path), from), inside: outside }
      const direct = relative(dirname(path), file)
      return `import { ${inside} as ${local} } from '${direct.startsWith('.') ? direct : `./${direct}`}';`
    })
    // As many lines as before, so that source maps keep theirs.
    text = text.replace(whole, () => imports.join(' ') + whole.replace(/[^\n]/g, ''))
  }
  return text
}

export const doors = {
  name: 'doors',
  setup(build) {
    build.onLoad({ filter: /\/(src|elements)\/.*\.tsx?$/ }, async ({ path }) => {
      if (path.includes('/node_modules/')) return null
      return { contents: await readThroughDoors(path), loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}
