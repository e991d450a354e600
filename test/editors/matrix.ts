import { type Way, ways } from './ways'

/**
 * What a page with the site's script shows of what an author has pasted: the element, a link to the page, the page's
 * address as text, the markup as text, or nothing of use.
 */
export type Outcome = 'plays' | 'link' | 'address' | 'code' | 'nothing'

type Outcomes = Readonly<Record<Way, Outcome>>

/** Of unknown tags they keep what is inside, and of a link its address. */
const linksOnly: Outcomes = {
  tag: 'nothing',
  'tag with link': 'plays',
  link: 'plays',
  quote: 'plays',
  frame: 'nothing',
  address: 'address',
}
/** They show unknown tags to the readers. */
const tagsAsText: Outcomes = { ...linksOnly, tag: 'code', 'tag with link': 'code', frame: 'code' }

/** Editors and sanitizers, with the rules that they have unless a site gives others. */
export const matrix: Readonly<Record<string, Outcomes>> = {
  DOMPurify: linksOnly,
  'sanitize-html': linksOnly,
  xss: tagsAsText,
  'rehype-sanitize': linksOnly,
  KSES: linksOnly,
  'markdown-it': tagsAsText,
  TinyMCE: linksOnly,
  'CKEditor 5': linksOnly,
  Quill: linksOnly,
  TipTap: linksOnly,
  ProseMirror: linksOnly,
  Lexical: linksOnly,
  Trix: linksOnly,
  Squire: linksOnly,
  'Editor.js': linksOnly,
}

/** Systems with a recipe whose rules are public; of an address they make a link. */
export const systemRules: Readonly<Record<string, Outcomes>> = {
  Discourse: { ...linksOnly, frame: 'plays', address: 'link' },
}

/** The matrix as documents show it. */
export const matrixAsMarkdown = (): string => {
  const lines = Object.entries(matrix).map(([name, outcomes]) => [name, ...ways.map((way) => outcomes[way])])
  return [['editor or sanitizer', ...ways], ['---', ...ways.map(() => '---')], ...lines]
    .map((cells) => `| ${cells.join(' | ').replaceAll('nothing', '–')} |\n`)
    .join('')
}
