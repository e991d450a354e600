import { readdir, readFile } from 'node:fs/promises'
import { Agent, createServer, request } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { root } from '../../esbuild.mjs'
import { firstUrlsOf, laddersFolder } from './ladders.mjs'
import { readSnippets } from './snippets.mjs'

const types = {
  ...{ '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css' },
  ...{
    '.m3u8': 'application/vnd.apple.mpegurl',
    '.m4s': 'video/iso.segment',
    '.mp4': 'video/mp4',
    '.ts': 'video/mp2t',
  },
}
const here = join(root, 'demo/bench/pages')

/**
 * Gives each video of a feed page media addresses of its own. The generated videos share twelve clips, which would come
 * out of the browser's cache from the thirteenth swipe on; in life every video is new.
 */
const setApart = (answer) => {
  for (const { video_id, media } of answer.data.items)
    for (const [key, value] of Object.entries(media))
      if (typeof value === 'string') media[key] = value.replace(/^\/media\//, `/media/@${video_id}/`)
  return answer
}
/** For a page whose videos come by HLS alone. */
const withoutFiles = (answer) => {
  for (const { media } of answer.data.items) media.fast_start_url = null
  return answer
}
/** For a page whose videos are packaged in another way, see ladders.mjs. `isKnown`: by the server itself. */
const fromLadder = async (answer, ladder, isKnown) => {
  const hls_first_urls = isKnown ? await firstUrlsOf(ladder) : []
  for (const { video_id, media } of answer.data.items)
    Object.assign(media, { hls_url: `/ladders/@${video_id}/${ladder}/master.m3u8`, hls_first_urls })
}
const apart = /^\/media\/@[^/]+\//

const readBody = async (stream) => {
  const chunks = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Quick for what is made for one answer, thorough for what is made once. */
const pack = (text, quality) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

const send = (response, type, packed) => {
  response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-store' })
  response.end(packed)
}

const sendFile = async (response, path) => {
  const body = await readFile(path)
  response.writeHead(200, { 'content-type': types[extname(path)], 'content-length': body.length })
  response.end(body)
}

/**
 * One origin for all pages: the reference pages and hls.js under /bench/, the build under /dist/, an earlier one under
 * /before/, everything else from the reference server. Each page begins with the probe (see pages/probe.js).
 * @param {string} upstream the reference server's origin
 * @param {{ before?: string, delay?: number }} options before: the `dist` folder of an earlier build; delay: milliseconds
 *   before each answer
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export const startFront = async (upstream, { before, delay = 0 } = {}) => {
  const agent = new Agent({ keepAlive: true })
  const ask = (method, path, headers, body) =>
    new Promise((resolve, reject) => {
      const sent = request(upstream + path, { method, headers, agent }, resolve).on('error', reject)
      if (body) body.pipe(sent)
      else sent.end()
    })

  const mediaOf = async (feed) => {
    const answer = JSON.parse(await readBody(await ask('GET', `/goservices/feed/${feed}`, { 'x-brand-id': '1' })))
    return setApart(answer).data.items.map(({ media }) => media)
  }
  const [clip] = await mediaOf('home')
  // Those of the README's carousel.
  const posters = (await mediaOf('home?sort=popular')).slice(0, 8)
  const pictures = posters.map(({ poster_url }) => `<img src="${poster_url}" alt="">`).join('\n')
  const probe = await readFile(join(here, 'probe.js'), 'utf8')
  const snippets = await readSnippets()
  const { preloadLinks } = await import(pathToFileURL(join(root, 'dist/render.js')).href)
  const scriptTag = { src: '/dist/geuin.js', apiHost: '/', brandId: '1' }
  const fill = (html) =>
    html
      .replace('<head>', () => `<head>\n<script>${probe}</script>`)
      .replaceAll('{{mp4}}', clip.fast_start_url)
      .replaceAll('{{poster}}', clip.poster_url)
      .replace('{{pictures}}', pictures)
      .replace('{{preload}}', preloadLinks('geuin-feed', { source: 'home' }, scriptTag))
      .replaceAll(/\{\{readme: (\w+)\}\}/g, (_, name) => snippets[name])

  const pages = new Map()
  for (const name of await readdir(here)) {
    const text = await readFile(join(here, name), 'utf8')
    pages.set(name, pack(extname(name) === '.html' ? fill(text) : text, 11))
    if (extname(name) === '.html') pages.set(`before-${name}`, pack(fill(text).replaceAll('"/dist/', '"/before/'), 11))
  }
  for (const name of ['feed', 'before-feed', 'preloaded']) pages.set(`${name}-hls.html`, pages.get(`${name}.html`))
  // The page made by hand with hls.js's full build, which sound in a playlist of its own needs.
  for (const extension of ['html', 'js']) {
    const text = await readFile(join(here, `pool-hls.${extension}`), 'utf8')
    const full = text.replaceAll('hls.mjs', 'hls-full.mjs').replaceAll('pool-hls.js', 'pool-hls-full.js')
    pages.set(`pool-hls-full.${extension}`, pack(extension === 'html' ? fill(full) : full, 11))
  }
  const library = async (name) => pack(await readFile(join(root, 'node_modules/hls.js/dist', name)), 11)
  pages.set('hls.mjs', await library('hls.light.min.mjs'))
  pages.set('hls-full.mjs', await library('hls.min.mjs'))

  // Served alike, so that two builds differ in nothing but themselves.
  const builds = [
    { at: '/dist/', folder: join(root, 'dist') },
    { at: '/before/', folder: before },
  ].filter(({ folder }) => folder)
  const packed = new Map()
  const packedFile = async ({ at, folder }, url) => {
    const path = resolve(folder, new URL(url, upstream).pathname.slice(at.length))
    if (!packed.has(path)) packed.set(path, pack(await readFile(path), 11))
    return packed.get(path)
  }

  const answer = async (incoming, response) => {
    if (delay) await sleep(delay)
    const { method, url, headers } = incoming
    const name = /^\/bench\/([\w.-]+)(\?|$)/.exec(url)?.[1]
    if (pages.has(name)) return send(response, types[extname(name)], pages.get(name))
    const stream = /^\/ladders\/@\w+\/([\w/-]+\.\w+)$/.exec(url)?.[1]
    if (stream) return sendFile(response, join(laddersFolder, stream))
    const build = builds.find(({ at }) => url.startsWith(at))
    if (build) return send(response, types['.js'], await packedFile(build, url))
    if (method === 'GET' && url.startsWith('/goservices/feed/')) {
      const body = JSON.parse(await readBody(await ask('GET', url, { ...headers, 'accept-encoding': 'identity' })))
      if (body.code === 200) setApart(body)
      if (body.code === 200 && /(feed|preloaded)-hls\.html/.test(headers.referer)) withoutFiles(body)
      const [, ladder, isKnown] = /\?ladder=(\w+)(&known)?$/.exec(headers.referer) ?? []
      if (body.code === 200 && ladder) await fromLadder(body, ladder, isKnown)
      return send(response, 'application/json', pack(JSON.stringify(body), 4))
    }
    const result = await ask(method, url.replace(apart, '/media/'), headers, incoming)
    response.writeHead(result.statusCode, result.headers)
    result.pipe(response)
  }
  const server = createServer((incoming, response) => {
    answer(incoming, response).catch((error) => {
      response.writeHead(502, { 'content-type': 'text/plain' })
      response.end(error.message)
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${server.address().port}`,
    stop: async () => {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
