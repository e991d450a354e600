// Reads a build's metafile: which outputs load which.

export { outputOf, staticClosure } from '../../esbuild.mjs'

/** The source of an entry; the build puts a name before those that load together with others, see esbuild.mjs. */
export const sourceOf = ({ entryPoint }) => entryPoint?.replace('load-together:', '')

/** The output of a source that is imported dynamically, such as `src/auth/SignIn.tsx`. */
export const entryOf = (meta, source) => {
  const found = Object.keys(meta.outputs).find((path) => sourceOf(meta.outputs[path]) === source)
  if (!found) throw new Error(`No output of ${source}: was it renamed, or is it imported statically by now?`)
  return found
}

/** The sources of the views, which are components, that an element's own module imports; other elements are no views. */
export const viewsOf = (meta, element) =>
  meta.outputs[element].imports
    .filter(({ kind, path }) => kind === 'dynamic-import' && !path.startsWith('dist/elements/'))
    .map(({ path }) => sourceOf(meta.outputs[path]))
    .filter((source) => source.endsWith('.tsx'))

/** Names of the packages whose code is in these outputs. */
export const packagesIn = (meta, outputs) =>
  new Set(
    outputs.flatMap((path) =>
      Object.entries(meta.outputs[path].inputs).flatMap(([input, { bytesInOutput }]) =>
        bytesInOutput > 0
          ? (input.match(/(?:node_modules|\.build\/packages)\/((?:@[^/]+\/)?[^/]+?)(?:\.js$|\/)/)?.[1] ?? [])
          : [],
      ),
    ),
  )
