import type Hls from 'hls.js/light'
import type { HlsConfig } from 'hls.js/light'
import { shared } from '../kit/shared'
import { earlyLoader } from './hls.earlyLoader'
import type { PlayingMedia } from './hlsFirstSegments'
import { type HeadStart, startLevel } from './hlsHeadStart'
import type { Engine, EngineHooks } from './types'

type HlsClass = typeof Hls

/** The measured bandwidth of the page: bits per second, 0 while unknown. Each clip starts from the last one's. */
const bandwidth = () => shared('bandwidth', () => ({ estimate: 0 }))

/** Seconds kept ready of a clip that is not in view: about two segments. */
export const readyAhead = 2
/** Seconds kept ready of the clip in view (specification §9). */
export const activeAhead = 10

/**
 * Stream settings of the specification (§9: buffer at most 10 s and 40 MB, back buffer 30 s, fragment timeout 10 s,
 * start level 1, live sync 2.5 s, max live latency 6 s), then findings of the benchmark: neighbours start on the lowest
 * rendition and stop after two segments, each clip starts from the bandwidth that the last one measured.
 */
export function hlsConfig(active: boolean, estimate: number): Partial<HlsConfig> {
  return {
    maxBufferLength: active ? activeAhead : readyAhead,
    // The size alone would let short clips load whole, so the length binds.
    maxMaxBufferLength: active ? activeAhead : readyAhead,
    maxBufferSize: 40_000_000,
    backBufferLength: 30,
    fragLoadPolicy: {
      default: {
        maxTimeToFirstByteMs: 10_000,
        maxLoadTimeMs: 10_000,
        timeoutRetry: { maxNumRetry: 2, retryDelayMs: 0, maxRetryDelayMs: 0 },
        errorRetry: { maxNumRetry: 3, retryDelayMs: 500, maxRetryDelayMs: 4_000 },
      },
    },
    startLevel: !active ? 0 : estimate ? -1 : startLevel,
    ...(estimate ? { abrEwmaDefaultEstimate: estimate } : {}),
    liveSyncDuration: 2.5,
    liveMaxLatencyDuration: 6,
    testBandwidth: false,
    capLevelToPlayerSize: true,
    startFragPrefetch: true,
    lowLatencyMode: false,
    // A worker would come from a blob address, which Trusted Types refuse.
    enableWorker: false,
  }
}

/** What a rendition is named after: 720p is 1280 × 720 or 720 × 1280. */
const shortSide = ({ width, height }: { width: number; height: number }) => Math.min(width, height)

/** The build of hls.js that streams get. The light one has no sound in playlists of its own. */
interface Build {
  Library: HlsClass
}

/**
 * Plays an HLS address through hls.js.
 * @param early the stream's first requests, where they went out before hls.js was loaded
 * @param playing what plays in the element already
 */
export type AttachHls = (
  video: HTMLVideoElement,
  url: string,
  hooks: EngineHooks,
  early?: HeadStart,
  playing?: PlayingMedia,
) => Engine

/** @param Library gives way to the full build once a stream needs that, for all that follow */
export const hlsEngine = (Library: HlsClass): AttachHls => {
  const build = { Library }
  return (...stream) => attachHls(build, ...stream)
}

function attachHls(build: Build, ...[video, url, hooks, early, playing]: Parameters<AttachHls>): Engine {
  let isDestroyed = false
  let active = hooks.active
  let stopped = false

  const open = ({ Library }: Build, startAt: number, playing?: PlayingMedia) => {
    const it = new Library({
      ...hlsConfig(active, bandwidth().estimate),
      startPosition: startAt || -1,
      ...(early ? { loader: earlyLoader(Library, early) } : {}),
      ...(playing && early ? { startLevel: early.level } : {}),
    })
    // The first segment is put in while it loads. The constructor would ignore this, since the loader is ours. hls.js calls it
    // experimental, so the next segments load completely first.
    it.config.progressive = !!early?.canUsePieces
    let recoveries = 0
    it.on(Library.Events.MANIFEST_LOADED, (_, data) => {
      const isLight = !Library.DefaultConfig.audioStreamController
      if (isLight && data.audioTracks?.some((track) => track.url)) void replaceByFull(startAt)
    })
    let hasFollowed = !playing
    it.on(Library.Events.FRAG_BUFFERED, (_, { frag }) => {
      bandwidth().estimate = it.bandwidthEstimate || bandwidth().estimate
      if (frag.type !== 'main') return
      it.config.progressive = false
      if (hasFollowed) return early?.release()
      hasFollowed = true
      // It has put in the first segment again, and in another rendition would follow that with the second one, though more
      // are there.
      if (!stopped) it.startLoad(-1, true)
    })
    it.on(Library.Events.ERROR, (_, data) => {
      if (!data.fatal || isDestroyed) return
      const media = data.type === Library.ErrorTypes.MEDIA_ERROR
      if (media && recoveries++ < 1) it.recoverMediaError()
      else hooks.onFail(media ? 'media' : data.type === Library.ErrorTypes.NETWORK_ERROR ? 'network' : 'unsupported')
    })
    it.loadSource(url)
    it.attachMedia(playing ? { media: video, ...playing } : video)
    return it
  }

  const replaceByFull = async (startAt: number) => {
    try {
      build.Library = (await import('hls.js')).default
      if (isDestroyed) return
      hls.destroy()
      hls = open(build, startAt)
    } catch {
      // Without the full build the clip plays on in silence.
    }
  }

  let hls = open(build, hooks.startAt, playing)
  return {
    setActive(on) {
      active = on
      hls.config.maxBufferLength = hls.config.maxMaxBufferLength = on ? activeAhead : readyAhead
      // A stop would abort the first playlist, too, and a start doesn't request that again.
      if (!hls.levels.length) return
      // Starting again would abort a running request, so only after a stop.
      if (on && stopped) hls.startLoad(-1)
      if (!on) hls.stopLoad()
      stopped = !on
    },
    renditions: {
      sides: () => [...new Set(hls.levels.map(shortSide))].sort((a, b) => a - b),
      chosen() {
        const level = hls.levels[hls.manualLevel]
        return level ? shortSide(level) : 'auto'
      },
      choose(side) {
        if (side === 'auto') {
          hls.nextLevel = -1
          return
        }
        // Switches immediately: a short clip is buffered to its end, so no later segment could bring the new quality.
        hls.currentLevel = hls.levels.findIndex((level) => shortSide(level) === side)
        hls.once(build.Library.Events.FRAG_BUFFERED, () => {
          // A paused video draws what replaces its buffer only after a seek.
          if (video.paused) video.currentTime += 0.001
        })
      },
    },
    destroy() {
      isDestroyed = true
      hls.destroy()
    },
  }
}
