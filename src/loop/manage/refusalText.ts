import { isApiError } from '../../kit/http'
import type { Base, TranslateOf } from '../../kit/t'
import type { en } from '../../strings/en/manageLoop'
import { errorKey } from '../../ui/state/errorText'
import { codes } from '../../wire/codes'

/** Why something was not done about a loop, for those who lead it. */
export const refusalText = (error: unknown, t: TranslateOf<Base & typeof en>): string => {
  switch (isApiError(error) ? error.code : undefined) {
    case 403:
      return t('manageLoop.error.forbidden')
    case 404:
      return t('manageLoop.error.gone')
    case codes.textRefused:
      return t('manageLoop.error.words')
    default:
      return t(errorKey(error))
  }
}
