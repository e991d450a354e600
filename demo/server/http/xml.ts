/** Text for XML's and HTML's content and quoted attributes; characters that XML has no place for are left out. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (it) => `&#${it.charCodeAt(0)};`).replace(/[^\t\n\r\u0020-\uD7FF\uE000-\u{10FFFF}]/gu, '')
