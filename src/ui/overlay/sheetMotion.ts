// What a bottom sheet needs script for while it is open. It loads then: without it, the sheet can be read and closed.
import { easing, isFlick, type PullMove, prefersReducedMotion } from '../motion'
import { followKeyboard } from './keyboard'

/** Lets a finger or a mouse pull a sheet down by its head; one that is pulled past a third of its height, or flicked, closes. */
const followFinger = (sheet: HTMLElement, head: Element, close: () => void) => {
  let startY = 0
  let last: (PullMove & { y: number }) | null = null
  const on = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    act: (event: PointerEvent) => void,
  ) =>
    head.addEventListener(type, (event) => {
      // One finger pulls, whatever the others do.
      if ((event as PointerEvent).isPrimary) act(event as PointerEvent)
    })

  const end = ({ type, timeStamp }: PointerEvent) => {
    if (!last) return
    const isPulled = isFlick(last, timeStamp) || last.y - startY > sheet.offsetHeight / 3
    last = null
    if (isPulled && type === 'pointerup') close()
    // It stays when the parent asks first, and when it was pulled too little.
    setTimeout(() => {
      if (sheet.hasAttribute('open')) Object.assign(sheet.style, { translate: '', transition: '' })
    })
  }
  on('pointerdown', ({ target, clientY: y, timeStamp: at, pointerId, button }) => {
    // On wide screens the dialog is a card.
    const isSheet = matchMedia('(max-width: 559.98px)').matches
    if (!isSheet || button || (target as Element).closest('button, a')) return
    head.setPointerCapture(pointerId)
    startY = y
    last = { y, at, speed: 0 }
  })
  on('pointermove', ({ clientY: y, timeStamp: at }) => {
    if (!last) return
    last = { y, at, speed: (y - last.y) / Math.max(1, at - last.at) }
    Object.assign(sheet.style, { translate: `0 ${Math.max(0, y - startY)}px`, transition: 'none' })
  })
  on('pointerup', end)
  on('pointercancel', end)
}

/** Moves a box's height when its content changes: the content shows immediately, and the box clips it meanwhile. */
const followHeight = (box: HTMLElement, content: HTMLElement) => {
  let height = content.offsetHeight
  // Content that grows by itself, or in a window of another size, is followed without a movement.
  new ResizeObserver(() => {
    height = content.offsetHeight
  }).observe(content)
  // Before the layout of the change counts.
  new MutationObserver(() => {
    const before = height
    height = content.offsetHeight
    // What changes nothing lets a movement go on.
    if (height === before || prefersReducedMotion()) return
    const from = box.getAnimations().length > 0 ? box.offsetHeight : before
    const frames = { blockSize: [`${from}px`, `${height}px`], overflow: ['clip', 'clip'] }
    box.animate(frames, { duration: 200, easing })
  }).observe(content, { subtree: true, childList: true, characterData: true, attributes: true })
}

/** The second tap of a double one, which a sheet does not take while it comes, takes the focus to the page. */
const keepFocus = (sheet: HTMLElement) => {
  const takeBack = () => sheet.matches(':focus-within') || sheet.focus()
  sheet.addEventListener('animationend', takeBack)
  if (sheet.getAnimations().length === 0) takeBack()
}

/** @param close closes the sheet, or asks first */
export const startSheetMotion = (sheet: HTMLElement, close: () => void, signal: AbortSignal) => {
  keepFocus(sheet)
  const find = (selector: string) => sheet.querySelector(selector) as HTMLElement
  signal.addEventListener('abort', followKeyboard(sheet))
  followFinger(sheet, find('.sheet-head'), close)
  followHeight(find('.sheet-body > div'), find('.sheet-body > div > div'))
}
