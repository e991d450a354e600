/** The moving part of a feed. It knows no React, so that a feed can move before any view is there. */
export { default as stageSheet } from './Stage.css'
export { createStage } from './stage'
export { wantsStillness } from './thrift'
export type { Caption, Clip, Playback, Progress, SlideView, Stage, StageOptions, StageState, WatchEvent } from './types'
