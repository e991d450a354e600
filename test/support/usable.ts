import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { expectAccessible, still } from './accessible'
import { focused } from './page'

/** A narrow window, and what is left of it where text is shown at 200 %. */
const widths = [320, 160]
const directions = ['ltr', 'rtl']
const schemes = ['light', 'dark'] as const
const smallest = 24

/** Tab stops that a browser's own controls of a video have at most. */
const maxVideoControls = 8
const controls = 'button, a[href], input, textarea, select, summary'
const nameOf = (it: Element) =>
  [it.localName, ...it.classList].join('.') + (it.getAttribute('aria-label') ?? it.textContent ?? '').slice(0, 30)

const isThere = (it: Element) => it.checkVisibility({ visibilityProperty: true }) && !it.closest('.leaving')
/** What a finger meets: a label in place of the control that it hides. */
const areaOf = (it: Element) =>
  (it.matches('.visually-hidden, .choice, .check-input') ? it.closest('label') : null) ?? it

/** Lines that scroll by themselves, as one that wrapped would move what stands under it. */
const strip = '.categories, .post-frames, .post-filters, .search-page .tabs, .used-tags ul'

/** Fields, a link that looks like one, and the name of what a video leads to, which leave words away at their end. */
const field = 'input, .app-find-link > span, .caption-out b'

/** What sticks out to a side, scrolls sideways, cuts its text, or is too small to be hit. */
export const faultsIn = (box: Element) => {
  const { left, right } = box.getBoundingClientRect()
  const all = [box, ...box.querySelectorAll('*')].filter(
    (it) => isThere(it) && !it.closest(`.visually-hidden, svg, ${strip}`),
  )
  const out = all.filter((it) => {
    const rect = it.getBoundingClientRect()
    return rect.width > 1 && (rect.left < left - 1 || rect.right > right + 1)
  })
  const cut = all.filter((it) => {
    const { overflowX } = getComputedStyle(it)
    return overflowX !== 'visible' && !it.matches(field) && it.scrollWidth > it.clientWidth + 1
  })
  const small = [...box.querySelectorAll(controls)].filter(isThere).filter((it) => {
    // A link within a text is as high as its line.
    if (it.closest('.comment-text')) return false
    const { width, height } = areaOf(it).getBoundingClientRect()
    const around = getComputedStyle(it, '::after')
    const isWider = around.content !== 'none' && around.position === 'absolute'
    const [more, higher] = isWider ? [around.width, around.height].map(Number.parseFloat) : []
    return Math.min(Math.max(width, more || 0), Math.max(height, higher || 0)) < smallest
  })
  const groups = { out, cut, small }
  return Object.entries(groups).flatMap(([fault, found]) => found.map((it) => `${fault}: ${nameOf(it)}`))
}

/** Texts of the interface, which no stranger’s word makes longer. */
const labels = 'button, label, legend, h2, h3, [role=tab]'
const maxLines = 2

/** Where the words of a text stand, those of scripts without spaces as a whole. */
const wordsOf = (text: Node) =>
  [...(text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return { word, range }
  })

/** Labels with a word that is broken in two, and those of more lines than a button has room for. */
export const brokenIn = (box: Element): string[] => {
  const all = [...box.querySelectorAll(labels)].filter((it) => isThere(it) && !it.closest(`.visually-hidden, ${strip}`))
  return all.flatMap((it) => {
    const walk = document.createTreeWalker(it, NodeFilter.SHOW_TEXT)
    const faults: string[] = []
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      if (text.parentElement?.closest('.visually-hidden, bdi, [dir=auto]')) continue
      const lines = new Set<number>()
      for (const { word, range } of wordsOf(text)) {
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        for (const top of tops) lines.add(top)
        if (tops.size > 1 && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word))
          faults.push(`broken: ${word}`)
      }
      if (it.localName === 'button' && lines.size > maxLines) faults.push(`${lines.size} lines: ${nameOf(it)}`)
    }
    return faults
  })
}

/** Controls that Tab leads to: of radio buttons the chosen one, or the first. */
const stopsIn = (box: Element) => {
  const names = new Set<string>()
  return [...box.querySelectorAll<HTMLElement>(controls)].filter((it) => {
    if (!isThere(it) || it.matches(':disabled') || it.tabIndex < 0) return false
    if (!(it instanceof HTMLInputElement) || it.type !== 'radio') return true
    const group = [...box.querySelectorAll<HTMLInputElement>(`[name="${it.name}"]`)]
    if (names.has(it.name) || (group.some(({ checked }) => checked) && !it.checked)) return false
    names.add(it.name)
    return true
  })
}

/**
 * Expects that a part of an element can be used in a narrow window, with large text, from right to left, in both colour
 * schemes and by keyboard alone. An element that does not follow the window is sized by `resize`.
 */
export const expectUsable = async (
  element: HTMLElement,
  find: () => Element | null,
  resize: (width: number) => void = () => undefined,
) => {
  const size = { width: innerWidth, height: innerHeight }
  const box = () => find() ?? expect.fail('nothing is there')
  try {
    for (const width of widths)
      for (const direction of directions) {
        await setViewport({ width, height: 640 })
        document.documentElement.dir = direction
        resize(width)
        await still(element)
        expect(faultsIn(box()).join('; '), `${width} px, ${direction}`).to.equal('')
      }
    await setViewport({ width: 320, height: 640 })
    document.documentElement.dir = ''
    resize(320)
    for (const colorScheme of schemes) {
      await emulateMedia({ colorScheme })
      await expectAccessible(box())
    }
    const stops = stopsIn(box())
    const reached = new Set<Element | null>()
    stops[0]?.focus()
    const presses = stops.length + maxVideoControls * box().querySelectorAll('video[controls]').length
    for (let press = 0; press < presses; press += 1) {
      reached.add(focused())
      await sendKeys({ press: 'Tab' })
    }
    const missed = stops.filter((it) => !reached.has(it)).map(nameOf)
    expect(missed, 'not reached by Tab').to.eql([])
  } finally {
    document.documentElement.dir = ''
    await emulateMedia({ colorScheme: 'light' })
    await setViewport(size)
  }
}
