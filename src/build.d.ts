// What the build adds to the language: stylesheets as modules, and the names it replaces by values (esbuild.mjs).

/** A stylesheet as one shared CSSStyleSheet; its text is minified by the build. */
declare module '*.css' {
  const styles: CSSStyleSheet
  export default styles
}

/** Settings fixed at build time (environment variables `GEUIN_API_HOST`, `GEUIN_BRAND_ID`, …); a missing one is absent. */
declare const GEUIN_DEFAULTS: Readonly<Record<string, string>>

/**
 * Tag name → the chunks that the element's module imports: names, with spaces between them. Only `elements/autoload.ts`
 * and `elements/render.ts` see it, because it is read from the build of everything else.
 */
declare const GEUIN_MODULES: Readonly<Record<string, string>>

/** Tag → attribute → its values, from the manifest. Only `elements/doctor.ts` sees it. */
declare const GEUIN_MARKUP: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** The package's version. Only `elements/doctor.ts` sees it. */
declare const GEUIN_VERSION: string

/** Whether the page's import map holds digests of the files, as `npm run release` makes it. */
declare const GEUIN_PINNED: boolean
