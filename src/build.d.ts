// What the build adds to the language: stylesheets as modules, and the names it replaces by values (esbuild.mjs).

/** A stylesheet as one shared constructable sheet; its text is minified by the build. */
declare module '*.css' {
  const sheet: CSSStyleSheet
  export default sheet
}

/** Settings fixed at build time (environment variables `GEUIN_API_HOST`, `GEUIN_BRAND_ID`, …); a missing one is absent. */
declare const GEUIN_DEFAULTS: Readonly<Record<string, string>>

/**
 * What the first view of each element loads beside its own module, packed: the names of chunks, each once, and tag name
 * → those that it needs, one character each, `0` for the first name. Only `elements/autoload.ts` sees it, because it is
 * read from the build of everything else.
 */
declare const GEUIN_MODULES: readonly [chunks: string, tags: Readonly<Record<string, string>>]
