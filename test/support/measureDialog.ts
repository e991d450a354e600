import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

/** Measures of the topmost open dialog; px. */
interface DialogMeasures {
  window: { width: number; height: number }
  top: number
  left: number
  right: number
  bottom: number
  /** Of what scrolls in it: the height that shows, that of its content, and how far down it goes. */
  shown: number
  content: number
  end: number
  /** What sticks out of the dialog to the left or right. */
  over: number
  /** Names of controls that can't be brought into view. */
  hidden: string[]
}

/** Runs in the page. */
const measure = async (): Promise<DialogMeasures | null> => {
  const dialogsIn = (root: ParentNode): HTMLDialogElement[] =>
    [...root.querySelectorAll('*')].flatMap((it) => [
      ...(it instanceof HTMLDialogElement && it.open ? [it] : []),
      ...(it.shadowRoot ? dialogsIn(it.shadowRoot) : []),
    ])
  const dialog = dialogsIn(document).at(-1)
  const body = dialog?.querySelector('.sheet-body')
  if (!dialog || !body) return null
  const moving = () =>
    dialog
      .getAnimations({ subtree: true })
      .filter((it) => it.playState === 'running' && Number.isFinite(it.effect?.getComputedTiming().endTime))
  // In a new frame each time: what comes while something moves may move too, and WebKit places what has ended in the next.
  do {
    await Promise.allSettled(moving().map((it) => it.finished))
    await new Promise(requestAnimationFrame)
  } while (moving().length > 0)

  const { top, left, right, bottom } = dialog.getBoundingClientRect()
  // Not those of a toast, which is in the dialog's tree and elsewhere on the screen.
  const ofSheet = ':is(.sheet-head, .sheet-body) :is(button, a[href], input, select, textarea)'
  const controls = [...dialog.querySelectorAll<HTMLElement>(ofSheet)]
  const isThere = (it: HTMLElement) => it.checkVisibility({ visibilityProperty: true }) && it.clientHeight > 1
  const hidden = controls.filter(isThere).flatMap((it) => {
    it.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const box = it.getBoundingClientRect()
    const isIn = box.top >= top - 1 && box.bottom <= bottom + 1 && box.left >= left - 1 && box.right <= right + 1
    return isIn ? [] : [it.getAttribute('aria-label') ?? it.getAttribute('name') ?? it.textContent ?? '']
  })
  body.scrollTop = body.scrollHeight
  const measured = {
    window: { width: innerWidth, height: innerHeight },
    ...{ top, left, right, bottom, hidden },
    shown: body.clientHeight,
    content: body.scrollHeight,
    end: body.scrollTop + body.clientHeight,
    over: body.scrollWidth - body.clientWidth,
  }
  body.scrollTop = 0
  return measured
}

/**
 * Checks the sheet that is open: as high as its content where the window has room for that, else as high as it may be and
 * scrolling; inside of the window; every control can be brought into view.
 */
export const checkSheet = async (page: Page, name: string) => {
  const found = await page.evaluate(measure)
  assert.ok(found, `${name} is open`)
  const { window, top, left, right, bottom, shown, content, end, over, hidden } = found
  const all = `${name}: ${JSON.stringify(found)}`
  // Half a pixel, since dialogs in the middle may begin at one.
  assert.ok(top >= -0.5 && left >= -0.5 && bottom <= window.height + 0.5 && right <= window.width + 0.5, all)
  assert.ok(content - shown <= 1 || bottom - top > 0.85 * window.height, `too low for its content. ${all}`)
  assert.ok(content - end <= 1, `does not scroll to its end. ${all}`)
  assert.ok(over <= 0, `too wide. ${all}`)
  assert.deepEqual(hidden, [], all)
}
