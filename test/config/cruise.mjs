// Holds the rules of imports.mjs with dependency-cruiser.
// TypeScript 7 has no compiler API for it to read .ts and .tsx with, so esbuild writes the sources as plain JavaScript
// into .build/imports first: `src/kit/http.ts` as `src/kit/http.ts.js`.
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import * as esbuild from 'esbuild'
import { root } from '../../esbuild.mjs'
import rules from './imports.mjs'

const tree = join(root, '.build/imports')

/** Replaces an import of types, which JavaScript lacks, by a call that the rules see as an exotic import. */
const markTypes = (text) =>
  text.replace(/^(?:import|export) type (?:[^'";]*?) from ('[^'\n]+')/gm, (_, path) => `typesOf(${path});`)

const write = async (path) => {
  const target = join(tree, path)
  await mkdir(dirname(target), { recursive: true })
  if (!/\.tsx?$/.test(path)) return copyFile(join(root, path), target)
  const { code } = await esbuild.transform(markTypes(await readFile(join(root, path), 'utf8')), {
    loader: path.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    target: 'es2020',
    supported: { 'top-level-await': true },
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    sourcefile: path,
  })
  return writeFile(`${target}.js`, code)
}

const folders = ['src', 'elements', 'demo', 'test']
await rm(tree, { recursive: true, force: true })
for (const folder of folders) {
  const names = await readdir(join(root, folder), { recursive: true }).catch(() => [])
  const sources = names.filter(
    (name) => /\.(tsx?|m?js|css|sql|json)$/.test(name) && !/^(bench\/pages|frameworks)\//.test(name),
  )
  await Promise.all(sources.map((name) => write(join(folder, name))))
}
for (const file of ['esbuild.mjs', 'package.json']) await copyFile(join(root, file), join(tree, file))

const { output, exitCode } = await cruise(
  folders,
  {
    ruleSet: { forbidden: rules },
    validate: true,
    baseDir: tree,
    outputType: 'err-long',
    doNotFollow: { path: 'node_modules' },
    exoticRequireStrings: ['typesOf'],
  },
  {
    extensions: ['.ts.js', '.tsx.js', '.d.ts.js', '.js', '.mjs', '.json'],
    exportsFields: ['exports'],
    conditionNames: ['import', 'browser', 'default'],
  },
)
console.log(output.replaceAll(/\.(tsx?)\.js\b/g, '.$1'))
process.exitCode = exitCode
