import type { Caption, Clip } from './types'

/** The track for a reader of `locale`: that very one, else one of the same language, else the first. */
export const pickCaption = (captions: readonly Caption[], locale: string): Caption | undefined =>
  captions.find(({ lang }) => lang === locale) ??
  captions.find(({ lang }) => lang.split('-')[0] === locale.split('-')[0]) ??
  captions[0]

export interface Captions {
  /** The caption of the moment, plain text; empty for none. */
  cue(): string
  on(): boolean
  /** Sets the viewer's choice; without one, captions are on while there is no sound. */
  set(on: boolean): void
  setMuted(muted: boolean): void
  /** BCP 47. */
  setLocale(locale: string): void
  /** The viewer's choice, BCP 47; null for the locale. */
  setLanguage(language: string | null): void
  /** The clip in view, on its media element; undefined when there is none. */
  show(video: HTMLVideoElement | undefined, clip: Clip | undefined): void
}

/** Reads the captions of the clip in view. */
export function createCaptions({ onChange, ...initial }: { locale: string; onChange(): void }): Captions {
  let { locale } = initial
  let chosen: boolean | null = null
  let language: string | null = null
  let muted = true
  let cue = ''
  let video: HTMLVideoElement | undefined
  let clip: Clip | undefined
  let open: { url: string; video: HTMLVideoElement; stop(): void } | null = null

  const setCue = (text: string) => {
    if (text === cue) return
    cue = text
    onChange()
  }
  /** The code that reads captions is loaded with the first clip that has some. */
  const read = (of: HTMLVideoElement, caption: Caption) => {
    let stopped = false
    let stop = () => {
      stopped = true
    }
    import('./cues').then(
      ({ readCues }) => {
        if (!stopped) stop = readCues(of, caption, setCue)
      },
      // Without that code the clip plays without captions.
      () => undefined,
    )
    return () => stop()
  }
  const on = () => chosen ?? muted
  const follow = () => {
    const caption = clip && on() ? pickCaption(clip.captions, language ?? locale) : undefined
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
      chosen = to
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
    setLanguage(to) {
      language = to
      follow()
    },
    show(nextVideo, nextClip) {
      video = nextVideo
      clip = nextClip
      follow()
    },
  }
}
