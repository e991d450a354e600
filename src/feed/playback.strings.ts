import { stringsPart } from '../kit/t'
import { en } from '../strings/playback.en'

export const playbackStrings = stringsPart(en, { de: async () => (await import('../strings/playback.de')).de })
