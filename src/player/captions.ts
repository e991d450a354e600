import type { Caption, Clip } from './types'

/** The track for a reader of `locale`: that very one, else one of the same language, else the first. */
export const pickCaption = (captions: readonly Caption[], locale: string): Caption | undefined =>
  captions.find(({ lang }) => lang === locale) ??
  captions.find(({ lang }) => lang.split('-')[0] === locale.split('-')[0]) ??
  captions[0]

/** What decides which caption shows. */
interface CaptionInput {
  /** BCP 47. */
  locale: string
  /** The viewer's choice; while null, captions are on when there is no sound. */
  chosen: boolean | null
  /** The viewer's choice, BCP 47; null for the locale. */
  language: string | null
  muted: boolean
  /** The clip in view, on its media element; undefined when there is none. */
  video: HTMLVideoElement | undefined
  clip: Clip | undefined
}

export interface Captions {
  /** The caption of the moment, plain text; empty for none. */
  cue(): string
  on(): boolean
  update(change: Partial<CaptionInput>): void
}

/** Reads the captions of the clip in view. */
export function createCaptions(locale: string, onChange: () => void): Captions {
  const input: CaptionInput = { locale, chosen: null, language: null, muted: true, video: undefined, clip: undefined }
  let cue = ''
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
  const on = () => input.chosen ?? input.muted
  return {
    cue: () => cue,
    on,
    update(change) {
      const { video, clip, language, locale } = Object.assign(input, change)
      const caption = clip && on() ? pickCaption(clip.captions, language ?? locale) : undefined
      if (open && caption?.url === open.url && video === open.video) return
      open?.stop()
      open = video && caption ? { url: caption.url, video, stop: read(video, caption) } : null
    },
  }
}
