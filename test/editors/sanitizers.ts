import DOMPurify from 'dompurify'
import markdownIt from 'markdown-it'
import rehypeParse from 'rehype-parse'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import sanitizeHtml from 'sanitize-html'
import { unified } from 'unified'
import { filterXSS } from 'xss'
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
