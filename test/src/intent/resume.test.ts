import { expect } from '@open-wc/testing'
import type { Wish } from '../../../src/modal/modal'
import { waitUntil } from '../../waitUntil'
import { asked, resetApi } from '../fakeApi'
import { clearPage, find, gone, place, serverReady, shown } from '../onPage'
import { signIn, signOut } from '../signedIn'
import { inDialog } from './stand'

const known = 'ines@lumen.example'

describe('an action that a sign-in came in between', () => {
  const wish: Wish = { action: 'spark', videoId: '7' }
  let auth: HTMLElementTagNameMap['geuin-auth']
  let asking: HTMLElement
  let granted: Wish[]
  let off: () => void

  before(serverReady)
  before(async () => {
    await import('../../../elements/geuin-auth')
    await import('../../../elements/geuin-community')
  })
  beforeEach(async () => {
    granted = []
    const { grantsWishes } = await import('../../../src/modal/wishes')
    auth = place('geuin-auth')
    asking = place('geuin-community', { slug: 'night-skies' })
    // Before the community's own view, which has sparks too.
    off = grantsWishes(asking, (it) => {
      granted.push(it)
      return true
    })
    const { askSignInAtom } = await import('../../../src/modal/modal.actions')
    const { pageStore } = await import('../../../src/kit/store')
    const { resolveSettings } = await import('../../../src/kit/settings')
    const asked = () => pageStore().set(askSignInAtom, { element: asking, settings: resolveSettings(asking), wish })
    expect(asked()).to.equal(false)
    await shown(auth, inDialog('input[type="email"]'))
  })
  afterEach(async () => {
    off()
    await signOut(auth)
    clearPage()
    localStorage.clear()
    sessionStorage.clear()
  })

  it('goes on once the modal is done, and not before', async () => {
    const user = await signIn(auth, known)
    await waitUntil(() => /interest/i.test(find(auth, inDialog('h2'))?.textContent ?? ''), 'no interests')
    expect(granted).to.deep.equal([])
    const { modalAtom } = await import('../../../src/modal/modal.actions')
    const { pageStore } = await import('../../../src/kit/store')
    pageStore().set(modalAtom, { type: 'topics-saved', user })
    await gone(auth, 'dialog')
    expect(granted).to.deep.equal([wish])
  })

  it('waits for what is missing, and is dropped with a closed modal', async () => {
    await signIn(auth)
    await waitUntil(() => find(auth, inDialog('h2'))?.textContent === 'Community guidelines', 'no guidelines')
    expect(granted).to.deep.equal([])
    await auth.hide()
    await gone(auth, 'dialog')
    expect(granted).to.deep.equal([])
  })

  it('stays kept for a reload when an element of the same site begins meanwhile [D07]', async () => {
    const { resumeModal } = await import('../../../src/modal/resume.actions')
    const { keptCourse } = await import('../../../src/modal/kept')
    const { resolveSettings } = await import('../../../src/kit/settings')
    await resumeModal(place('geuin-auth'))
    expect(keptCourse(resolveSettings(auth), 'page')).to.include({ step: 'SIGNIN' })
  })

  it('asks for what is shown anew: the answers are another viewer’s', async () => {
    await shown(asking, '.community-grid a')
    resetApi()
    await signIn(auth)
    const isAnew = () =>
      asked.some(({ path, headers }) => path === '/api/v3/community' && headers.get('authorization') !== null)
    await waitUntil(isAnew, 'it is not asked for')
  })
})
