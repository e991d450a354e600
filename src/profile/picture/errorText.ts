import type { Base, TranslateOf } from '../../kit/t'
import type { en } from '../../strings/en/picture'
import type { PictureTrouble } from './picture'
import type { UploadTrouble } from './upload/upload'

type T = TranslateOf<Base & typeof en>

/** The message for a picture that can't be used. */
export const pictureErrorText = (trouble: PictureTrouble, t: T): string => {
  switch (trouble.code) {
    case 'bad-file':
      return t('picture.error.badFile')
    case 'bad-type':
      return t('picture.error.badType')
    case 'damaged':
      return t('picture.error.damaged')
    case 'too-many-pixels':
      return t('picture.error.tooManyPixels')
    case 'not-fetched':
      // The server checks size and type too, and answers with these statuses.
      if (trouble.status === 413) return t('picture.error.badFile')
      if (trouble.status === 415) return t('picture.error.badType')
      return t('picture.error.notFetched', { status: String(trouble.status) })
    case 'not-converted':
      return t('picture.error.notConverted')
    case 'not-read':
      return t('picture.error.notRead')
    case 'no-answer':
      return t('errors.network')
  }
}

/** The message for a failed upload. */
export const uploadErrorText = (trouble: UploadTrouble, t: T): string =>
  trouble === 'no-url' ? t('picture.error.noUrl') : t('picture.error.upload')
