import { aTimeout, expect, nextFrame } from '@open-wc/testing'
import { type ReactNode, useEffect } from 'react'
import { define } from '../../elements/island'
import type { IslandContext, Started } from '../../src/kit/islandConfig'
import { islandView } from '../../src/kit/islandView'
import { configure } from '../../src/kit/settings'
import {
  defineTestElement,
  inside,
  put,
  ready,
  type TestElement,
  type TestProps,
  TestView,
  testClass,
  textIn,
} from '../support/testElement'
import { waitUntil } from '../support/waitUntil'

/** Long enough for what is deferred by microtasks and for React's scheduler. */
const settled = () => aTimeout(0).then(nextFrame)

/** A view that never arrives. */
const never = () => new Promise<never>(() => {})

const parse = (markup: string) => {
  const root = document.createElement('div')
  root.append(...new DOMParser().parseFromString(markup, 'text/html').body.childNodes)
  return root
}

interface Counts {
  start: number
  stop: number
  mount: number
  unmount: number
  aborted: number
  changed: number
}

interface Counted extends Started {
  counts: Counts
  hello(name?: string): string
}

type CountedView = (props: TestProps & { context: IslandContext<Counted, TestProps> }) => ReactNode

const CountingView: CountedView = (props) => {
  const { counts } = props.context.started
  useEffect(() => {
    counts.mount += 1
    return () => {
      counts.unmount += 1
    }
  }, [counts])
  return <TestView {...props} />
}

const RefusingView: CountedView = ({ context }) => {
  useEffect(() => context.handle('inner', () => Promise.reject(new Error('not now'))), [context])
  return null
}

/** An element that counts what begins and what ends in it. */
const counting = (View: CountedView = CountingView, loaded: Promise<unknown> = Promise.resolve()) => {
  const counts: Counts = { start: 0, stop: 0, mount: 0, unmount: 0, aborted: 0, changed: 0 }
  const tag = defineTestElement<Counted>({
    start: (context) => {
      counts.start += 1
      context.signal.addEventListener('abort', () => {
        counts.aborted += 1
      })
      context.onChange(() => {
        counts.changed += 1
      })
      return {
        counts,
        stop: () => {
          counts.stop += 1
        },
        hello: (name = 'you') => `hello ${name}`,
      }
    },
    view: async () => {
      await loaded
      return { default: islandView(View) }
    },
  })
  return { tag, counts }
}

const press = async (element: TestElement) => {
  inside(element, 'button')?.click()
  await waitUntil(() => textIn(element, 'button') === '1')
}

