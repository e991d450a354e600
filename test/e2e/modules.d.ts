/** The parts of the build and of the test configuration that tests use. */
declare module '*/esbuild.mjs' {
  export const root: string
  export const clientOptions: import('esbuild').BuildOptions
  /** Writes dist; what has not changed is quick. */
  export const buildClient: (options?: { minify?: boolean }) => Promise<() => Promise<void>>
  export const buildServer: () => Promise<() => Promise<void>>
  export const isBuilt: () => Promise<boolean>
}

declare module '*/config/chromium.mjs' {
  /** @throws when there is no Chromium on this machine */
  export const chromiumPath: () => string
  export const chromiumFlags: string[]
}
