import { list, number, record, text } from '../kit/guard'
import { webAddress } from '../kit/guard.content'

/** A stretch of a text with a meaning: of the last three fields one says which; UTF-16 units, `end` exclusive. */
export interface TextFacet {
  start: number
  end: number
  /** Of a mention: the profile's slug in routes, since the text may hold a name that the user had before; else ''. */
  slug: string
  /** Of a link: absolute and of the web; else null. */
  url: string | null
  /** Without #, in lower case; '' for what is no tag. */
  tag: string
}

/** Reads the facets of an answer; one of a kind that this code does not know has none of the three. */
export const toFacets = (wire: unknown): readonly TextFacet[] =>
  list(wire).map((item) => {
    const { start, end, nickname, user_id, url, tag } = record(item)
    return {
      start: number(start),
      end: number(end),
      slug: text(nickname) || text(user_id),
      url: webAddress(url),
      tag: text(tag),
    }
  })
