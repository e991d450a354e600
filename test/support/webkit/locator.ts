import { clicking, type Point } from './keys'
import type { Aim, Match, Step } from './locate'

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
export type ElementReference = Record<typeof elementKey, string>

/** What a locator needs of its page. */
interface Owner {
  send(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown>
  locate(steps: readonly Step[], onlyShown: boolean): Promise<ElementReference[]>
  call<A extends readonly unknown[], R>(
    run: ((...args: A) => R | Promise<R>) | string,
    args: readonly unknown[],
  ): Promise<R>
  /** Waits until it is so, and not false or why not. @throws after 30 seconds */
  until(what: string, isSo: () => Promise<boolean | string>): Promise<void>
  aim(element: ElementReference): Promise<Aim>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  /** Presses a key, such as `Shift+Tab`, where the focus is. */
  press(key: string): Promise<void>
  /** Reads the page's address. */
  update(): Promise<void>
}

interface TextOptions {
  exact?: boolean
}
interface RoleOptions extends TextOptions {
  name?: string | RegExp
  pressed?: boolean
  checked?: boolean
  expanded?: boolean
  selected?: boolean
  disabled?: boolean
  /** Of a heading that is an `h1` to `h6`. */
  level?: number
}

const matchOf = (text: string | RegExp, exact = false): Match =>
  text instanceof RegExp ? { source: text.source, flags: text.flags } : exact ? { is: text } : { has: text }

/** The part of Playwright's locator that the tests use, by way of the WebDriver standard. */
export class WebKitLocator {
  constructor(
    private readonly owner: Owner,
    private readonly steps: readonly Step[],
  ) {}

  private with(...steps: Step[]) {
    return new WebKitLocator(this.owner, [...this.steps, ...steps])
  }

  page() {
    return this.owner
  }
  locator(css: string, { hasText, has }: { hasText?: string | RegExp; has?: WebKitLocator } = {}) {
    return this.with(
      { css },
      ...(hasText === undefined ? [] : [{ hasText: matchOf(hasText) }]),
      ...(has ? [{ has: has.steps }] : []),
    )
  }
  getByRole(role: string, { name, exact, ...states }: RoleOptions = {}) {
    return this.with({ role, ...(name !== undefined && { name: matchOf(name, exact) }), states })
  }
  getByText(text: string | RegExp, { exact }: TextOptions = {}) {
    return this.with({ text: matchOf(text, exact) })
  }
  getByLabel(text: string | RegExp, { exact }: TextOptions = {}) {
    return this.with({ label: matchOf(text, exact) })
  }
  filter({ hasText, visible }: { hasText?: string | RegExp; visible?: true }) {
    return this.with(
      ...(hasText === undefined ? [] : [{ hasText: matchOf(hasText) }]),
      ...(visible ? [{ visible }] : []),
    )
  }
  and({ steps }: WebKitLocator) {
    return this.with({ and: steps })
  }
  nth(nth: number) {
    return this.with({ nth })
  }
  first() {
    return this.nth(0)
  }
  last() {
    return this.nth(-1)
  }

