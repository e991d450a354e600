import type { Clip } from './types'

/** How a clip gets into a media element. */
export type Source =
  | { kind: 'hlsjs'; url: string }
  /** The browser's own HLS. */
  | { kind: 'native'; url: string }
  | { kind: 'progressive'; url: string /** Stands in until an HLS engine is there. */; standIn: boolean }

export interface Abilities {
  mediaSource: boolean
  managedMediaSource: boolean
  nativeHls: boolean
  /** An HLS engine is loaded already, so that it costs nothing to use it. */
  engineReady: boolean
}

/**
 * Chooses how to play a clip; null when this browser can't. The browser's own HLS only where ManagedMediaSource is
 * there (Safari) or MediaSource is not (old iPhones): Chrome's answers "maybe" and fails on some streams. A clip's MP4
 * stands in until an engine is there, since it needs neither that nor playlists.
 */
export function chooseSource(clip: Clip, can: Abilities, mayStandIn: boolean): Source | null {
  const { hls, mp4 } = clip
  if (!hls) return mp4 ? { kind: 'progressive', url: mp4, standIn: false } : null
  if (can.nativeHls && (can.managedMediaSource || !can.mediaSource)) return { kind: 'native', url: hls }
  if (mayStandIn && mp4 && !can.engineReady) return { kind: 'progressive', url: mp4, standIn: true }
  if (can.mediaSource || can.managedMediaSource) return { kind: 'hlsjs', url: hls }
  return mp4 ? { kind: 'progressive', url: mp4, standIn: false } : null
}
