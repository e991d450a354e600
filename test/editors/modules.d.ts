/** It ships no types. */
declare module 'sanitize-html' {
  export default function sanitizeHtml(html: string): string
}
