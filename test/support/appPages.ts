import type { Page } from 'playwright-core'

/** What `<geuin-app>` shows, the elements in it included. */
export interface ShownPage {
  /** The words of the page's heading; '' before there is one. */
  heading: string
  isHeadingFocused: boolean
  /** Whether the document's title begins with the heading. */
  isTitled: boolean
  /** Whether something says that it loads. */
  isBusy: boolean
  /** The title of the message in place of what is empty, closed or failed. */
  message: string | null
  /** Whether something says that it failed, and can be tried again. */
  isFailed: boolean
  /** Whether something in the page can be pressed, filled in or followed. */
  hasWayOn: boolean
  /** The words that it shows, without initials; a part that has no room yet may still be loading its code. */
  text: string
}

/** What a page is to show. */
export interface WantedPage extends Partial<ShownPage> {
  /** A selector of what fills the page: items of a list, a video, a form. */
  content?: string
  /** A selector of what must not be there, since the page is empty, closed or failed. */
  without?: string
}

/** Runs in the page: what it shows; null while it is none of what is wanted. */
const read = (wanted: readonly WantedPage[]): ShownPage | null => {
  const main = document.querySelector('geuin-app')?.shadowRoot?.querySelector('main')
  const roots: ParentNode[] = main ? [main] : []
  for (const root of roots)
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot)
  const find = (selector: string) =>
    roots.flatMap((root) => [...root.querySelectorAll(selector)]).find((it) => it.checkVisibility())
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  const textOf = (root: Node) => {
    const words: (string | null)[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (parent?.checkVisibility() && !parent.closest('[aria-hidden=true]')) words.push(walker.currentNode.textContent)
    }
    return words.join('')
  }
  const heading = main?.querySelector('h1') ?? null
  const message = find('[part=message]')
  const shown = {
    heading: heading?.textContent ?? '',
    isHeadingFocused: heading !== null && focused === heading,
    isTitled: Boolean(heading?.textContent) && document.title.startsWith(heading?.textContent ?? ''),
    isBusy: Boolean(find('[aria-busy=true]')),
    message: message?.querySelector('h2')?.textContent ?? null,
    isFailed: Boolean(find('[role=alert] button')),
    hasWayOn: Boolean(find('button:enabled, a[href], input:enabled')),
    text: roots.map(textOf).join(' '),
  }
  const isSo = ({ content, without, ...one }: WantedPage) =>
    (content === undefined || find(content) !== undefined) &&
    (without === undefined || find(without) === undefined) &&
    Object.entries(one).every(([name, value]) => shown[name as keyof ShownPage] === value)
  return wanted.some(isSo) ? shown : null
}

/**
 * Waits until the app shows one of these.
 * @returns what it showed then
 * @throws with what it shows in place of them
 */
export const untilShown = async (page: Page, ...wanted: readonly WantedPage[]): Promise<ShownPage> => {
  try {
    const found = await page.waitForFunction(read, wanted)
    return (await found.jsonValue()) as ShownPage
  } catch {
    const shown = JSON.stringify(await page.evaluate(read, [{}]))
    throw new Error(`${page.url()} never shows ${JSON.stringify(wanted)}, but ${shown}`)
  }
}

/** Tries everything again that says that it failed. */
export const retryAll = (page: Page) =>
  page.evaluate(() => {
    const roots: ParentNode[] = [document]
    for (const root of roots)
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot)
    for (const root of roots)
      for (const button of root.querySelectorAll<HTMLElement>('[role=alert] button')) button.click()
  })
