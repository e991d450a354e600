import { stringsPart } from '../kit/t'
import { en } from '../strings/placedVideo.en'

export const placedVideoStrings = stringsPart(en, { de: async () => (await import('../strings/placedVideo.de')).de })
