import type { EventUser } from '../kit/events'
import { record, text } from '../kit/guard'

/** The viewer who is signed in. */
export interface User {
  id: string
  /** The profile's slug in routes. */
  nickname: string
  name: string | null
  /** An address, or an avatar's name when `isAvatar`. */
  image: string | null
  isAvatar: boolean
}

export interface Tokens {
  access: string
  refresh: string
}

export type Session = { status: 'signed-out' } | { status: 'signed-in'; user: User; tokens: Tokens }

export const signedOut: Session = { status: 'signed-out' }

/** Reads an account; null for what is none. */
export const toUser = (wire: unknown): User | null => {
  const account = record(wire)
  const id = text(account.user_id)
  if (!id) return null
  return {
    id,
    nickname: text(account.nickname) || id,
    name: text(account.name) || null,
    image: text(account.profile_image_s) || text(account.profile_image) || null,
    isAvatar: account.is_avatar === true,
  }
}

/** What a page may know of a user; an avatar's name says nothing to it. */
export const toEventUser = ({ id, nickname, name, image, isAvatar }: User): EventUser => ({
  id,
  nickname,
  name,
  image: isAvatar ? null : image,
})

/** Reads what was kept. What is not a whole session is none: half of one could only fail later. */
export const parseSession = (kept: string | null): Session => {
  const { user, tokens } = record(parse(kept))
  const [who, what] = [record(user), record(tokens)]
  const [id, access, refresh] = [text(who.id), text(what.access), text(what.refresh)]
  if (!id || !access || !refresh) return signedOut
  return {
    status: 'signed-in',
    user: {
      id,
      nickname: text(who.nickname) || id,
      name: text(who.name) || null,
      image: text(who.image) || null,
      isAvatar: who.isAvatar === true,
    },
    tokens: { access, refresh },
  }
}

const parse = (json: string | null): unknown => {
  try {
    return json && JSON.parse(json)
  } catch {
    return null
  }
}
