import { expect } from '@open-wc/testing'
import '../../../elements/geuin-auth'
import { geuin } from '../../../elements/index'
import { clear, type PlacedFeed, placeFeed, slideShows, until } from '../../support/feed'
import { answer, page, reset, wireVideo } from '../../support/feedAnswers'
import { buttonNamed, clearPage, find, place, serverReady, waitForElement } from '../../support/page'

describe('a page that hides the modal from visitors', () => {
  before(serverReady)
  // Loaded ahead, so that a tap decides immediately whether the modal opens.
  before(() => import('../../../src/modal/modal.actions'))
  afterEach(async () => {
    await clear()
    clearPage()
    reset()
  })

  const video = (it: PlacedFeed) => it.find<HTMLVideoElement>('.slide:not([inert]) video')!
  const moves = async (it: PlacedFeed) => {
    const { currentTime } = video(it)
    await until(() => !video(it).paused && video(it).currentTime !== currentTime, 'it moves')
  }
  const dialogs = () => [...document.querySelectorAll('geuin-auth')].filter((auth) => find(auth, 'dialog[open]'))

  it('shows none for a spark: the page hears of it and the feed plays on [C03, L06]', async () => {
    const auth = place('geuin-auth', { 'hide-when-signed-out': '', 'storage-mode': 'memory' })
    answer('/goservices/feed/home', () => page([wireVideo(1), wireVideo(2)]))
    const it = placeFeed()
    await slideShows(it, 'Caption 1')
    await moves(it)
    it.control(/^Spark/)!.click()
    expect(it.events('geuin:signin-required')).to.eql([{ action: 'spark', videoId: 'v1' }])
    await moves(it)
    it.press('j')
    await slideShows(it, 'Caption 2')
    await moves(it)
    await geuin.signIn()
    await moves(it)
    expect([...document.querySelectorAll('geuin-auth')]).to.eql([auth])
    expect(dialogs()).to.eql([])
    expect(it.events('geuin:error')).to.eql([])
  })

  it('shows it in another element that is there for visitors [C03]', async () => {
    place('geuin-auth', { 'hide-when-signed-out': '' })
    const auth = place('geuin-auth')
    await until(() => auth.isReady && buttonNamed(auth, 'Sign in'), 'the button')
    await geuin.signIn()
    await waitForElement(auth, 'dialog[open]')
    expect(dialogs()).to.eql([auth])
  })
})
