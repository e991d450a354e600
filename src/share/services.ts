/** Where a link can be shared by opening another one. */

export interface Shared {
  url: string
  title: string
}

const withQuery = (address: string, query: Readonly<Record<string, string>>) =>
  // Mail and message apps show a + as it stands.
  `${address}?${new URLSearchParams(query)}`.replace(/\+/g, '%20')

/** The services of the sheet by their key in the strings or by their own name. */
export const services = [
  {
    id: 'whatsapp',
    name: 'WhatsApp',
    address: ({ url, title }) => withQuery('https://wa.me/', { text: `${title} ${url}` }),
  },
  {
    id: 'telegram',
    name: 'Telegram',
    address: ({ url, title }) => withQuery('https://t.me/share/url', { url, text: title }),
  },
  { id: 'x', name: 'X', address: ({ url, title }) => withQuery('https://x.com/intent/post', { url, text: title }) },
  {
    id: 'facebook',
    name: 'Facebook',
    address: ({ url }) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    address: ({ url }) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
  { id: 'email', name: null, address: ({ url, title }) => withQuery('mailto:', { subject: title, body: url }) },
  { id: 'messages', name: null, address: ({ url, title }) => withQuery('sms:', { body: `${title} ${url}` }) },
] as const satisfies readonly { id: string; name: string | null; address(shared: Shared): string }[]

/** A service's id, the system's own sheet, or the link or code that was copied. */
export type ShareMethod = (typeof services)[number]['id'] | 'system' | 'link' | 'embed'
