import type { Caption, Clip } from './types'

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

  const say = (text: string) => {
    if (text === cue) return
    cue = text
    onChange()
  }
  /** What reads them comes with the first ones. */
  const read = (of: HTMLVideoElement, caption: Caption) => {
    let stopped = false
    let stop = () => {
      stopped = true
    }
    import('./cues').then(
      ({ readCues }) => {
        if (!stopped) stop = readCues(of, caption, say)
      },
      // Then the picture stays without them.
      () => undefined,
    )
    return () => stop()
  }
  const on = () => said ?? muted
  const follow = () => {
    const caption = clip && on() ? pickCaption(clip.captions, locale) : undefined
    if (open && caption?.url === open.url && video === open.video) return
    open?.stop()
    open = null
    if (!video || !caption) return
    open = { url: caption.url, video, stop: read(video, caption) }
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
