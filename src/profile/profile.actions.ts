/** What changes a viewer's account. No failure here throws: each is a code for the view. */
import { list, record, text } from '../kit/guard'
import { httpFor, isApiError } from '../kit/http'
import { resolveSettings } from '../kit/settings'
import { toUser, type User } from '../session/session'
import { updateUser } from '../session/session.actions'
import { codes } from '../wire/codes'
import { paths } from '../wire/paths'
import { type ProfileChange, toWireChange } from './profile'

export type SaveResult =
  | { status: 'saved'; user: User }
  /** `nickname-taken`: somebody else was faster. */
  | { status: 'failed'; code: 'nickname-taken' | 'failed' }

/** Changes what is given of the viewer's profile; everything on the page that shows them follows. */
export const updateProfile = async (element: Element, change: ProfileChange): Promise<SaveResult> => {
  try {
    const { data } = await httpFor(resolveSettings(element)).send('PATCH', paths.updateProfile, {
      body: { user: toWireChange(change) },
    })
    const user = toUser(data)
    if (!user) return { status: 'failed', code: 'failed' }
    updateUser(element, user)
    return { status: 'saved', user }
  } catch (error) {
    const isTaken = isApiError(error) && error.code === codes.nicknameTaken
    return { status: 'failed', code: isTaken ? 'nickname-taken' : 'failed' }
  }
}

export type NicknameResult =
  | { status: 'free' }
  /** `free`: others that nobody has. */
  | { status: 'taken'; free: readonly string[] }
  /** It could not be told, or nobody wants to know any more. */
  | { status: 'failed' }

/** Whether the viewer may take a username. */
export const validateNickname = async (
  element: Element,
  nickname: string,
  signal?: AbortSignal,
): Promise<NicknameResult> => {
  try {
    await httpFor(resolveSettings(element)).send('POST', paths.validateNickname, { body: { nickname }, signal })
    return { status: 'free' }
  } catch (error) {
    if (!isApiError(error) || error.code !== codes.nicknameTaken) return { status: 'failed' }
    return { status: 'taken', free: list(record(error.data).free).map(text).filter(Boolean) }
  }
}

export type DeleteResult = { status: 'deleted' } | ({ status: 'failed' } & DeletionTrouble)

/** Why the account is still there. */
export interface DeletionTrouble {
  /** `not-permitted`: not for this user; `no-answer`: it may or may not have happened. */
  code: 'not-permitted' | 'failed' | 'no-answer'
  /** The server's own words on what stands in the way. */
  message?: string
}

/** Deletes the viewer's account; a code must have been consumed just before. The session is the caller's to end. */
export const deleteAccount = async (element: Element): Promise<DeleteResult> => {
  try {
    await httpFor(resolveSettings(element)).send('DELETE', paths.deleteAccount)
    return { status: 'deleted' }
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'http') return { status: 'failed', code: 'no-answer' }
    if (error.code !== codes.deletionRefused) return { status: 'failed', code: 'failed' }
    return { status: 'failed', code: 'not-permitted', ...(error.serverMessage && { message: error.serverMessage }) }
  }
}
