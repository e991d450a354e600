/** `frame.js`: gives embeds' frames in a page the height of their content, and tells them the page's theme. */
import { heightIn, isReady, type ThemeMessage } from './messages'

/** The embed's frame that a message comes from, when the message comes from the site that the page has put there. */
const frameOf = ({ source, origin }: MessageEvent): HTMLIFrameElement | undefined =>
  [...document.querySelectorAll('iframe')].find(
    ({ contentWindow, src }) => contentWindow === source && /\/embed\/\w+/.test(src) && new URL(src).origin === origin,
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
  const theme: ThemeMessage = { type: 'geuin:theme', colorScheme: colorSchemeOf(frame), locale }
  frame.contentWindow?.postMessage(theme, event.origin)
})
