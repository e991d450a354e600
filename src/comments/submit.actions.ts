import type { VideoId } from '../entities/playable'
import { perform } from '../intent/perform.actions'
import { showFailure } from '../intent/showFailure'
import { isApiError } from '../kit/http'
import { resolveSettings } from '../kit/settings'
import { pageStore } from '../kit/store'
import { translator } from '../kit/t'
import { showToast } from '../kit/toasts'
import { codes } from '../wire/codes'
import { commentsStrings } from './comments.strings'
import { sendDraft } from './posting.actions'
import { unsentAtom } from './unsent.atoms'

/** Sends the draft as soon as the viewer may: a visitor is asked to sign in, and the draft waits. */
export const submitDraft = async (element: Element, videoId: VideoId): Promise<void> => {
  const settings = resolveSettings(element)
  const { draft } = pageStore().get(unsentAtom(settings, videoId))
  if (!draft.editing) return void perform({ type: 'comment', videoId }, element)
  try {
    await sendDraft(element, videoId)
  } catch (error) {
    if (!isApiError(error) || error.code !== codes.editTooLate) return showFailure(element, error)
    const t = translator(await commentsStrings.load(settings.locale))
    pageStore().set(showToast, element, { kind: 'error', message: t('comments.edit.late') })
  }
}
