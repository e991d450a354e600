import type { Caption, Clip } from './types'

/**
 * Shows one caption track of a media element as plain text. The file is fetched and handed over as a blob address, so
 * that the platform parses it without asking the media itself to be served for other origins. Answers how to stop.
 */
function readCues(video: HTMLVideoElement, caption: Caption, onCue: (text: string) => void): () => void {
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
  // A caption file that can't be had leaves the picture as it is.
  open().catch(() => undefined)

  return () => {
    stop.abort()
    track.remove()
    onCue('')
  }
}

/** The track for a reader of `locale`: the same language, else the first. */
const pickCaption = (captions: readonly Caption[], locale: string): Caption | undefined =>
  captions.find((one) => one.lang.split('-')[0] === locale.split('-')[0]) ?? captions[0]

export interface Captions {
  /** What is shown now, plain text; empty when nothing is. */
  cue(): string
  on(): boolean
  /** The viewer's word, which holds from now on; before it, captions are on while there is no sound. */
  set(on: boolean): void
  setMuted(muted: boolean): void
  /** BCP 47. */
  setLocale(locale: string): void
  /** The clip in view, on its media element; undefined when there is none. */
  show(video: HTMLVideoElement | undefined, clip: Clip | undefined): void
}

/** Keeps the caption of the clip in view. */
export function createCaptions({ onChange, ...given }: { locale: string; onChange(): void }): Captions {
  let { locale } = given
  let said: boolean | null = null
  let muted = true
  let cue = ''
  let video: HTMLVideoElement | undefined
  let clip: Clip | undefined
  let open: { url: string; video: HTMLVideoElement; stop(): void } | null = null

  const on = () => said ?? muted
  const follow = () => {
    const caption = clip && on() ? pickCaption(clip.captions, locale) : undefined
    if (open && caption?.url === open.url && video === open.video) return
    open?.stop()
    open = null
    if (!video || !caption) return
    const stop = readCues(video, caption, (text) => {
      if (text === cue) return
      cue = text
      onChange()
    })
    open = { url: caption.url, video, stop }
  }
  return {
    cue: () => cue,
    on,
    set(to) {
      said = to
      follow()
    },
    setMuted(to) {
      muted = to
      follow()
    },
    setLocale(to) {
      locale = to
      follow()
    },
    show(nextVideo, nextClip) {
      video = nextVideo
      clip = nextClip
      follow()
    },
  }
}
