import { aTimeout, expect, nextFrame } from '@open-wc/testing'
import type { GeuinEventMap } from '../../elements/types'
import { islandView } from '../../src/kit/islandView'
import { configure } from '../../src/kit/settings'
import { pageObject } from '../../src/kit/shared'
import { defineTestElement, inside, put, ready, type TestElement, TestView, textIn } from '../support/testElement'
import { waitUntil } from '../support/waitUntil'

const settled = () => aTimeout(0).then(nextFrame)

/** What the page hears on its document: errors bubble and leave shadow roots. */
const listen = () => {
  const errors: GeuinEventMap['geuin:error'][] = []
  const hear = (event: Event) => errors.push((event as CustomEvent).detail)
  document.addEventListener('geuin:error', hear)
  return { errors, stop: () => document.removeEventListener('geuin:error', hear) }
}

let broken = false

const BreakableView: typeof TestView = (props) => {
  if (broken) throw new RangeError('bad view')
  return <TestView {...props} />
}

describe('an island that can’t be shown', () => {
  let received: ReturnType<typeof listen>
  const { error: logError } = console
  beforeEach(() => {
    received = listen()
  })
  afterEach(() => {
    received.stop()
    console.error = logError
    configure({ apiHost: undefined, brandId: undefined })
    document.body.replaceChildren()
  })

  it('shows which setting is missing, in the element and by an event [A06]', async () => {
    const tag = defineTestElement({ needs: ['apiHost', 'brandId'] })
    const element = put(tag)
    expect(textIn(element, '[role=alert]')).to.contain(tag).and.contain('api-host="…"')
    expect(inside(element, '[role=alert]')?.checkVisibility({ visibilityProperty: true })).to.equal(true)
    expect(element.getBoundingClientRect().height).to.be.greaterThan(20)
    expect(received.errors.map(({ code, setting }) => `${code} ${setting}`)).to.deep.equal(['missing-setting api-host'])
    expect(element.isReady).to.equal(false)
    configure({ apiHost: 'https://api.example' })
    expect(textIn(element, '[role=alert]')).to.contain('brand-id')
    element.brandId = '7'
    await ready(element)
    expect(inside(element, '[role=alert]')).to.equal(null)
    expect(textIn(element, '#site')).to.equal('https://api.example 7')
    expect(received.errors).to.have.length(2)
  })

  it('reports a setting again when it is removed, and does not repeat itself meanwhile [A06]', async () => {
    const element = put(defineTestElement({ needs: ['apiHost'] }), { 'api-host': 'https://api.example' })
    await ready(element)
    element.removeAttribute('api-host')
    element.source = 'latest'
    element.source = 'home'
    expect(textIn(element, '[role=alert]')).to.contain('api-host')
    expect(received.errors).to.have.length(1)
  })

  it('reports a missing setting once when the page takes it out and puts it back [A06]', async () => {
    const element = put(defineTestElement({ needs: ['apiHost'] }))
    for (const _visit of [1, 2]) {
      element.remove()
      await settled()
      document.body.append(element)
      expect(textIn(element, '[role=alert]')).to.contain('api-host')
    }
    expect(received.errors.map(({ code }) => code)).to.deep.equal(['missing-setting'])
  })

  it('says what is wrong with a setting that it needs, and not that it is missing [A06]', async () => {
    const element = put(defineTestElement({ needs: ['apiHost'] }), { 'api-host': 'api.example' })
    expect(textIn(element, '[role=alert]')).to.equal('The value of api-host can’t be used and was left out.')
    expect(received.errors.map(({ code, setting }) => [code, setting])).to.deep.equal([['bad-setting', 'api-host']])
    element.apiHost = 'https://api.example'
    await ready(element)
    expect(inside(element, '[role=alert]')).to.equal(null)
  })

  it('names a wrong setting of the script tag as it is written there [A06]', () => {
    const script = document.createElement('script')
    script.dataset.apiHost = 'api.example'
    pageObject().scriptTags.push(script)
    const element = put(defineTestElement({ needs: ['apiHost'] }))
    expect(textIn(element, '[role=alert]')).to.contain('The value of data-api-host can’t be used')
    pageObject().scriptTags.length = 0
  })

  it('needs the settings that its attributes call for [A06]', async () => {
    const element = put(defineTestElement({ needs: ({ items }) => (items ? [] : ['apiHost']) }))
    expect(textIn(element, '[role=alert]')).to.contain('api-host')
    element.items = []
    await ready(element)
    expect(inside(element, '[role=alert]')).to.equal(null)
  })

  it('shows its message in the element’s language', async () => {
    const element = put(defineTestElement(), { locale: 'de' })
    await ready(element)
    const german = put(defineTestElement({ needs: ['apiHost'] }), { locale: 'de' })
    const english = put(defineTestElement({ needs: ['apiHost'] }), { locale: 'en' })
    const words = (it: Element) => textIn(it, '[role=alert]')?.replace(/<[^>]*>/, '')
    expect(words(german)).not.to.equal(words(english))
  })

  it('keeps the content between the tags beside the message', () => {
    const link = document.createElement('a')
    link.textContent = 'Our videos'
    const element = put(defineTestElement({ needs: ['apiHost'] }), {}, [link])
    expect(link.checkVisibility()).to.equal(true)
    expect(inside(element, '[role=alert]')?.checkVisibility({ visibilityProperty: true })).to.equal(true)
  })

  it('offers Retry when its view does not load, and shows it once it does', async () => {
    let tries = 0
    const view = async () => {
      tries += 1
      if (tries < 3) throw new TypeError('Failed to fetch')
      return { default: islandView(TestView) }
    }
    const tag = defineTestElement({ view })
    const element = put(tag)
    for (const nth of [1, 2]) {
      await waitUntil(() => inside(element, '[role=alert] button') && received.errors.length === nth)
      inside(element, '[role=alert] button')?.click()
    }
    await ready(element)
    expect(tries).to.equal(3)
    expect(inside(element, '[role=alert]')).to.equal(null)
    expect(received.errors[0]).to.deep.equal({ code: 'failed', message: `<${tag}>: TypeError: Failed to fetch` })
  })

  it('reports nothing when a view fails after the element was removed', async () => {
    let fail = () => {}
    const waiting = new Promise<never>((_, reject) => {
      fail = () => reject(new Error('late'))
    })
    const element = put(defineTestElement({ view: () => waiting }))
    element.addEventListener('geuin:error', ({ detail }) => received.errors.push(detail))
    element.remove()
    await settled()
    fail()
    await settled()
    expect(received.errors).to.have.length(0)
  })

  it('offers Retry when a view throws, reports the error, and renders again', async () => {
    console.error = () => {}
    broken = true
    const tag = defineTestElement({ view: async () => ({ default: islandView(BreakableView) }) })
    const fallback = document.createElement('a')
    const element = put(tag, {}, [fallback])
    await waitUntil(() => inside(element, '[role=alert] button'))
    expect(received.errors).to.deep.equal([{ code: 'failed', message: `<${tag}>: RangeError: bad view` }])
    expect(element.isReady).to.equal(false)
    expect(inside(element, '[role=alert]')?.checkVisibility({ visibilityProperty: true })).to.equal(true)
    broken = false
    inside(element, '[role=alert] button')?.click()
    await ready(element)
    expect(textIn(element, 'button')).to.equal('0')
  })

  it('offers Retry when start throws, and starts again', async () => {
    let starts = 0
    const tag = defineTestElement({
      start: () => {
        starts += 1
        if (starts === 1) throw new Error('bad start')
        return { stop: () => {} }
      },
    })
    const element = put(tag)
    await waitUntil(() => inside(element, '[role=alert]'))
    expect(received.errors.map(({ message }) => message)).to.deep.equal([`<${tag}>: Error: bad start`])
    inside(element, '[role=alert] button')?.click()
    await ready(element)
    expect(starts).to.equal(2)
  })

  it('leaves other islands untouched when it fails', async () => {
    console.error = () => {}
    broken = true
    const bad = put(defineTestElement({ view: async () => ({ default: islandView(BreakableView) }) }))
    const good = put(defineTestElement())
    await ready(good)
    await waitUntil(() => inside(bad, '[role=alert]'))
    expect(textIn(good, 'button')).to.equal('0')
  })

  it('lets a page remove the element in its error listener', async () => {
    const remove = (event: Event) => (event.target as Element).remove()
    document.addEventListener('geuin:error', remove)
    const element = put(defineTestElement({ needs: ['apiHost'] })) as TestElement
    document.removeEventListener('geuin:error', remove)
    await settled()
    expect(element.isConnected).to.equal(false)
    expect(inside(element, '.island')).to.equal(null)
  })
})
