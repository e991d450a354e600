/** The parts of the build and of the test configuration that tests use. */
declare module '*/esbuild.mjs' {
  export const root: string
  export const clientOptions: import('esbuild').BuildOptions
  export const buildClient: (options?: { minify?: boolean }) => Promise<() => Promise<void>>
  export const importSource: (path: string) => Promise<Record<string, unknown>>
}

declare module '*/config/built.mjs' {
  /** dist and the reference server as the sources are now. */
  export const ensureBuilt: () => Promise<void>
  export const readMetafile: () => Promise<import('esbuild').Metafile>
}

declare module '*/demo/chromium.mjs' {
  /** @throws when there is no Chromium on this machine */
  export const chromiumPath: () => string
  export const chromiumFlags: string[]
  export const flagsWithout: (features: string[]) => string[]
}

declare module '*/config/engines.mjs' {
  export const firefoxPath: () => string | undefined
  export const webkitPath: () => string | undefined
  export const webkitDriver: string
}

declare module '*/config/frameworkApps.mjs' {
  export const apps: string[]
  export const pagesOf: (name: string) => string
  export const installApps: () => Promise<string | undefined>
  export const buildFrameworkApp: (name: string) => Promise<void>
}

declare module '*/config/outputs.mjs' {
  type Metafile = import('esbuild').Metafile
  export const staticClosure: (meta: Metafile, output: string) => string[]
  export const entryOf: (meta: Metafile, source: string) => string
  export const outputOf: (meta: Metafile, source: string) => string | undefined
  export const viewsOf: (meta: Metafile, element: string) => string[]
  export const packagesIn: (meta: Metafile, outputs: string[]) => Set<string>
}

declare module '*/config/snippets.mjs' {
  export const frameworks: string[]
  export const readSnippet: (name: string) => Promise<string>
  export const buildApp: (framework: string) => Promise<string>
  export const renderNext: () => Promise<string>
}

declare module '*/bench/figures.mjs' {
  interface Run {
    scriptBytes: number
    swipes: number
    machine: string
    date: Date
  }
  export const figuresOf: (results: object, run: Run) => Record<string, string | number>
}

declare module '*/bench/measures.mjs' {
  export const measures: Record<string, unknown>
}

declare module '*/cms/wordpress.mjs' {
  export const pluginFiles: (root: string) => Promise<Map<string, Buffer>>
  export const readPo: (text: string) => Map<string, string>
  export const buildWordPress: (root: string) => Promise<string>
}

declare module '*/bench/ladders.mjs' {
  /** Ways to package a video, by the folder of each. */
  export const ladders: Record<string, { name: string }>
  /** Packages a clip of the demo in each of these ways. @throws Error where ffmpeg is not installed */
  export function makeLadders(target?: string): Promise<void>
}