describe('the lifecycle of an island [N05]', () => {
  afterEach(() => document.body.replaceChildren())

  it('does not begin while the element is detached', async () => {
    const { tag, counts } = counting()
    const element = document.createElement(tag) as TestElement
    element.setAttribute('source', 'home')
    element.source = 'latest'
    await settled()
    expect(counts.start).to.equal(0)
    expect(element.shadowRoot?.querySelector('.island')).to.equal(null)
    document.body.append(element)
    await ready(element)
    expect(counts.start).to.equal(1)
  })

  it('begins once, with any number of attributes', async () => {
    const { tag, counts } = counting()
    const element = put(tag, { source: 'home', 'no-loop': '', locale: 'en', 'api-host': 'https://api.example' })
    await ready(element)
    expect(counts).to.include({ start: 1, mount: 1, stop: 0 })
  })

  it('keeps its state when the element is moved', async () => {
    const { tag, counts } = counting()
    const element = put(tag)
    await ready(element)
    await press(element)
    const other = document.createElement('div')
    document.body.append(other)
    other.append(element)
    await settled()
    element.remove()
    document.body.prepend(element)
    await settled()
    expect(textIn(element, 'button')).to.equal('1')
    expect(counts).to.include({ start: 1, stop: 0, mount: 1, unmount: 0 })
  })

  it('keeps its state when moveBefore moves the element', async function () {
    if (!('moveBefore' in document.body)) return this.skip()
    const { tag, counts } = counting()
    const element = put(tag)
    await ready(element)
    await press(element)
    const other = document.createElement('div')
    document.body.append(other)
    counts.changed = 0
    ;(other as unknown as { moveBefore(node: Node, before: Node | null): void }).moveBefore(element, null)
    await settled()
    expect(textIn(element, 'button')).to.equal('1')
    expect(counts).to.include({ start: 1, stop: 0, unmount: 0, changed: 0 })
  })

  it('ends when the element is removed, and begins again when it is put back', async () => {
    const { tag, counts } = counting()
    const element = put(tag)
    await ready(element)
    await press(element)
    element.remove()
    await settled()
    expect(counts).to.include({ start: 1, stop: 1, mount: 1, unmount: 1, aborted: 1 })
    expect(element.shadowRoot?.querySelector('.island')).to.equal(null)
    document.body.append(element)
    await waitUntil(() => textIn(element, 'button') === '0' && counts.mount > 1)
    expect(counts).to.include({ start: 2, stop: 1, mount: 2 })
  })

  it('does not start in an element that the same task removes', async () => {
    const { tag, counts } = counting()
    put(tag).remove()
    await settled()
    await settled()
    expect(counts).to.include({ start: 0, mount: 0 })
  })

  it('does not mount when the element is removed before its view has loaded', async () => {
    let load = () => {}
    const loaded = new Promise<void>((resolve) => {
      load = resolve
    })
    const { tag, counts } = counting(CountingView, loaded)
    const element = put(tag)
    await waitUntil(() => counts.start === 1)
    element.remove()
    load()
    await settled()
    await settled()
    expect(counts).to.include({ start: 1, stop: 1, mount: 0 })
  })

  it('begins again for another site, and for no other change of settings', async () => {
    const { tag, counts } = counting()
    const element = put(tag, { 'api-host': 'https://one.example', 'brand-id': '1' })
    await ready(element)
    element.setAttribute('locale', 'de')
    element.setAttribute('consent', 'granted')
    expect(counts).to.include({ start: 1, stop: 0 })
    element.setAttribute('brand-id', '2')
    await waitUntil(() => textIn(element, '#site') === 'https://one.example 2')
    expect(counts).to.include({ start: 2, stop: 1 })
  })

  it('renders again when the page’s settings change, until it has ended [A06]', async () => {
    const tag = defineTestElement()
    const element = put(tag)
    await ready(element)
    configure({ locale: 'de' })
    await waitUntil(() => textIn(element, '#locale') === 'de')
    element.remove()
    await settled()
    configure({ locale: undefined })
    await settled()
    expect(textIn(element, '#locale')).to.equal(undefined)
  })

  it('gives a clone a root and a state of its own', async () => {
    const { tag, counts } = counting()
    const element = put(tag, { source: 'latest' })
    await ready(element)
    await press(element)
    const clone = element.cloneNode(true) as TestElement
    expect(clone.isReady).to.equal(false)
    document.body.append(clone)
    await ready(clone)
    expect(textIn(clone, 'button')).to.equal('0')
    expect(clone.source).to.equal('latest')
    expect(counts.start).to.equal(2)
  })

  it('uses a declarative shadow root, or a clone of one', async () => {
    const { tag, TestClass } = testClass()
    const element = put(tag)
    element.attachShadow({ mode: 'open', clonable: true }).append('from the server')
    const clone = element.cloneNode(true) as TestElement
    document.body.append(clone)
    define(tag, TestClass)
    await Promise.all([ready(element), ready(clone)])
    for (const one of [element, clone]) {
      expect(textIn(one, 'button')).to.equal('0')
      expect(one.shadowRoot?.textContent).not.to.contain('from the server')
    }
  })

  it('sends geuin:ready once per element, and keeps isReady for late listeners', async () => {
    const { tag } = counting()
    const element = document.createElement(tag) as TestElement
    const seen: { isReady: boolean; bubbles: boolean; composed: boolean }[] = []
    const outer = document.createElement('div')
    outer.addEventListener('geuin:ready', ({ bubbles, composed }) =>
      seen.push({ isReady: element.isReady, bubbles, composed }),
    )
    expect(element.isReady).to.equal(false)
    outer.attachShadow({ mode: 'open' }).append(element)
    document.body.append(outer)
    await waitUntil(() => element.isReady)
    element.remove()
    await settled()
    outer.shadowRoot?.append(element)
    await waitUntil(() => textIn(element, 'button') === '0')
    await settled()
    expect(seen).to.deep.equal([{ isReady: true, bubbles: true, composed: true }])
    expect(element.isReady).to.equal(true)
  })

  it('has a read-only isReady', () => {
    const element = document.createElement(counting().tag) as TestElement
    expect(() => Object.assign(element, { isReady: true })).to.throw(TypeError)
  })
})

