import { address, number, record, text } from '../kit/guard'
import { time, webAddress } from '../kit/guard.content'
import { type Hosts, mediaBase } from '../kit/settings'
import { type Playable, toPlayable } from './playable'
import { type TextFacet, toFacets } from './richText'

/** Where a video was posted: a community or a loop. */
export interface Place {
  id: string
  slug: string
  name: string
  image: string | null
}

export interface Linkout {
  title: string
  url: string
  image: string | null
  /** What can be bought there, as the server answers it: `productOf` reads it where it shows. */
  product: unknown
}

export interface Video extends Playable {
  slug: string
  /** Plain text. */
  caption: string
  facets: readonly TextFacet[]
  /** Milliseconds since 1970; null when the page gave none. */
  createdAt: number | null
  community: Place | null
  loop: Place | null
  linkout: Linkout | null
  /** Null for ads and a page's own videos, which no server counts. */
  counts: { sparks: number; comments: number; reposts: number; shares: number; views: number } | null
  /** What was written under it stays, and nothing is added. */
  commentsOff: boolean
  /** Whether the viewer leads or moderates its community. */
  isLed: boolean
  /** The viewer's own state; null when signed out. */
  viewer: { sparked: boolean; reposted: boolean } | null
}

/**
 * Reads one video or ad of an answer. What is missing gets its plain default; null when the answer is not a video at all (no
 * id, or nothing that can be played), so that one broken item never costs a feed.
 * @param mp4 in place of the address in `wire`
 */
export function toVideo(wire: unknown, settings: Hosts, mp4?: string | null): Video | null {
  const playable = toPlayable(wire, settings, mp4)
  if (!playable) return null
  const it = record(wire)
  const counts = record(it.counts)
  const viewer = it.viewer ? record(it.viewer) : null
  const linkout = record(it.linkout)
  const linkoutUrl = webAddress(linkout.url)
  return {
    ...playable,
    slug: text(it.slug) || playable.id,
    caption: text(it.caption),
    facets: toFacets(it.facets),
    createdAt: time(it.created_at),
    community: toPlace(it.community, 'community_id', settings),
    loop: toPlace(it.loop, 'loop_id', settings),
    linkout: linkoutUrl
      ? {
          title: text(linkout.title) || linkoutUrl,
          url: linkoutUrl,
          image: address(linkout.image_url, mediaBase(settings)),
          product: linkout.product,
        }
      : null,
    counts: playable.isAd
      ? null
      : {
          sparks: number(counts.sparks),
          comments: number(counts.comments),
          reposts: number(counts.reposts),
          shares: number(counts.shares),
          views: number(counts.views),
        },
    commentsOff: it.comments_off === true,
    isLed: viewer?.leads === true,
    viewer: viewer && { sparked: viewer.sparked === true, reposted: viewer.reposted === true },
  }
}

export function toPlace(wire: unknown, idKey: string, settings: Hosts): Place | null {
  const it = record(wire)
  const id = text(it[idKey])
  if (!id) return null
  const slug = text(it.slug) || id
  return { id, slug, name: text(it.name) || slug, image: address(it.image_url, mediaBase(settings)) }
}
