import { stringsPart } from '../kit/strings'
import { en } from '../strings/en/playback'

export const playbackStrings = stringsPart('playback', en)
