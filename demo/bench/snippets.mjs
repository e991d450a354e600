import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../esbuild.mjs'

/** How each snippet of the README begins. */
const openings = {
  feed: /^<script type="module"/,
  carousel: /^<geuin-feed [^>]*layout="carousel"/,
  grid: /^<geuin-feed [^>]*layout="grid"/,
  community: /^<geuin-community /,
}

/** With the addresses and the brand of the bench's front. */
const withHosts = (snippet) =>
  snippet
    .replace('https://cdn.example/geuin/', '/dist/')
    .replace('https://api.example', '/')
    .replace('data-brand-id="7"', 'data-brand-id="1"')

/**
 * The README's snippets, letter by letter but for the hosts and the brand. That of the feed has the script tag, which stands
 * before the others too, since a page has it once; `script` and `element` are its two parts.
 * @param {string} readme its text
 * @returns {Record<keyof typeof openings | 'script' | 'element', string>}
 * @throws where the README has no such snippet, or several
 */
export const snippetsOf = (readme) => {
  const blocks = [...readme.matchAll(/^```html\n([\s\S]*?)^```$/gm)].map(([, block]) => block)
  const find = (name) => {
    const found = blocks.filter((block) => openings[name].test(block))
    if (found.length !== 1) throw new Error(`The README has ${found.length} snippets of the ${name}, not one.`)
    return found[0]
  }
  const [script] = /^<script[\s\S]*?<\/script>\n/.exec(find('feed'))
  const whole = Object.keys(openings).map((name) => [name, name === 'feed' ? find(name) : script + find(name)])
  const parts = [
    ['script', script],
    ['element', find('feed').slice(script.length)],
  ]
  return Object.fromEntries([...whole, ...parts].map(([name, snippet]) => [name, withHosts(snippet)]))
}

export const readSnippets = async () => snippetsOf(await readFile(join(root, 'README.md'), 'utf8'))
