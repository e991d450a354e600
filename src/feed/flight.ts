/** The way of a video's picture from its tile in a list to the player over the window, and back. */

/** `--ease`, see src/ui/styles/base.css. */
const easing = 'cubic-bezier(0.2, 0.8, 0.2, 1)'

/** A video's tile in a list. */
export const tileOf = (root: ParentNode, slug: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-slug="${CSS.escape(slug)}"]`)

const isMotionWelcome = () => !matchMedia('(prefers-reduced-motion: reduce)').matches

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

/** Grows a tile's picture into the player's place. Resolves when it has arrived. */
export const flyIn = async (curtain: Curtain, tile: HTMLElement | null): Promise<void> => {
  const sight = sightOf(tile)
  if (!sight) return
  const { picture, box } = sight
  show(curtain, picture.currentSrc)
  if (!isMotionWelcome()) return
  const frames = { transform: [transformTo(curtain.box.getBoundingClientRect(), box), 'none'] }
  picture.style.visibility = 'hidden'
  // Rejected when the player closes before.
  await curtain.box.animate(frames, { duration: 320, easing }).finished.catch(() => undefined)
  picture.style.visibility = ''
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
  Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight, className: 'feed-flight-frame' })
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return canvas
}

/** Has the player's picture shrink into a tile, over the time that its dialog takes to leave. */
export const flyBack = (curtain: Curtain, tile: HTMLElement | null, feed: HTMLElement | null | undefined) => {
  const sight = sightOf(tile)
  const frame = lastFrame(feed)
  if (frame) curtain.box.append(frame)
  if (!sight) return void curtain.box.animate({ opacity: [1, 0] }, { duration: 120, fill: 'forwards' })
  const { picture, box } = sight
  show(curtain, picture.currentSrc)
  frame?.animate({ opacity: [1, 0] }, { duration: 120, delay: 60, fill: 'forwards' })
  if (!isMotionWelcome()) return
  const pulled = feed?.style.transform || 'none'
  const to = transformTo(curtain.box.getBoundingClientRect(), box)
  picture.style.visibility = 'hidden'
  void curtain.box
    .animate({ transform: [pulled, to] }, { duration: 240, easing, fill: 'forwards' })
    .finished.catch(() => undefined)
    .then(() => {
      picture.style.visibility = ''
    })
}
