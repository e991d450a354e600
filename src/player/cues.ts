import type { Caption } from './types'

/**
 * Shows one caption track of a media element as plain text. The file is fetched and handed over as a blob address, so
 * that the browser parses it although the media is not served for other origins. Returns the way to stop.
 */
export function readCues(video: HTMLVideoElement, caption: Caption, onCue: (text: string) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const track = document.createElement('track')
  track.kind = 'captions'
  track.srclang = caption.lang
  track.label = caption.label

  const show = () => {
    const cues = [...(track.track.activeCues ?? [])]
    onCue(cues.map((cue) => (cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '')).join('\n'))
  }
  const open = async () => {
    const answer = await fetch(caption.url, { signal })
    if (!answer.ok) return
    const address = URL.createObjectURL(new Blob([await answer.text()], { type: 'text/vtt' }))
    signal.addEventListener('abort', () => URL.revokeObjectURL(address))
    if (signal.aborted) return URL.revokeObjectURL(address)
    track.addEventListener('load', show, { signal })
    track.track.addEventListener('cuechange', show, { signal })
    track.src = address
    video.append(track)
    track.track.mode = 'hidden'
  }
  // Without its caption file the clip plays without captions.
  open().catch(() => undefined)

  return () => {
    stop.abort()
    track.remove()
    onCue('')
  }
}
