// Packages that come as CommonJS, turned into modules before the build sees them. Imported as they are, each of our files
// would reach their names through an object of its own (`(0, react.useState)(…)`), and every output would load esbuild's
// helpers for them from one more file.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as esbuild from 'esbuild'

/** What is bundled together, since it shares code; the first part names the package in the metafile. */
const bundles = {
  'react-dom': ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
  'crypto-js': ['crypto-js/aes', 'crypto-js/enc-utf8'],
  // What yup needs, and the cropper.
  'property-expr': ['property-expr'],
  'tiny-case': ['tiny-case'],
  toposort: ['toposort'],
  classnames: ['classnames'],
}
/** A path in the metafile; `package:` stands before it there. */
const pathOf = (name) => `node_modules/${name}/module`
const bundleOf = (name) => Object.keys(bundles).find((key) => bundles[key].includes(name))
const asPattern = (names) => new RegExp(`^(${names.join('|').replaceAll('.', '\\.')})$`)

const bundle = async (root, names, mode) => {
  const contents = names.map((name, at) => `export { default as part${at} } from '${name}'`).join('\n')
  const { outputFiles } = await esbuild.build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    legalComments: 'none',
    minify: mode === '"production"',
    define: { 'process.env.NODE_ENV': mode },
  })
  // What is left of it asks whether there is one, and there is none.
  const { code } = await esbuild.transform(outputFiles[0].text, { define: { require: 'undefined' }, charset: 'utf8' })
  return code
}

/** Unused names fall away, as a call that is marked as pure may. */
const named = (keys) =>
  keys
    .filter((key) => /^[\w$]+$/.test(key) && key !== 'default')
    .map((key) => `export const ${key} = /* @__PURE__ */ (() => part.${key})()`)
    .join('\n')

/** @param {string} root the repository's folder */
export const packages = (root) => ({
  name: 'packages',
  setup(build) {
    const mode = build.initialOptions.define?.['process.env.NODE_ENV'] ?? '"development"'
    const require = createRequire(join(root, 'package.json'))
    const made = new Map()
    const inNamespace = { namespace: 'package', filter: /.*/ }
    build.onResolve({ filter: asPattern(Object.values(bundles).flat()) }, ({ path }) => ({
      path: pathOf(path),
      namespace: 'package',
    }))
    // As other plugins know them, from the metafile.
    build.onResolve({ filter: /^package:/ }, ({ path }) => ({
      path: path.slice('package:'.length),
      namespace: 'package',
    }))
    build.onLoad(inNamespace, async ({ path }) => {
      const name = path.slice(pathOf('').indexOf('/') + 1, -'/module'.length)
      const whole = name.endsWith('/whole') && name.slice(0, -'/whole'.length)
      if (whole) {
        if (!made.has(whole)) made.set(whole, bundle(root, bundles[whole], mode))
        return { contents: await made.get(whole) }
      }
      const key = bundleOf(name)
      const from = `import { part${bundles[key].indexOf(name)} as part } from 'package:${pathOf(`${key}/whole`)}'`
      return { contents: `${from}\nexport default part\n${named(Object.keys(require(name)))}` }
    })
  },
})