  /** Runs a function of the page with the elements that this leads to, those that show alone when asked. */
  private find(onlyShown = false): Promise<ElementReference[]> {
    return this.owner.locate(this.steps, onlyShown)
  }
  count() {
    return this.find().then((found) => found.length)
  }
  async all() {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index))
  }
  isVisible() {
    return this.find(true).then((found) => found.length > 0)
  }

  async waitFor({ state = 'visible' }: { state?: 'visible' | 'hidden' | 'attached' | 'detached' } = {}) {
    await this.owner.until(`${JSON.stringify(this.steps)} to be ${state}`, async () => {
      const found = await this.find(state === 'visible' || state === 'hidden')
      return state === 'visible' || state === 'attached' ? found.length > 0 : found.length === 0
    })
    await this.owner.update()
  }

  /** The one element; waits for it. */
  private async one(): Promise<ElementReference> {
    let found: ElementReference[] = []
    await this.owner.until(`${JSON.stringify(this.steps)} to be there`, async () => {
      found = await this.find()
      return found.length > 0
    })
    const [element] = found
    if (!element || found.length > 1) throw new Error(`${JSON.stringify(this.steps)}: ${found.length} elements`)
    return element
  }

  private async send(method: 'GET' | 'POST', path: string, body?: object) {
    return this.owner.send(method, `/element/${(await this.one())[elementKey]}${path}`, body)
  }

  /** Waits until nothing covers the element and it stands still, and then does something where it is. */
  private async whenPressable(act: (point: Point) => Promise<unknown>) {
    await this.waitFor()
    await this.owner.until(`${JSON.stringify(this.steps)} to be pressed`, async () => {
      const aim = await this.owner.aim(await this.one())
      if ('hindrance' in aim) return aim.hindrance
      await act(aim)
      return true
    })
  }
  /** Clicks like a pointer. */
  async click() {
    await this.whenPressable((point) => this.owner.send('POST', '/actions', clicking(point)))
  }
  isChecked() {
    return this.evaluate((it) => (it as HTMLInputElement).checked)
  }
  isDisabled() {
    return this.evaluate((it) => it.matches(':disabled'))
  }
  async check() {
    if (!(await this.isChecked())) await this.click()
  }
  async uncheck() {
    if (await this.isChecked()) await this.click()
  }
  async scrollIntoViewIfNeeded() {
    await this.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
  }
  /** Chooses files that lie on the disk. */
  async setInputFiles(path: string) {
    await this.send('POST', '/value', { text: path })
  }
  async focus() {
    await this.evaluate((it) => (it as HTMLElement).focus())
  }
  async press(key: string) {
    await this.focus()
    await this.owner.press(key)
  }
  async pressSequentially(text: string) {
    await this.waitFor()
    await this.focus()
    await this.owner.type(text)
  }
  async fill(text: string) {
    await this.waitFor()
    await this.evaluate((it) => {
      const field = it as HTMLInputElement
      field.focus()
      field.select()
    })
    await this.owner.press('Delete')
    await this.owner.type(text)
  }
  /** @param wanted the value or the text of an option */
  async selectOption(wanted: string) {
    const option = await this.evaluate(
      (it, text) => [...(it as HTMLSelectElement).options].find(({ value, label }) => value === text || label === text),
      wanted,
    )
    const reference = (option as unknown as ElementReference | undefined)?.[elementKey]
    if (!reference) throw new Error(`${JSON.stringify(this.steps)} has no option ${wanted}`)
    // The driver refuses it outside of the window, as in a sheet that comes.
    await this.whenPressable(() => this.owner.send('POST', `/element/${reference}/click`))
  }

  async evaluate<R, A = undefined>(run: (element: Element, argument: A) => R | Promise<R>, argument?: A): Promise<R> {
    return this.owner.call(run, [await this.one(), argument])
  }
  async evaluateAll<R>(run: (elements: Element[]) => R): Promise<R> {
    // The driver knows elements that are arguments, not those in a list.
    return this.owner.call(`(...all) => (${run})(all)`, await this.find())
  }
  elementHandle() {
    return this.one()
  }
  getAttribute(name: string) {
    return this.evaluate((it, attribute) => it.getAttribute(attribute), name)
  }
  innerText() {
    return this.evaluate((it) => (it as HTMLElement).innerText)
  }
  async allInnerTexts() {
    return this.evaluateAll((all) => all.map((it) => (it as HTMLElement).innerText))
  }
  async allTextContents() {
    return this.evaluateAll((all) => all.map((it) => it.textContent))
  }
  textContent() {
    return this.evaluate((it) => it.textContent)
  }
  inputValue() {
    return this.evaluate((it) => (it as HTMLInputElement).value)
  }
  boundingBox() {
    return this.evaluate((it) => {
      const { x, y, width, height } = it.getBoundingClientRect()
      return { x, y, width, height }
    })
  }
}
