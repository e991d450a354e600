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

/** Frames that show, each with the theme that it knows as JSON. */
const known = new WeakMap<HTMLIFrameElement, string>()

const tellTheme = (frame: HTMLIFrameElement) => {
  const locale = frame.closest('[lang]')?.getAttribute('lang') ?? ''
  const theme: ThemeMessage = { type: 'geuin:theme', colorScheme: colorSchemeOf(frame), locale }
  const text = JSON.stringify(theme)
  if (known.get(frame) === text) return
  known.set(frame, text)
  frame.contentWindow?.postMessage(theme, new URL(frame.src).origin)
}

const tellAll = () => {
  for (const frame of document.querySelectorAll('iframe')) if (known.has(frame)) tellTheme(frame)
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
  // A frame that has loaded anew knows nothing.
  known.delete(frame)
  tellTheme(frame)
})

// Where pages keep the scheme and the language that their visitors choose.
const themes = new MutationObserver(tellAll)
themes.observe(document.documentElement, { attributes: true })
if (document.body) themes.observe(document.body, { attributes: true })
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tellAll)
