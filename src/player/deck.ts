import type { Slide } from './slide'
import type { Clip } from './types'

/** The three slides and their clips. */
export interface Deck {
  readonly slides: readonly Slide[]
  at(index: number): Slide | undefined
  /** Gives the slides their clips and places around the index in view; `onLeave` gets a slide before its clip changes. */
  arrange(index: number, clips: readonly Clip[], isWhole: boolean, onLeave: (slide: Slide) => void): void
}

export function createDeck(track: HTMLElement, slides: readonly Slide[]): Deck {
  track.append(...slides.map((slide) => slide.article))
  const at = (index: number) => slides.find((slide) => slide.index === index && slide.clip)
  return {
    slides,
    at,
    arrange(index, clips, isWhole, onLeave) {
      // A slide that has one of these clips keeps it, wherever that stands now: a playing element never changes its clip.
      const places = [index, index + 1, index - 1].filter((place) => clips[place])
      const holder = (place: number) => slides.find(({ clip }) => clip?.id === clips[place]?.id)
      const free = slides.filter((slide) => !places.some((place) => holder(place) === slide))
      for (const place of places) {
        const slide = (holder(place) ?? free.shift()) as Slide
        if (slide.index !== place && slide.engine) onLeave(slide)
        slide.setClip(place, clips[place])
        slide.article.style.insetBlockStart = `${100 * place}cqb`
        slide.article.ariaPosInSet = `${place + 1}`
        // −1: more may come.
        slide.article.ariaSetSize = isWhole ? `${clips.length}` : '-1'
      }
      for (const slide of free) slide.setClip(-1, undefined)
    },
  }
}
