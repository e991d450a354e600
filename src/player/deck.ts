import type { Slide } from './slide'

export interface Deal {
  slide: Slide
  /** The clip's index that the slide shall hold. */
  index: number
}

/**
 * Deals the indices around `current` to the three slides: who holds one of them already keeps it, so that a playing
 * element never changes hands; the others take what is missing. Indices outside 0…count−1 stay undealt.
 */
export function deal(slides: readonly Slide[], current: number, count: number): Deal[] {
  const wanted = [current, current + 1, current - 1].filter((index) => index >= 0 && index < count)
  const free = slides.filter((slide) => !wanted.includes(slide.index))
  return wanted.flatMap((index) => {
    const slide = slides.find((one) => one.index === index) ?? free.shift()
    return slide ? [{ slide, index }] : []
  })
}

/** Puts the slides into reading order around the current one, which itself is never moved in the document. */
export function sortSlides(track: HTMLElement, slides: readonly Slide[], current: Slide | undefined): void {
  const order = [...slides].sort((a, b) => a.index - b.index)
  const pivot = current ? order.indexOf(current) : 0
  for (let at = pivot - 1; at >= 0; at -= 1) {
    const [node, after] = [order[at]?.article, order[at + 1]?.article]
    if (node && after && node.nextElementSibling !== after) track.insertBefore(node, after)
  }
  for (let at = pivot + 1; at < order.length; at += 1) {
    const [node, before] = [order[at]?.article, order[at - 1]?.article]
    if (node && before && before.nextElementSibling !== node) before.after(node)
  }
}
