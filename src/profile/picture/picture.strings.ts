import { stringsPart } from '../../kit/t'
import { en } from '../../strings/picture.en'

export const pictureStrings = stringsPart(en, {
  de: async () => (await import('../../strings/picture.de')).de,
})
