import { type Atom, atom } from 'jotai/vanilla'
import type { Video } from '../entities/video'

/** Stands in for a video that is not there. */
export const noVideo: Atom<Video | null> = atom(null)
