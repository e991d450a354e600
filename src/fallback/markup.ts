/** Text for an element's content or a quoted attribute. Half surrogate pairs and control characters have no place in HTML. */
export const escapeHtml = (text: string): string =>
  text
    .replace(/\p{Surrogate}|(?![\t\n\r])\p{Control}/gu, '\ufffd')
    .replace(/[&<>"'`]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** ` name="value"` for each attribute that is set; true for one without a value. @throws TypeError for a name that runs code */
export const attributesOf = (attributes: Readonly<Record<string, string | number | boolean | undefined>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => {
      if (!/^[a-z][a-z\d-]*$/.test(name) || name.startsWith('on')) throw new TypeError(`Not an attribute: ${name}`)
      if (value === undefined || value === false) return ''
      return value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`
    })
    .join('')

/** A data block, which no text can end and no policy for scripts refuses. */
export const jsonLd = (value: object): string =>
  `<script type="application/ld+json">${JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)}</script>`