describe('methods of an island', () => {
  afterEach(() => document.body.replaceChildren())

  it('wait for the element to begin, and give a promise', async () => {
    const element = document.createElement(counting().tag) as TestElement
    const early = element.hello('early')
    document.body.append(element)
    expect(await early).to.equal('hello early')
    expect(await element.hello()).to.equal('hello you')
  })

  it('wait for the view to handle them, and reject with its error', async () => {
    const element = put(counting(RefusingView).tag)
    const error = await element.inner().catch((reason) => reason)
    expect(error.message).to.equal('not now')
  })

  it('wait for the next mount after a removal', async () => {
    const element = put(counting().tag)
    await element.hello()
    element.remove()
    await settled()
    const late = element.hello('late')
    let answered = false
    void late.then(() => {
      answered = true
    })
    await settled()
    expect(answered).to.equal(false)
    document.body.append(element)
    expect(await late).to.equal('hello late')
  })
})

describe('the content between the tags [N07]', () => {
  afterEach(() => document.body.replaceChildren())

  const isSeen = (node: Element) => node.checkVisibility()

  it('shows until the island is ready, and again after it has ended', async () => {
    let open = () => {}
    const waiting = new Promise<void>((done) => {
      open = done
    })
    const tag = defineTestElement<Started>({ view: () => waiting.then(() => ({ default: islandView(TestView) })) })
    const root = parse(`<${tag}><a href="/videos">Our videos</a></${tag}>`)
    const element = root.firstElementChild as TestElement
    const link = root.querySelector('a')!
    document.body.append(root)
    await settled()
    expect(isSeen(link)).to.equal(true)
    expect(getComputedStyle(inside(element, '.island')!).visibility).to.equal('hidden')
    open()
    await ready(element)
    expect(isSeen(link)).to.equal(false)
    expect(getComputedStyle(inside(element, '.island')!).visibility).to.equal('visible')
    element.remove()
    document.body.append(link)
    element.append(link)
    await settled()
    expect(element.shadowRoot?.querySelector('slot')?.assignedElements()).to.deep.equal([link])
  })

  it('is replaced as soon as start has drawn something', async () => {
    const tag = defineTestElement({
      start: (context) => {
        context.show()
        return { stop: () => {} }
      },
      view: never,
    })
    const element = put(tag, {}, [document.createElement('a')])
    await waitUntil(() => !element.shadowRoot?.querySelector('slot'))
    expect(getComputedStyle(inside(element, '.island')!).visibility).to.equal('visible')
    expect(element.isReady).to.equal(false)
  })

  it('does not hide the island when it is only white space, a comment or data', async () => {
    const tag = defineTestElement({ view: never })
    const script = document.createElement('script')
    script.type = 'application/json'
    const element = put(tag, {}, [new Text('\n  '), document.createComment('a'), script])
    await settled()
    expect(getComputedStyle(inside(element, '.island')!).visibility).to.equal('visible')
  })

  it('is complete before the island begins, when the parser has only opened the tag', async () => {
    let starts = 0
    const start = () => {
      starts += 1
      return { stop: () => {} }
    }
    const tag = defineTestElement({ start, view: never })
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const inner = frame.contentDocument!
    inner.open()
    inner.write('<!doctype html><body><div id="here"></div>')
    // An element of this page's registry, in a document that is still being parsed.
    const element = document.createElement(tag) as TestElement
    inner.querySelector('#here')?.append(element)
    inner.querySelector('#here')?.remove()
    inner.body.append(element)
    expect(inner.readyState).to.equal('loading')
    await settled()
    expect(starts).to.equal(0)
    inner.write('<p>what follows</p>')
    inner.close()
    await waitUntil(() => starts === 1)
  })
})
