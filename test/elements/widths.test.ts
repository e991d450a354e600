import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { still } from '../support/accessible'
import { clearPage, find, place, serverReady, waitForElement } from '../support/page'
import { faultsIn } from '../support/usable'

const widths = [280, 320, 360, 420, 520, 560, 640, 768, 1000, 1200, 1400]

interface View {
  tag: 'geuin-community' | 'geuin-loop' | 'geuin-profile' | 'geuin-explore'
  attributes: Record<string, string>
  /** The box of the element's own, and what has to be there first. */
  box: string
  shows: string
}

const views: View[] = [
  { tag: 'geuin-community', attributes: { slug: 'night-skies' }, box: '.community', shows: '.poster' },
  {
    tag: 'geuin-community',
    attributes: { slug: 'night-skies', tab: 'loops' },
    box: '.community',
    shows: '.loop-card',
  },
  {
    tag: 'geuin-community',
    attributes: { slug: 'night-skies', tab: 'members' },
    box: '.community',
    shows: '.person',
  },
  { tag: 'geuin-community', attributes: { slug: 'inner-circle' }, box: '.community', shows: '.state-message' },
  { tag: 'geuin-community', attributes: { slug: 'night-skies', layout: 'card' }, box: '.box', shows: '.poster' },
  { tag: 'geuin-loop', attributes: { slug: 'slow-light' }, box: '.loop', shows: '.poster' },
  { tag: 'geuin-loop', attributes: { slug: 'slow-light', tab: 'members' }, box: '.loop', shows: '.person' },
  { tag: 'geuin-profile', attributes: { slug: 'mira.light' }, box: '.profile', shows: '.poster' },
  {
    tag: 'geuin-profile',
    attributes: { slug: 'mira.light', tab: 'communities' },
    box: '.profile',
    shows: '.community-card h3',
  },
  { tag: 'geuin-explore', attributes: {}, box: '.explore', shows: '.loop-card' },
  { tag: 'geuin-explore', attributes: { category: '1' }, box: '.explore', shows: '.loop-card' },
]

/** Targets for fingers are no matter of the width. */
const isOfWidth = (fault: string) => !fault.startsWith('small: ')

describe('places and people, 280 to 1400 px wide,', () => {
  before(serverReady)
  before(() =>
    Promise.all([
      import('../../elements/geuin-community'),
      import('../../elements/geuin-explore'),
      import('../../elements/geuin-loop'),
      import('../../elements/geuin-profile'),
    ]),
  )
  beforeEach(() => setViewport({ width: 1500, height: 800 }))
  afterEach(async () => {
    document.documentElement.dir = ''
    clearPage()
    await setViewport({ width: 800, height: 600 })
  })

  for (const { tag, attributes, box, shows } of views)
    for (const locale of ['en', 'de']) {
      const name = [tag, ...Object.entries(attributes).map((it) => it.join('='))].join(' ')
      it(`${name}: ${locale}, left to right and right to left, nothing is cut or sticks out [M01] [M02] [M03] [M04]`, async function () {
        this.timeout(30_000)
        const element = place(tag, { ...attributes, locale })
        await waitForElement(element, shows)
        for (const direction of ['ltr', 'rtl'])
          for (const width of widths) {
            document.documentElement.dir = direction
            element.style.width = `${width}px`
            await still(element)
            const part = find(element, box) ?? expect.fail(`no ${box}`)
            expect(Math.round(part.getBoundingClientRect().width), `${width} px, ${direction}`).to.equal(width)
            expect(faultsIn(part).filter(isOfWidth), `${width} px, ${direction}`).to.eql([])
          }
      })
    }
})
