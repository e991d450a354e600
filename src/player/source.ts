/** How a clip gets into a media element. */
export type Source =
  | { kind: 'hlsjs'; url: string }
  /** The browser's own HLS. */
  | { kind: 'native'; url: string }
  | { kind: 'progressive'; url: string /** Plays only until an HLS engine is loaded. */; isFastStart: boolean }

export interface Abilities {
  mediaSource: boolean
  managedMediaSource: boolean
  nativeHls: boolean
  /** An HLS engine is loaded already, so that it costs nothing to use it. */
  engineReady: boolean
}

export const abilitiesOf = (video: HTMLVideoElement, engineReady: boolean): Abilities => ({
  mediaSource: 'MediaSource' in globalThis,
  managedMediaSource: 'ManagedMediaSource' in globalThis,
  nativeHls: video.canPlayType('application/vnd.apple.mpegurl') !== '',
  engineReady,
})

/**
 * Chooses how to play a clip; null when this browser can't. The browser's own HLS only where ManagedMediaSource
 * exists (Safari) or MediaSource is not (old iPhones): Chrome's answers "maybe" and fails on some streams. A clip's MP4
 * plays until an engine is loaded, since it needs neither that nor playlists.
 */
export function chooseSource(
  { hls, mp4 }: { [Kind in 'hls' | 'mp4']?: string | null | undefined },
  can: Abilities,
  mayUseFastStart: boolean,
): Source | null {
  const canStream = can.mediaSource || can.managedMediaSource
  if (hls && can.nativeHls && (can.managedMediaSource || !canStream)) return { kind: 'native', url: hls }
  const isFastStart = !!hls && canStream && mayUseFastStart && !can.engineReady
  if (hls && canStream && !(mp4 && isFastStart)) return { kind: 'hlsjs', url: hls }
  return mp4 ? { kind: 'progressive', url: mp4, isFastStart } : null
}
