import { stringsPart } from '../kit/t'
import { en } from '../strings/en/playback'

export const playbackStrings = stringsPart('playback', en)
