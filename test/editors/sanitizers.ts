import DOMPurify from 'dompurify'
import markdownIt from 'markdown-it'
import rehypeParse from 'rehype-parse'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import sanitizeHtml from 'sanitize-html'
import { unified } from 'unified'
import { FilterXSS, filterXSS } from 'xss'
import type { Editor } from './editor'

/** Libraries that clean text on its way into a page, with the rules that they have by themselves. */
export const sanitizers: Readonly<Record<string, Editor>> = {
  DOMPurify: (html) => DOMPurify.sanitize(html),
  'sanitize-html': (html) => sanitizeHtml(html),
  xss: (html) => filterXSS(html),
  // Its rules are GitHub's.
  'rehype-sanitize': (html) =>
    String(
      unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize).use(rehypeStringify).processSync(html).value,
    ),
  'markdown-it': (text) => markdownIt().render(text),
}

/** With the site's frames in its setting “allowed iframes”, as the recipe says. */
const isAllowedFrame = (address: string) => address.startsWith(`${location.origin}/embed/`)

/** Keeps of our ways what Discourse's own list of tags and attributes (`allow-lister.js`) has of them. */
const discourse = new FilterXSS({
  whiteList: {
    a: ['href', 'name', 'title'],
    blockquote: [],
    iframe: ['src', 'width', 'height', 'frameborder', 'allowfullscreen'],
    p: ['lang'],
  },
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'table'],
  onTag: (tag, html, { isClosing }) =>
    tag === 'iframe' && !isClosing && !isAllowedFrame(/src="([^"]*)/.exec(html)?.[1] ?? '') ? '' : undefined,
})

/** Systems whose rules are public, set up as the recipes in demo/cms say. */
export const systems: Readonly<Record<string, Editor>> = {
  Discourse: (text) => discourse.process(markdownIt({ html: true, linkify: true }).render(text)),
}
