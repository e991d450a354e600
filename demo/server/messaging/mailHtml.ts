import { html, raw } from 'hono/html'
import { directionOf } from '../words/wordsFor'
import type { Mail } from './messenger'

/** What somebody wrote is quoted in a line of its own. */
const quoteMark = '“'
const signatureMark = '-- '

/** Ours stand at the end of a line, and never before its full stop, as one in the name of a person or a place would. */
const ownAddress = /(https?:\/\/\S*[\w/=-])$/

/** A line with its address as a link, which is read from left to right in any language. */
const lineOf = (line: string) => {
  if (line === signatureMark) return html`<hr>`
  // Other people's words have a direction of their own, and hold no link.
  if (line.startsWith(quoteMark)) return html`<div dir="auto">${line}</div>`
  const parts = line.split(ownAddress)
  return html`<div>${parts.map((part, index) => (index % 2 ? html`<a dir="ltr" href="${part}">${part}</a>` : part))}</div>`
}

/** The text of a mail as a page, for what text alone can't say: its language and direction. */
export const mailHtml = ({ subject, text, language }: Mail & { language: string }): string => {
  const paragraphs = text.trim().split('\n\n')
  return String(html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
</head>
<body>
${paragraphs.map((paragraph) => html`${paragraph.split('\n').map(lineOf)}${raw('<br>\n')}`)}
</body>
</html>
`)
}
