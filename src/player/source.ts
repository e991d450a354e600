/** How a clip gets into a media element. */
export interface Source {
  url: string
  /** Otherwise the element plays the address itself. */
  needsHlsJs: boolean
  /** A file that plays only until hls.js is loaded. */
  isFastStart: boolean
}

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
  const isNative = can.nativeHls && (can.managedMediaSource || !canStream)
  const isStream = !!hls && canStream && !isNative
  const isFastStart = isStream && !!mp4 && mayUseFastStart && !can.engineReady
  const needsHlsJs = isStream && !isFastStart
  const url = needsHlsJs || isNative ? (hls ?? mp4) : mp4
  return url ? { url, needsHlsJs, isFastStart } : null
}
