import type { TextFacet } from '../entities/richText'
import { PageLink } from '../ui/button/PageLink'
import { textParts } from './textParts'

interface Props {
  text: string
  facets: readonly TextFacet[]
  /** Hears of a link out of the page that is followed; the browser opens it. */
  onLink?: (url: string) => void
}

/** What people wrote, as text: whom they mention, links and tags are drawn as such, and nothing else is. */
export const RichText = ({ text, facets, onLink }: Props) =>
  textParts(text, facets).map(({ text: part, facet }, at) => {
    if (facet?.slug)
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
        <PageLink key={at} page="profile" slug={facet.slug}>
          {part}
        </PageLink>
      )
    const { url, tag } = facet ?? {}
    if (url)
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
        <a key={at} href={url} target="_blank" rel="noopener noreferrer nofollow ugc" onClick={() => onLink?.(url)}>
          {part}
        </a>
      )
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    return tag ? <b key={at}>{part}</b> : part
  })
