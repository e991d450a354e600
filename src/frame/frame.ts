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

interface Shown {
  /** Where its page is from. */
  origin: string
  /** The theme that it knows, as JSON. */
  theme?: string
}

/** Frames that show. */
const known = new WeakMap<HTMLIFrameElement, Shown>()

const tellTheme = (frame: HTMLIFrameElement, shown: Shown) => {
  const locale = frame.closest('[lang]')?.getAttribute('lang') ?? ''
  const theme: ThemeMessage = { type: 'geuin:theme', colorScheme: colorSchemeOf(frame), locale }
  const text = JSON.stringify(theme)
  if (shown.theme === text) return
  shown.theme = text
  // Another page that is in the frame by now does not get it.
  frame.contentWindow?.postMessage(theme, shown.origin)
}

let nextFrame = 0
/** Once for all that changes until the next frame: pages animate their attributes, and reading styles costs. */
const tellAll = () => {
  cancelAnimationFrame(nextFrame)
  nextFrame = requestAnimationFrame(() => {
    for (const frame of document.querySelectorAll('iframe')) {
      const shown = known.get(frame)
      if (shown) tellTheme(frame, shown)
    }
  })
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
  const shown = { origin: event.origin }
  known.set(frame, shown)
  tellTheme(frame, shown)
})

// Where pages keep the scheme and the language that their visitors choose.
const themes = new MutationObserver(tellAll)
themes.observe(document.documentElement, { attributes: true })
if (document.body) themes.observe(document.body, { attributes: true })
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tellAll)
