/** The way of a video's picture from its tile in a list to the player over the window, and back. */
import { easing, prefersReducedMotion } from '../ui/motion'

/** A video's tile in a list. */
export const tileOf = (root: ParentNode, slug: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-slug="${CSS.escape(slug)}"]`)

/** A tile's box and its picture, when both can be seen. */
const sightOf = (tile: HTMLElement | null) => {
  const picture = tile?.querySelector('img')
  const box = tile?.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const isInView = box && box.bottom > 0 && box.top < clientHeight && box.right > 0 && box.left < clientWidth
  return picture?.currentSrc && isInView ? { picture, box } : null
}

/** The transform that takes a box to a tile of the same proportions. */
const transformTo = (from: DOMRect, to: DOMRect) => {
  const x = to.left + to.width / 2 - from.left - from.width / 2
  const y = to.top + to.height / 2 - from.top - from.height / 2
  return `translate(${x}px, ${y}px) scale(${to.width / from.width})`
}

/** What of the player shows a tile's picture: a box in the place of the player's picture, and a blurred one behind it. */
export interface Curtain {
  readonly box: HTMLElement
  readonly picture: HTMLImageElement
  readonly backdrop: HTMLElement
}

const show = ({ picture, backdrop }: Curtain, source: string) => {
  picture.src = source
  backdrop.style.backgroundImage = `url(${JSON.stringify(source)})`
}

/** Hides a tile's picture while it is on its way, ms. */
const hide = (picture: HTMLElement, duration: number) => picture.animate({ visibility: ['hidden', 'hidden'] }, duration)

/** Grows a tile's picture into the player's place. Resolves when it has arrived. */
export const flyIn = async (curtain: Curtain, tile: HTMLElement | null): Promise<void> => {
  const sight = sightOf(tile)
  if (!sight) return
  const { picture, box } = sight
  show(curtain, picture.currentSrc)
  if (prefersReducedMotion()) return
  const frames = { transform: [transformTo(curtain.box.getBoundingClientRect(), box), 'none'] }
  hide(picture, 320)
  await curtain.box.animate(frames, { duration: 320, easing }).finished
}

/** The last frame of the video in the middle of the window, as a picture. */
const lastFrame = (feed: Element | null | undefined) => {
  const middle = innerHeight / 2
  const video = [...(feed?.shadowRoot?.querySelectorAll('video') ?? [])].find((it) => {
    const { top, bottom } = it.getBoundingClientRect()
    return top <= middle && bottom > middle && it.readyState > 1
  })
  if (!video) return null
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight })
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return canvas
}

/** Has the player's picture shrink into a tile, over the time that its dialog takes to leave. */
export const flyBack = (curtain: Curtain, tile: HTMLElement | null, feed: HTMLElement | null | undefined) => {
  const sight = sightOf(tile)
  const frame = lastFrame(feed)
  // From where a finger, or the way in, has it; it is measured in its own place.
  const from = feed?.style.transform || getComputedStyle(curtain.box).transform
  for (const way of [curtain.box, ...(sight ? [sight.picture] : [])].flatMap((it) => it.getAnimations())) way.finish()
  if (frame) curtain.box.append(frame)
  if (!sight) return void curtain.box.animate({ opacity: [1, 0] }, { duration: 120, fill: 'forwards' })
  const { picture, box } = sight
  show(curtain, picture.currentSrc)
  frame?.animate({ opacity: [1, 0] }, { duration: 120, delay: 60, fill: 'forwards' })
  if (prefersReducedMotion()) return
  const to = transformTo(curtain.box.getBoundingClientRect(), box)
  hide(picture, 240)
  curtain.box.animate({ transform: [from, to] }, { duration: 240, easing, fill: 'forwards' })
}
