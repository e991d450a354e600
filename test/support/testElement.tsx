import { oneEvent } from '@open-wc/testing'
import { useState } from 'react'
import { define, island } from '../../elements/island'
import type { ElementClass, IslandElement } from '../../elements/types'
import { useIsland } from '../../src/kit/island'
import type { IslandConfig, IslandContext, Started } from '../../src/kit/islandConfig'
import type { PropsOf } from '../../src/kit/islandProps'
import { islandView } from '../../src/kit/islandView'

export const testProps = { source: 'string', noLoop: 'boolean', items: 'list' } as const

export type TestProps = PropsOf<typeof testProps>

export interface TestElement extends IslandElement {
  source: string | undefined
  noLoop: boolean
  items: unknown
  hello(name?: string): Promise<string>
  inner(): Promise<string>
}

/** Shows what it was given, and a counter as the state that a viewer would lose. */
export const TestView = ({
  source,
  noLoop,
  items,
  context,
}: TestProps & { context: IslandContext<unknown, TestProps> }) => {
  const { settings, site, t } = useIsland()
  const [count, setCount] = useState(0)
  return (
    <section>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <output id="props">{JSON.stringify({ source: source ?? null, noLoop, items: items ?? null })}</output>
      <output id="site">{site}</output>
      <output id="locale">{settings.locale}</output>
      <output id="text">{t('common.retry')}</output>
      <output id="started">{context.started === undefined ? 'none' : 'started'}</output>
      <p className="words">Words</p>
    </section>
  )
}

let made = 0

/** An element of a class of its own, under a new tag. */
export const testClass = <S extends Started = Started>(
  config: Partial<IslandConfig<typeof testProps, S>> = {},
): { tag: string; TestClass: ElementClass<TestElement> } => {
  made += 1
  const tag = `geuin-test-${made}`
  const TestClass: ElementClass<TestElement> = island({
    tag,
    props: testProps,
    methods: ['hello', 'inner'],
    data: 'items',
    view: async () => ({ default: islandView(TestView) }),
    ...config,
  })
  return { tag, TestClass }
}

export const defineTestElement = <S extends Started = Started>(
  config: Partial<IslandConfig<typeof testProps, S>> = {},
) => {
  const { tag, TestClass } = testClass(config)
  define(tag, TestClass)
  return tag
}

/** Puts an element into the page. */
export const put = (tag: string, attributes: Readonly<Record<string, string>> = {}, content: Node[] = []) => {
  const element = document.createElement(tag) as TestElement
  for (const name of Object.keys(attributes)) element.setAttribute(name, attributes[name]!)
  element.append(...content)
  document.body.append(element)
  return element
}

export const ready = async (element: IslandElement) => {
  if (!element.isReady) await oneEvent(element, 'geuin:ready')
}

export const inside = (element: Element, selector: string) => element.shadowRoot?.querySelector<HTMLElement>(selector)

export const textIn = (element: Element, selector: string) => inside(element, selector)?.textContent

export const shownProps = (element: Element) => JSON.parse(textIn(element, '#props') ?? 'null')
