/** `frame.js`: gives frames of ours in a page the height of their content, and tells them the page's look. */
import { heightIn, isReady, type LookMessage } from './messages'

/** The frame that a message comes from, when the message comes from the site that the page has put there. */
const frameOf = ({ source, origin }: MessageEvent): HTMLIFrameElement | undefined =>
  [...document.querySelectorAll('iframe')].find(
    (it) => it.contentWindow === source && it.src && new URL(it.src).origin === origin,
  )

/** A page that says nothing about schemes is light. */
const colorSchemeOf = (frame: Element) => {
  const { colorScheme } = getComputedStyle(frame)
  const [isLight, isDark] = ['light', 'dark'].map((it) => colorScheme.includes(it))
  return isDark ? (isLight ? 'auto' : 'dark') : 'light'
}

addEventListener('message', (event) => {
  const height = heightIn(event.data)
  if (height === null && !isReady(event.data)) return
  const frame = frameOf(event)
  if (!frame) return
  if (height !== null) {
    frame.style.height = `${height}px`
    return
  }
  const locale = frame.closest('[lang]')?.getAttribute('lang') ?? ''
  const look: LookMessage = { type: 'geuin:look', colorScheme: colorSchemeOf(frame), locale }
  frame.contentWindow?.postMessage(look, event.origin)
})
