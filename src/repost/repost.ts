import { address, list, number, record, text } from '../kit/guard'
import { time } from '../kit/guard.content'
import { type Hosts, mediaBase } from '../kit/settings'
import type { ListPage } from '../ui/useList'
import type { WireRepostDestination } from '../wire/repost'

/** A place that a video can be reposted to. */
export interface Destination {
  kind: WireRepostDestination['kind']
  /** The user's, community's or loop's id. */
  id: string
  name: string
  /** An absolute address. */
  image: string | null
  /** The name of the community that a loop is in. */
  within: string | null
  /** Null for a profile. */
  members: number | null
  /** Whether the viewer may choose it, or why not. */
  state: WireRepostDestination['state']
  /** Milliseconds since 1970; null while it is not reposted there. */
  repostedAt: number | null
}

const kinds = ['profile', 'community', 'loop'] as const
const states = ['open', 'needs_approval', 'reposted', 'waiting', 'leaders_only'] as const

const toDestination = (wire: unknown, base: string): Destination[] => {
  const it = record(wire)
  const kind = kinds.find((known) => known === it.kind)
  // What can't be read can't be chosen.
  const state = states.find((known) => known === it.state) ?? 'leaders_only'
  const id = text(it.id)
  if (!kind || !id) return []
  return [
    {
      ...{ kind, id, state, name: text(it.name) || id, image: address(it.image_url, base) },
      within: text(it.within) || null,
      members: it.members === null ? null : number(it.members),
      repostedAt: time(it.reposted_at),
    },
  ]
}

export const toDestinationPage = (wire: unknown, hosts: Hosts): ListPage<Destination> => {
  const { items, next_cursor } = record(wire)
  const base = mediaBase(hosts)
  return {
    items: list(items).flatMap((item) => toDestination(item, base)),
    cursor: text(next_cursor) || null,
  }
}

export const isOpen = ({ state }: Pick<Destination, 'state'>): boolean => state === 'open' || state === 'needs_approval'

/** Names a place among those of all kinds. */
export const keyOf = ({ kind, id }: Pick<Destination, 'kind' | 'id'>) => `${kind} ${id}`
