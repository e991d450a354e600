import { useSyncExternalStore } from 'react'
import type { Stage, StageState } from '../player'

/** What a stage shows now. */
export const useStage = (stage: Stage): StageState => useSyncExternalStore(stage.subscribe, stage.state)
