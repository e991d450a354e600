// Builds the README's examples for frameworks (test/frameworks), each as an app that shows it.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transformAsync } from '@babel/core'
import solidPreset from 'babel-preset-solid'
import * as esbuild from 'esbuild'
import { compile as compileSvelte } from 'svelte/compiler'
import { compileScript, parse } from 'vue/compiler-sfc'
import { root } from '../../esbuild.mjs'

export const folder = join(root, 'test/frameworks')

export const readSnippet = (name) => readFile(join(folder, name), 'utf8')

/** Has the framework's own compiler make TypeScript of what esbuild can't read. */
const compilers = [
  [
    /\.vue$/,
    (source, filename) => {
      const { descriptor } = parse(source, { filename })
      const compilerOptions = { isCustomElement: (tag) => tag.startsWith('geuin-') }
      return compileScript(descriptor, { id: filename, inlineTemplate: true, templateOptions: { compilerOptions } })
        .content
    },
  ],
  [
    /\.svelte$/,
    (source, filename) => {
      const { js, warnings } = compileSvelte(source, { filename, generate: 'client' })
      if (warnings.length > 0) throw new Error(warnings.join('\n'))
      return js.code
    },
  ],
  [
    /solid\.tsx$/,
    async (source, filename) => {
      const parserOpts = { plugins: ['typescript', 'jsx'] }
      const { code } = await transformAsync(source, { filename, presets: [solidPreset], parserOpts, configFile: false })
      return code
    },
  ],
]

const frameworkCompilers = {
  name: 'framework-compilers',
  setup(build) {
    for (const [filter, compile] of compilers)
      build.onLoad({ filter }, async ({ path }) => ({
        contents: await compile(await readFile(path, 'utf8'), path),
        loader: 'ts',
      }))
  },
}

/** Preact’s example is that of React, with Preact’s types. */
const preactSnippet = {
  name: 'preact-snippet',
  setup(build) {
    build.onLoad({ filter: /react\.tsx$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace('geuin/react', 'geuin/preact'),
      loader: 'tsx',
    }))
  },
}

/** How an app of each framework shows an example in `#app`. */
const mounts = {
  typescript: `import { createFeed } from './typescript'
    app.append(createFeed())`,
  react: `import { createElement } from 'react'; import { createRoot } from 'react-dom/client'
    import { Videos } from './react'
    createRoot(app).render(createElement(Videos))`,
  preact: `import { h, render } from 'preact'
    import { Videos } from './react'
    render(h(Videos), app)`,
  next: `import { createElement } from 'react'; import { hydrateRoot } from 'react-dom/client'
    import Page from './next'
    hydrateRoot(app, createElement(Page))`,
  vue: `import { createApp } from 'vue'
    import Videos from './Videos.vue'
    createApp(Videos).mount(app)`,
  svelte: `import { mount } from 'svelte'
    import Videos from './Videos.svelte'
    mount(Videos, { target: app })`,
  angular: `import '@angular/compiler'; import { bootstrapApplication } from '@angular/platform-browser'
    import { Videos } from './angular'
    app.append(document.createElement('app-videos')); bootstrapApplication(Videos)`,
  solid: `import { render } from 'solid-js/web'
    import { Videos } from './solid'
    render(Videos, app)`,
  lit: `import { render } from 'lit'
    import { videos } from './lit'
    render(videos(), app)`,
  alpine: `import Alpine from 'alpinejs'
    Alpine.start()`,
}

export const frameworks = Object.keys(mounts)

const options = {
  bundle: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': '"development"' },
  tsconfigRaw: { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false } },
}

/** The script of an app. @returns {Promise<string>} */
export const buildApp = async (framework) => {
  const { outputFiles } = await esbuild.build({
    ...options,
    stdin: { contents: `const app = document.querySelector('#app')\n${mounts[framework]}`, resolveDir: folder },
    jsxImportSource: framework === 'preact' ? 'preact' : 'react',
    plugins: [frameworkCompilers, ...(framework === 'preact' ? [preactSnippet] : [])],
  })
  return outputFiles[0].text
}

/** What the server of a Next app answers for the page of its example. @returns {Promise<string>} */
export const renderNext = async () => {
  const contents = `import { createElement } from 'react'; import { renderToString } from 'react-dom/server'
    import Page from './next'
    export const markup = renderToString(createElement(Page))`
  const { outputFiles } = await esbuild.build({
    ...options,
    stdin: { contents, resolveDir: folder },
    platform: 'node',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire('/')" },
  })
  return (await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)).markup
}
