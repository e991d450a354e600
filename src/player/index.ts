/** The moving part of a feed, for what stands around it. Building one is `stage.ts`, which comes before all views. */
export type { Clip, Gesture, Playback, Progress, SlideView, Stage, StageState, WatchEvent } from './types'
