import { html } from 'hono/html'
import { directionOf } from '../words/wordsFor'

/** What `html` makes. */
export type Markup = ReturnType<typeof html>

interface HtmlDocument {
  /** BCP 47; English unless given. */
  language?: string
  title: string
  /** Address of the icon, an SVG. */
  icon: string
  /** Addresses of the style sheets. */
  sheets: readonly string[]
  /** More of the head. */
  head?: Markup | ''
  body: Markup
}

/** A whole page around what differs from page to page. */
export const htmlDocument = ({
  language = 'en',
  title,
  icon,
  sheets,
  head = '',
  body,
}: HtmlDocument): Markup => html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
  <meta name="color-scheme" content="light dark">
  <title>${title}</title>
  <link rel="icon" href="${icon}" type="image/svg+xml">${sheets.map(
    (sheet) => html`
  <link rel="stylesheet" href="${sheet}">`,
  )}
  ${head}
</head>
<body>

${body}

</body>
</html>
`
