import type { EventUser, GeuinEventMap } from '../kit/events'
import { address, fromJson, list, record, text } from '../kit/guard'
import type { PersistedSettings } from '../kit/persistedKeys'
import type { Settings } from '../kit/settings'

/** The viewer who is signed in. Holds no token: see {@link StoredSession}. */
export interface User {
  id: string
  /** The profile's slug in routes. */
  nickname: string
  name: string | null
  /** An address, or an avatar's name when `isAvatar`. */
  image: string | null
  isAvatar: boolean
  phoneNumber: string | null
  email: string | null
  bio: string | null
  /** Whether they may post: nobody has asked, they asked, they may. */
  ksCbRequestStatus: 'pending' | 'requested' | 'accepted'
  isBrandSystemUser: boolean
  brandId: string | null
  brandSlug: string | null
  /** They have chosen their interests. */
  hasTopics: boolean
  /** They agreed to the brand's guidelines. */
  brandGuidelines: boolean
  /** day/month/year */
  birth: string | null
  /** The nickname is their own, not one that the server made up. */
  usernameSet: boolean
  instaId: string | null
  youtubeId: string | null
  linkedinId: string | null
  tiktokId: string | null
  xId: string | null
}

export interface Tokens {
  access: string
  refresh: string
}

export type Session = { status: 'signed-out' } | { status: 'signed-in'; user: User }

/** A session as the browser stores it. Only session.store.ts and session.tokens.ts see the tokens of one. */
export interface StoredSession {
  user: User
  tokens: Tokens
}

/** What a session needs of the settings. */
export type SessionSettings = PersistedSettings & Pick<Settings, 'mediaHost'>

export type LogoutReason = GeuinEventMap['geuin:logout']['reason']

/**
 * A site's session on this page: there before React and jotai are. Every script of the page can reach it, see
 * kit/shared.ts, so it takes tokens and gives none away.
 */
export interface SessionStore {
  /** The same object until the user or one of their fields changes. */
  get(): Session
  /**
   * Signs in: stores the session for the next page and the other tabs, and sends the page's events for what is different.
   * @param element the element that the events concern; the page's first one of the site unless given
   */
  enter(session: StoredSession, element?: Element): void
  /** Takes over the viewer's changed fields; nothing while nobody is signed in. */
  update(user: User, element?: Element): void
  /**
   * Signs out in all tabs.
   * @param reason for `viewer` the server ends the session too, as soon as it can be reached
   * @returns resolves when the server has ended it, or when that has failed for now
   */
  end(reason: LogoutReason, element?: Element): Promise<void>
  /** @returns takes the listener off */
  subscribe(listener: () => void): () => void
}

export const signedOut: Session = { status: 'signed-out' }

export const userOf = (session: Session): User | null => (session.status === 'signed-in' ? session.user : null)

const nullable = (value: unknown) => text(value) || null

const requestStatuses: Readonly<Record<string, User['ksCbRequestStatus']>> = { 2: 'requested', 3: 'accepted' }

/** Reads an account; null for what is none. */
export const toUser = (wire: unknown): User | null => {
  const it = record(wire)
  const id = text(it.user_id)
  if (!id) return null
  return {
    id,
    nickname: text(it.nickname) || id,
    name: nullable(it.name),
    image: nullable(it.profile_image_s) ?? nullable(it.profile_image),
    isAvatar: it.is_avatar === true,
    phoneNumber: nullable(it.phone),
    email: nullable(it.email),
    bio: nullable(it.bio),
    ksCbRequestStatus: requestStatuses[text(it.ks_cb_request_status)] ?? 'pending',
    isBrandSystemUser: it.is_brand_system_user === true,
    brandId: nullable(it.brand_id),
    brandSlug: nullable(record(it.brand).brand_slug),
    hasTopics: list(it.onboarding_topics).length > 0,
    brandGuidelines: it.brand_guidelines === true,
    birth: nullable(it.birthday),
    usernameSet: it.is_nickname_generated !== true,
    instaId: nullable(it.insta_id),
    youtubeId: nullable(it.youtube_id),
    linkedinId: nullable(it.linkedin_id),
    tiktokId: nullable(it.tiktok_id),
    xId: nullable(it.twitter_id),
  }
}

/** What a page may know of a user; an avatar's name says nothing to it. */
export const toEventUser = (
  { id, nickname, name, image, isAvatar }: User,
  { mediaHost, apiHost = '' }: Pick<Settings, 'mediaHost' | 'apiHost'>,
): EventUser => ({
  id,
  nickname,
  name,
  image: isAvatar ? null : address(image, mediaHost ?? apiHost),
})

const toTokens = (stored: unknown): Tokens | null => {
  const { access, refresh } = record(stored)
  return text(access) && text(refresh) ? { access: text(access), refresh: text(refresh) } : null
}

/** Reads a stored session; null for one that lacks something, since half of one could only fail later. */
export const parseSession = (stored: string | null): StoredSession | null => {
  const session = record(fromJson(stored))
  const [user, tokens] = [storedUser(record(session.user)), toTokens(session.tokens)]
  return user && tokens && { user, tokens }
}

/** Reads stored tokens of sessions that have ended here; those that lack something are left out. */
export const parseTokens = (stored: string | null): readonly Tokens[] =>
  list(fromJson(stored)).flatMap((it) => toTokens(it) ?? [])

/** Reads a stored user; a field that another version of this code stored in another form gets its default. */
const storedUser = (stored: Readonly<Record<string, unknown>>): User | null => {
  const defaults = toUser({ user_id: text(stored.id) })
  if (!defaults) return null
  const entries = Object.entries(defaults).map(([name, byDefault]) => {
    const value = stored[name]
    return [name, typeof value === (typeof byDefault === 'boolean' ? 'boolean' : 'string') ? value : byDefault]
  })
  return Object.fromEntries(entries)
}
