import { startPool } from './pool.js'

startPool((video, media) => {
  video.src = media.fast_start_url
  return {
    activate: () => undefined,
    detach: () => {
      video.removeAttribute('src')
      video.load()
    },
  }
})
