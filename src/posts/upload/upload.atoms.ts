import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import { type Settings, siteKey } from '../../kit/settings'
import { shared } from '../../kit/shared'
import { pageStore } from '../../kit/store'
import { noUpload, stepUpload, type Upload, type UploadEvent } from './upload'

/** The upload of a draft: it continues until the page is left, whether or not a view shows it. */
export const uploadAtom = (settings: Settings, draftId: string): PrimitiveAtom<Upload> =>
  shared(`posts:upload:${siteKey(settings)}:${draftId}`, () => atom<Upload>(noUpload))

/** The file as this browser has it, for previews; null after a reload. */
export const fileAtom = (settings: Settings, draftId: string): PrimitiveAtom<File | null> =>
  shared(`posts:file:${siteKey(settings)}:${draftId}`, () => atom<File | null>(null))

export const reportUpload = (settings: Settings, draftId: string, event: UploadEvent): Upload => {
  const at = uploadAtom(settings, draftId)
  const next = stepUpload(pageStore().get(at), event)
  pageStore().set(at, next)
  return next
}
