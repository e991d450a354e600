// The code for an embed (see embed.js), for each place that it can go to. A tag that is too long has one attribute in a line.
import { frameAllow } from './embed.js'

const quoted = (value) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const attribute = ([name, value]) => (value === '' ? name : `${name}="${quoted(value)}"`)
const braced = (value) => (/["&{}<\n\\]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`)
const camel = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
const indented = (text, by = '  ') => text.replace(/^(?=.)/gm, by)

const tag = (name, parts, end = '>') => {
  const line = `<${[name, ...parts].join(' ')}${end}`
  const [first, ...others] = parts
  return line.length <= 64 ? line : `<${name} ${first}\n${indented(others.join('\n'))}${end}`
}

const scriptTag = ({ brand }, origin) =>
  tag('script', [
    'type="module"',
    attribute(['src', `${origin}/dist/geuin.js`]),
    ...(brand ? [attribute(['data-api-host', origin]), attribute(['data-brand-id', brand])] : []),
  ])

/** In a script, `<` could begin its end tag. */
const json = (items) => JSON.stringify(items, null, 2).replaceAll('<', '\\u003c')

const element = ({ tag: name, attributes, items }) => {
  const content = items ? `\n  <script type="application/json">\n${indented(json(items), '    ')}\n  </script>\n` : ''
  return `${tag(name, attributes.map(attribute))}${content}</${name}>`
}

const lines = (...parts) => parts.filter((part) => part !== null && part !== '').join('\n')

const html = (embed, origin) =>
  lines(
    `${scriptTag(embed, origin)}</script>`,
    embed.css && `<style>\n${indented(embed.css)}\n</style>`,
    element(embed),
  )

const imports = ({ tag: name, brand }, origin) =>
  lines(
    brand && `import { geuin } from 'geuin'`,
    `import 'geuin/elements/${name}.js'`,
    brand && `\ngeuin.configure({ apiHost: ${JSON.stringify(origin)}, brandId: ${JSON.stringify(brand)} })`,
  )

const react = (embed, origin) => {
  const { tag: name, attributes, items, css } = embed
  const properties = attributes.map(([key, value]) => (value === '' ? camel(key) : `${camel(key)}=${braced(value)}`))
  if (items) properties.push('items={JSON.stringify(videos)}')
  const jsx = tag(name, properties, ' />')
  const shown = jsx.includes('\n') ? `(\n${indented(jsx.replace(/ \/>$/, '\n/>'))}\n)` : jsx
  return lines(
    imports(embed, origin).replace(/(import 'geuin\/elements.*)/, `$1\nimport type {} from 'geuin/react'`),
    css && `\n/* in your style sheet:\n${css}\n*/`,
    items && `\nconst videos = ${JSON.stringify(items, null, 2)}`,
    `\nexport const Videos = () => ${shown}`,
  )
}

const vue = (embed, origin) => {
  const { tag: name, attributes, items, css } = embed
  const parts = [...attributes.map(attribute), ...(items ? [':items="JSON.stringify(videos)"'] : [])]
  return lines(
    `<script setup>\n${imports(embed, origin)}${items ? `\n\nconst videos = ${json(items)}` : ''}\n</script>`,
    `\n<template>\n${indented(tag(name, parts, ' />'))}\n</template>`,
    css && `\n<style>\n${css}\n</style>`,
  )
}

const iframe = ({ framePath }, origin) => {
  if (!framePath) return '<!-- A frame shows what a server has. For a video of your own, choose HTML. -->'
  const parts = [
    attribute(['src', `${origin}${framePath}`]),
    'title="Videos"',
    'width="360"',
    'height="640"',
    attribute(['allow', frameAllow]),
    'loading="lazy"',
    'frameborder="0"',
  ]
  const script = `<script type="module" src="${origin}/dist/frame.js"></script>`
  return `${tag('iframe', parts)}</iframe>\n\n<!-- Gives the frame the height of its content; once in a page, not needed for a feed. -->\n${script}`
}

/** What the WordPress plugin's block can say, under the attributes of elements. */
const inBlock = { source: 'source', slug: 'slug', layout: 'layout', muted: 'muted', 'no-autoplay': 'noAutoplay' }
const blockElements = ['feed', 'community', 'loop', 'profile', 'explore']

/** The plugin's block, which every author may write; null for what it can't say. */
const block = ({ tag: name, attributes, items, look }) => {
  const show = name.replace('geuin-', '')
  const { font, density, ...others } = look
  const isKnown = blockElements.includes(show) && attributes.every(([key]) => key in inBlock)
  if (items || font || density || !isKnown) return null
  const values = attributes.map(([key, value]) => [inBlock[key], value === '' ? true : value])
  // In a comment, `--` could begin its end.
  const text = JSON.stringify({ show, ...Object.fromEntries(values), ...others }).replaceAll('--', '\\u002d\\u002d')
  return `<!-- wp:geuin/feed ${text} /-->`
}

/** Each way as (embed, origin of script and API) → text. */
export const snippets = {
  html,
  react,
  vue,
  wordpress: (embed, origin) => block(embed) ?? `<!-- wp:html -->\n${html(embed, origin)}\n<!-- /wp:html -->`,
  iframe,
}

/**
 * Shows code with its tags and values set off. What is shown is text: nothing of it becomes markup.
 * @param {Element} target
 * @param {string} text
 */
export const showCode = (target, text) => {
  const parts = text.split(/(<\/?[a-z][a-z-]*|"[^"]*"|'[^']*'|--geuin-[a-z-]+)/)
  target.replaceChildren(
    ...parts.map((part, index) => {
      if (index % 2 === 0) return part
      const isValue = /^["']/.test(part)
      const it = document.createElement(isValue ? 'i' : 'b')
      it.textContent = part
      return it
    }),
  )
}
