/** Changes of the viewer's account. Failures are returned as codes, not thrown. */
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
  /** `nickname-taken`: another user has it. */
  | { status: 'failed'; code: 'nickname-taken' | 'failed' }

/** Saves changes of the viewer's profile and updates the session's user. */
export const updateProfile = async (
  element: Element,
  change: ProfileChange,
  signal?: AbortSignal,
): Promise<SaveResult> => {
  try {
    const { data } = await httpFor(resolveSettings(element)).send('PATCH', paths.updateProfile, {
      body: { user: toWireChange(change) },
      signal,
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
  /** `free`: similar usernames that are available. */
  | { status: 'taken'; free: readonly string[] }
  /** The request failed or was aborted. */
  | { status: 'failed' }

/** Checks whether a username is available to the viewer. */
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

type DeleteResult = { status: 'deleted' } | ({ status: 'failed' } & DeletionTrouble)

/** Why the account was not deleted. */
export interface DeletionTrouble {
  /** `not-permitted`: the server refused; `no-answer`: the account may or may not be deleted. */
  code: 'not-permitted' | 'failed' | 'no-answer'
  /** The server's message on why it refused. */
  message?: string
}

/** Deletes the viewer's account; a code must have been verified just before. The caller ends the session. */
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
