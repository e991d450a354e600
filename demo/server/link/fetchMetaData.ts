import { codes } from '../../../src/wire/codes'
import type { WireMetaData } from '../../../src/wire/link'
import { Refusal } from '../refusal'
import { isPlain, type WebAnswer, type WebFetchSettings, webFetcher } from '../upload/webFetcher'
import { type PageTags, pageTagsReader } from './pageTags'

/** Bytes that are read of a page: heads are at its start. */
const maxBytes = 512 * 1024

const noPage = () => new Refusal(codes.notFound, 'There is no page at this address')

/** By what the answer, then the page's first bytes say; UTF-8 unless they name another one that is known. */
const decoderFor = (type: string, start: Uint8Array): TextDecoder => {
  const [, stated] = /charset=["']?([\w-]+)/i.exec(type) ?? []
  const [, written] =
    /<meta[^>]+charset=["']?([\w-]+)/i.exec(Buffer.from(start.subarray(0, 1024)).toString('latin1')) ?? []
  try {
    return new TextDecoder(stated ?? written ?? 'utf-8')
  } catch {
    return new TextDecoder()
  }
}

const readTags = async ({ headers, body }: WebAnswer): Promise<PageTags> => {
  const type = headers['content-type'] ?? ''
  const reader = pageTagsReader()
  let decoder: TextDecoder | undefined
  let size = 0
  for await (const part of body) {
    decoder ??= decoderFor(type, part)
    size += part.byteLength
    if (!reader.write(decoder.decode(part, { stream: true })) || size > maxBytes) break
  }
  reader.end()
  return reader.tags
}

const tidy = (text: string | undefined, max: number): string =>
  (text ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, max)

/** A picture's address on the web; null for anything else. */
const pictureOf = (tags: PageTags, url: URL): string | null => {
  const text = tags.get('og:image:secure_url') ?? tags.get('og:image') ?? tags.get('twitter:image') ?? ''
  if (!text.trim() || !URL.canParse(text.trim(), url)) return null
  const { protocol, href } = new URL(text.trim(), url)
  return /^https?:$/.test(protocol) && href.length <= 2000 ? href : null
}

/**
 * Reads what a public page says about itself, see {@link webFetcher}. All of it is text of a stranger's.
 * @throws Refusal 404 when there is no page, 5340 for an address that nobody may fetch
 */
export const metaDataFetcher = (settings: WebFetchSettings) => {
  const fetch = webFetcher({ timeoutMs: 8000, ...settings })
  return (address: string): Promise<WireMetaData> =>
    fetch(address, 'text/html, application/xhtml+xml', async (answer) => {
      const { url, headers } = answer
      if (!isPlain(answer) || !/^(text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? ''))
        throw noPage()
      const tags = await readTags(answer)
      return {
        url: url.href,
        title: tidy(tags.get('og:title') ?? tags.get('twitter:title') ?? tags.get('title'), 300),
        description: tidy(
          tags.get('og:description') ?? tags.get('twitter:description') ?? tags.get('description'),
          1000,
        ),
        site_name: tidy(tags.get('og:site_name'), 100) || null,
        image_url: pictureOf(tags, url),
      }
    })
}
