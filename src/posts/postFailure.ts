import { isApiError } from '../kit/http'
import type { Base, TranslateOf } from '../kit/t'
import type { en } from '../strings/en/posts'
import { errorKey } from '../ui/state/errorText'
import { codes } from '../wire/codes'

/** What is said when a post was not taken. */
export const postFailure = (error: unknown, t: TranslateOf<Base & typeof en>): { message: string } => {
  if (isApiError(error)) {
    const { code, serverMessage } = error
    // It names the word or the link.
    if (code === codes.textRefused && serverMessage) return { message: serverMessage }
    if (code === codes.suspended) return { message: t('posts.post.suspended') }
    if (code === codes.forbidden || code === codes.banned) return { message: t('posts.post.place') }
    if (code === codes.conflict) return { message: t('posts.changes.closed') }
  }
  return { message: t(errorKey(error)) }
}
