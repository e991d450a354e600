import { toVideo, type Video } from '../entities/video'
import { address, list, number, record, text } from '../kit/guard'
import { time, webAddress } from '../kit/guard.content'
import { type Hosts, mediaBase } from '../kit/settings'
import type { WirePost, WireWritten } from '../wire/post'

/** Something that a post is in, or a place that it names. */
export interface Named {
  id: string
  name: string
}

export interface CaptionFile {
  /** Where it was uploaded to. */
  path: string
  lang: string
  label: string
}

/** What a creator says about a video. */
export interface PostValues {
  caption: string
  alt: string
  /** Seconds into the video that its cover shows; null for a picture, and for none of one's own. */
  coverAt: number | null
  /** Where the cover was uploaded to; null for the one that the server made. */
  coverPath: string | null
  captions: readonly CaptionFile[]
  /** Both '' for none. */
  linkUrl: string
  linkTitle: string
  location: Named | null
  community: Named | null
  loop: Named | null
  commentsOff: boolean
}

export const emptyPost: PostValues = {
  ...{ caption: '', alt: '', coverAt: null, coverPath: null, captions: [], linkUrl: '', linkTitle: '' },
  ...{ location: null, community: null, loop: null, commentsOff: false },
}

export interface Draft {
  id: string
  /** Milliseconds since 1970. */
  updatedAt: number
  uploadPath: string | null
  /** Address of a small picture of its video. */
  thumb: string | null
  values: PostValues
}

export type PostProblem = NonNullable<WirePost['problem']>

export interface Post {
  id: string
  state: WirePost['state']
  problem: PostProblem | null
  /** Milliseconds since 1970. */
  createdAt: number
  values: PostValues
  /** From 0 to 1; null until somebody has watched. */
  watchedThrough: number | null
  /** Once it is published. */
  video: Video | null
}

const toNamed = (wire: unknown, key: string): Named | null => {
  const it = record(wire)
  const id = text(it[key])
  return id ? { id, name: text(it.name) || id } : null
}

const toCaptionFile = (wire: unknown): CaptionFile[] => {
  const { path, lang, label } = record(wire)
  return text(path) && text(lang) ? [{ path: text(path), lang: text(lang), label: text(label) || text(lang) }] : []
}

/** What was written, of a draft or a post. */
export const toValues = (wire: unknown): PostValues => {
  const it = record(wire)
  const linkout = record(it.linkout)
  const linkUrl = webAddress(linkout.url) ?? ''
  return {
    caption: text(it.caption),
    alt: text(it.alt),
    coverAt: typeof it.cover_at === 'number' ? number(it.cover_at) : null,
    coverPath: text(it.cover_path) || null,
    captions: list(it.captions).flatMap(toCaptionFile),
    linkUrl,
    linkTitle: linkUrl && text(linkout.title),
    location: toNamed(it.location, 'location_id'),
    community: toNamed(it.community, 'community_id'),
    loop: toNamed(it.loop, 'loop_id'),
    commentsOff: it.comments_off === true,
  }
}

/** The values of a draft that this browser has kept, from storage. */
export const toStoredValues = (stored: unknown): PostValues | null => {
  const it = record(stored)
  if (typeof it.caption !== 'string') return null
  const named = (value: unknown) => toNamed(value, 'id')
  return {
    ...{ caption: it.caption, alt: text(it.alt), coverPath: text(it.coverPath) || null },
    coverAt: typeof it.coverAt === 'number' ? it.coverAt : null,
    captions: list(it.captions).flatMap(toCaptionFile),
    ...{ linkUrl: text(it.linkUrl), linkTitle: text(it.linkTitle), commentsOff: it.commentsOff === true },
    ...{ location: named(it.location), community: named(it.community), loop: named(it.loop) },
  }
}

/** A link that the server takes: one without a title is called by its host. */
const toLink = ({ linkUrl, linkTitle }: PostValues): { title: string; url: string } | null => {
  const url = webAddress(/^[a-z]+:/i.test(linkUrl) || !linkUrl ? linkUrl : `https://${linkUrl}`)
  // Chromium takes words with a space between them for the name of a host.
  return url && !new URL(url).hostname.includes('%')
    ? { title: linkTitle.trim() || new URL(url).hostname.replace(/^www\./, ''), url }
    : null
}

/** Whether the text in the field of the link is none that can be followed. */
export const isBadLink = (values: PostValues): boolean => values.linkUrl.trim() !== '' && toLink(values) === null

/** As the wire has it. */
export const fromValues = (values: PostValues): WireWritten => ({
  ...{ caption: values.caption, alt: values.alt, cover_at: values.coverAt, cover_path: values.coverPath },
  captions: values.captions.map(({ path, lang, label }) => ({ path, lang, label })),
  linkout: toLink(values),
  ...{ location_id: values.location?.id ?? null, community_id: values.community?.id ?? null },
  ...{ loop_id: values.loop?.id ?? null, comments_off: values.commentsOff },
})

/** What differs from before, as the wire has it. A place is its community and its loop. */
export const changesOf = (before: PostValues, now: PostValues): Partial<WireWritten> => {
  const [then, next] = [fromValues(before), fromValues(now)]
  const isOther = (key: keyof WireWritten) => JSON.stringify(then[key]) !== JSON.stringify(next[key])
  const keys = (Object.keys(next) as (keyof WireWritten)[]).filter(isOther)
  if (keys.includes('loop_id') && !keys.includes('community_id')) keys.push('community_id')
  if (keys.includes('community_id') && !keys.includes('loop_id')) keys.push('loop_id')
  return Object.fromEntries(keys.map((key) => [key, next[key]]))
}

export const toDraft = (wire: unknown, settings: Hosts): Draft | null => {
  const it = record(wire)
  const id = text(it.draft_id)
  if (!id) return null
  return {
    id,
    updatedAt: time(it.updated_at) ?? 0,
    uploadPath: text(it.upload_path) || null,
    thumb: address(it.thumb_url, mediaBase(settings)),
    values: toValues(it),
  }
}

const states: readonly Post['state'][] = ['processing', 'published', 'failed']

export const toPost = (wire: unknown, settings: Hosts): Post | null => {
  const it = record(wire)
  const id = text(it.video_id)
  const state = states.find((known) => known === it.state)
  if (!id || !state) return null
  return {
    id,
    state,
    problem: (text(it.problem) || null) as PostProblem | null,
    createdAt: time(it.created_at) ?? 0,
    values: toValues(it),
    watchedThrough: typeof it.watched_through === 'number' ? Math.min(1, number(it.watched_through)) : null,
    video: toVideo(it.video, settings),
  }
}

/** Where a file of the storage is, for a picture that has just been uploaded. */
export const storedAddress = (settings: Hosts & { storageBase?: string | null }, path: string): string =>
  new URL(`${settings.storageBase ?? '/storage'}/${path}`, new URL(mediaBase(settings), document.baseURI)).href
