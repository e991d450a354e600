import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { still } from '../support/accessible'
import { clearPage, find, place, serverReady, waitForElement } from '../support/page'
import { signIn, signOut } from '../support/signIn'
import { faultsIn } from '../support/usable'

const widths = [280, 320, 360, 420, 520, 560, 640, 768, 1000, 1200, 1400]

interface View {
  tag: 'geuin-app' | 'geuin-community' | 'geuin-loop' | 'geuin-profile' | 'geuin-explore'
  attributes: Record<string, string>
  /** Of a page of the app, and whether somebody has to be signed in. */
  path?: string
  needsViewer?: boolean
  /** The box of the element's own, and what has to be there first. */
  box: string
  shows: string
}

const app = { tag: 'geuin-app', attributes: { routing: 'memory' }, box: '.app' } as const

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

/** Pages of the app, with what each shows to a visitor. */
const pages = {
  '/home': 'geuin-feed',
  '/video/windows': 'geuin-feed',
  '/explore': '.app-find',
  '/search?q=night': '.found-row',
  '/community/night-skies': 'geuin-community',
  '/profile/mira.light': 'geuin-profile',
  '/settings': '.settings h1',
  '/settings/appearance': '.settings-look',
  '/terms': '.page .button',
  '/notification': '.app-message .button',
  '/nope': '.app-message .button',
}
/** Those that need a viewer, with what each shows to a new one. */
const ownPages = {
  '/notification': '.notifications-page',
  '/posts': '.page .state-message',
  '/posts/create': '.pick',
  '/history': '.page .state-message',
  '/settings/profile': '.settings-named',
}
for (const [path, shows] of Object.entries(pages)) views.push({ ...app, path, shows })
for (const [path, shows] of Object.entries(ownPages)) views.push({ ...app, path, shows, needsViewer: true })

/** Targets for fingers are no matter of the width. */
const isOfWidth = (fault: string) => !fault.startsWith('small: ')

describe('places and people, 280 to 1400 px wide,', () => {
  before(serverReady)
  before(() =>
    Promise.all([
      import('../../elements/geuin-app'),
      import('../../elements/geuin-community'),
      import('../../elements/geuin-explore'),
      import('../../elements/geuin-loop'),
      import('../../elements/geuin-profile'),
    ]),
  )
  beforeEach(() => setViewport({ width: 1500, height: 800 }))
  afterEach(async () => {
    document.documentElement.dir = ''
    for (const element of document.querySelectorAll('geuin-app')) await signOut(element)
    clearPage()
    await setViewport({ width: 800, height: 600 })
  })

  for (const { tag, attributes, path = '', needsViewer = false, box, shows } of views)
    for (const locale of ['en', 'de']) {
      const page = path && ` ${path} for ${needsViewer ? 'a viewer' : 'a visitor'}`
      const name = [tag + page, ...Object.entries(attributes).map((it) => it.join('='))].join(' ')
      it(`${name}: ${locale}, left to right and right to left, nothing is cut or sticks out [M01] [M02] [M03] [M04] [B07]`, async function () {
        this.timeout(30_000)
        const element = place(tag, { ...attributes, locale })
        if (needsViewer) await signIn(element)
        if ('navigate' in element) await element.navigate(path)
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
