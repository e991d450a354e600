import { resolveSettings } from '../kit/settings'
import { pageStore } from '../kit/store'
import { loadStrings, t } from '../kit/t'
import { showToast } from '../kit/toasts'
import { errorKey } from '../ui/state/errorText'

/** Says over an element why something was not done. */
export const showFailure = async (element: Element, error: unknown): Promise<void> => {
  const strings = await loadStrings(resolveSettings(element).locale)
  pageStore().set(showToast, element, { kind: 'error', message: t(strings, errorKey(error)) })
}
