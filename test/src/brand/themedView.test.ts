import { expect } from '@open-wc/testing'
import { themedView } from '../../../src/brand/themedView'
import { answerWith, apiCalls, later, resetApi, serverFetch } from '../../support/fakeApi'
import { serverReady } from '../../support/page'
import { defineTestElement, inside, put, ready, type TestElement, TestView } from '../../support/testElement'
import { waitUntil } from '../../support/waitUntil'

const tag = defineTestElement({ view: async () => ({ default: themedView(TestView) }) })

let sites = 0
/** Puts an element of a site that no other test calls into the page. */
const putOne = (attributes: Readonly<Record<string, string>> = {}) => {
  sites += 1
  return put(tag, { 'api-host': `${location.origin}/themes/${sites}`, 'brand-id': '2', ...attributes })
}
const brandCalls = () => apiCalls.filter(({ path }) => path.startsWith('/themes/'))
/** The brand that the reference server has. */
const brand = () => serverFetch('/api/v3/brand?brand_id=2')
/** How many sheets are a theme: one rule for the host. */
const themesOf = ({ shadowRoot }: Element) =>
  shadowRoot?.adoptedStyleSheets.filter(({ cssRules: [rule, ...others] }) =>
    Boolean(!others.length && rule?.cssText.startsWith(':host {')),
  ).length
/** Whether it has that brand's accent. */
const isThemed = (element: TestElement) =>
  getComputedStyle(inside(element, '.island')!).getPropertyValue('--geuin-accent').includes('#0f6b66')

describe('the view of an element with a theme', () => {
  before(serverReady)
  beforeEach(resetApi)
  afterEach(() => {
    for (const element of document.querySelectorAll(tag)) element.remove()
    resetApi()
  })

  it('requests the brand before it is drawn, and is drawn before it comes [A08]', async () => {
    const { answer, release } = later()
    let drawn: boolean | undefined
    answerWith(({ path }) => {
      if (!path.startsWith('/themes/')) return undefined
      drawn = inside(element, 'section') !== null
      return answer
    })
    const element = putOne()
    await ready(element)
    expect(drawn).to.equal(false)
    expect(themesOf(element)).to.equal(0)
    release(await brand())
    await waitUntil(() => isThemed(element), 'no theme comes')
    expect(themesOf(element)).to.equal(1)
  })

  it('requests no brand while the page gives the videos itself', async () => {
    answerWith(({ path }) => (path.startsWith('/themes/') ? brand() : undefined))
    const element = putOne({ items: '[]' })
    await ready(element)
    expect(brandCalls()).to.have.length(0)
    element.items = undefined
    await waitUntil(() => isThemed(element), 'no theme comes')
    element.source = 'latest'
    await waitUntil(() => inside(element, '#props')?.textContent?.includes('latest'))
    expect([themesOf(element), brandCalls().length]).to.deep.equal([1, 1])
  })

  it('loses the theme with the mount: another brand’s takes its place [A08]', async () => {
    answerWith(({ path, query }) =>
      path.startsWith('/themes/') ? serverFetch(`/api/v3/brand?brand_id=${query.get('brand_id')}`) : undefined,
    )
    const element = putOne()
    await waitUntil(() => isThemed(element), 'no theme comes')
    element.setAttribute('brand-id', '1')
    await waitUntil(() => !isThemed(element), 'the theme stays')
    expect(themesOf(element)).to.equal(0)
    await waitUntil(() => themesOf(element) === 1, 'the other theme does not come')
  })
})
