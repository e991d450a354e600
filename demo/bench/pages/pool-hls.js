import Hls from './hls.mjs'
import { startPool } from './pool.js'

/** Seconds loaded ahead, in view and not. */
const ACTIVE = 10
const READY = 2

startPool((video, media, active) => {
  const ahead = active ? ACTIVE : READY
  const hls = new Hls({
    maxBufferLength: ahead,
    maxMaxBufferLength: ahead,
    startLevel: 0,
    testBandwidth: false,
    capLevelToPlayerSize: true,
    startFragPrefetch: true,
    enableWorker: false,
  })
  hls.loadSource(media.hls_url)
  hls.attachMedia(video)
  return {
    activate: (on) => {
      hls.config.maxBufferLength = hls.config.maxMaxBufferLength = on ? ACTIVE : READY
    },
    detach: () => hls.destroy(),
  }
})
