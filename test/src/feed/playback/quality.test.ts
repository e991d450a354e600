import { expect } from '@open-wc/testing'
import { clear, placeFeed, slideShows, until } from '../../../support/feed'
import { answer, page, reset, wireVideo } from '../../../support/feedAnswers'

describe('the quality of a video', () => {
  afterEach(async () => {
    await clear()
    reset()
  })

  it('can be chosen among its renditions, named by their short side, and the sheet shows what was chosen [L09]', async () => {
    const { media } = wireVideo(1)
    const streamed = { media: { ...media, fast_start_url: null } }
    answer('/goservices/feed/home', () => page([wireVideo(1, streamed), wireVideo(2, streamed)]))
    const it = placeFeed()
    await slideShows(it, 'Caption 1')
    const playing = () => it.slide()?.querySelector('video')?.readyState === HTMLMediaElement.HAVE_ENOUGH_DATA
    await until(playing, 'it plays')
    const open = async () => {
      it.control(/^More options$/)!.click()
      await until(() => it.find('dialog .playback'), 'the sheet')
    }
    const group = () =>
      it.all('[role="radiogroup"]').find((one) => one.textContent?.startsWith('Quality')) ?? expect.fail('no choice')
    const choices = () => [...group().querySelectorAll('label')].map(({ textContent }) => textContent)
    const chosen = () => group().querySelector('input:checked')?.parentElement?.textContent

    await open()
    expect(choices()).to.eql(['Auto', '360p', '720p'])
    expect(chosen()).to.equal('Auto')
    group().querySelectorAll('input')[1]!.click()
    await until(() => chosen() === '360p', 'the choice shows')
    it.find<HTMLDialogElement>('dialog')!.close()
    await until(() => !it.find('dialog'), 'the sheet is closed')
    const small = () => it.slide()?.querySelector('video')?.videoHeight === 640
    await until(small, 'the picture is the smaller one')
    await open()
    expect(chosen()).to.equal('360p')
  })
})
