import { expect } from '@open-wc/testing'
import { expectAccessible } from '../../../support/accessible'
import { clear, type PlacedFeed, placeFeed, until } from '../../../support/feed'
import { answer, page, refuse, requestsTo, reset, wireVideo } from '../../../support/feedAnswers'

const home = '/goservices/feed/home'
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => wireVideo(from + at))
const dialogFeed = (it: PlacedFeed) => it.find<HTMLElement>('dialog geuin-feed')
const sized = (width: string) => (feed: HTMLElement) =>
  Object.assign(feed.style, { position: 'relative', width, height: 'auto' })

describe('the floating player', () => {
  afterEach(async () => {
    await clear()
    reset()
  })

  const float = async (attributes: Record<string, string> = {}) => {
    answer(home, () => page(range(1, 3)))
    const it = placeFeed({ layout: 'floating', ...attributes }, sized('600px'))
    await until(() => it.find('.float'), 'the player is there')
    return it
  }
  const isMoving = (it: PlacedFeed) => it.all('video').some((video) => !(video as HTMLVideoElement).paused)

  it('plays silently in the top layer, takes no room and no focus [L10]', async () => {
    const it = await float()
    expect(it.find('.float')!.matches(':popover-open')).to.equal(true)
    expect(it.feed.getBoundingClientRect().height).to.equal(0)
    expect(document.activeElement).to.equal(document.body)
    await until(() => isMoving(it), 'it plays')
    expect(it.all('video').every((video) => (video as HTMLVideoElement).muted)).to.equal(true)
    await until(() => it.find('.float-foot')?.textContent?.includes('Mira Okafor'), 'whose it is')
    await until(() => {
      const { right, bottom } = it.find('.float')!.getBoundingClientRect()
      return Math.round(innerWidth - right) === 20 && Math.round(innerHeight - bottom) === 20
    }, 'it rests in the corner')
    await expectAccessible(it.feed)
  })

  it('reports that it is there, and each way over the window and back [P01] [L10]', async () => {
    const it = await float()
    const reported = () =>
      it
        .events('geuin:analytics')
        .flatMap(({ name, properties }) =>
          ['Floating Embed', 'Video Maximized', 'Video Minimized'].includes(name) ? [[name, properties.videoId]] : [],
        )
    await until(() => isMoving(it), 'it plays')
    it.control(/^Maximise$/)!.click()
    await until(() => it.find('dialog[open]') && reported().length === 2, 'the feed is open')
    it.find<HTMLDialogElement>('dialog')!.close()
    await until(() => !it.find('dialog') && reported().length === 3, 'the feed is closed')
    expect(reported()).to.eql([
      ['Floating Embed', undefined],
      ['Video Maximized', 'v1'],
      ['Video Minimized', 'v1'],
    ])
  })

  it('pauses, plays and unmutes by its buttons [L10]', async () => {
    const it = await float()
    await until(() => isMoving(it) && it.control(/^Pause: Video 1$/), 'it plays')
    it.control(/^Pause: /)!.click()
    await until(() => !isMoving(it) && it.control(/^Play: Video 1$/), 'it is paused')
    it.control(/^Unmute$/)!.click()
    await until(() => it.control(/^Mute$/), 'sound is on')
    it.control(/^Mute$/)!.click()
    await until(() => it.control(/^Unmute$/), 'sound is off')
    const sounds = it.events('geuin:analytics').flatMap(({ name }) => (/muted$/i.test(name) ? [name] : []))
    expect(sounds).to.eql(['Unmuted', 'Muted'])
  })

  it('shows a placeholder while it loads, and disappears when there is nothing to show [L10]', async () => {
    let respond: (response: Response) => void = () => undefined
    answer(home, () => new Promise((resolve) => (respond = resolve)))
    const it = placeFeed({ layout: 'floating', source: 'popular' }, sized('600px'))
    await until(() => it.find('.float .skeleton'), 'its shape')
    const box = it.find('.float')!
    const { offsetWidth, offsetHeight } = box
    expect(it.control(/^Close$/)?.checkVisibility()).to.equal(true)
    respond(page(range(1, 2)))
    await until(() => it.control(/^Maximise$/), 'the player')
    expect(it.find('.float') === box).to.equal(true)
    expect([box.offsetWidth, box.offsetHeight]).to.eql([offsetWidth, offsetHeight])
    await clear()
    answer(home, () => page([]))
    const empty = placeFeed({ layout: 'floating', source: 'popular' }, sized('600px'))
    await until(() => empty.feed.isReady && requestsTo(home).length >= 2 && !empty.find('.float'), 'it goes')
  })

  it('shows an error in its place, and loads again on Retry [L10]', async () => {
    answer(home, () => refuse(400))
    const it = placeFeed({ layout: 'floating', source: 'popular' }, sized('600px'))
    await until(() => it.find('.float [role="alert"]'), 'it says so')
    expect(it.find('.float')?.textContent).to.contain('The videos didn’t load')
    expect(it.control(/^Close$/)?.checkVisibility()).to.equal(true)
    answer(home, () => page(range(1, 2)))
    it.control(/^Retry$/)!.click()
    await until(() => it.control(/^Maximise$/), 'the player')
    await clear()
    const untold = placeFeed({ layout: 'floating', source: 'community' }, sized('600px'))
    await until(() => untold.find('.float')?.textContent?.includes('<geuin-feed> needs slug="…"'), 'what is missing')
  })

  it('waits for a tap with no-autoplay [L10]', async () => {
    const it = await float({ 'no-autoplay': '' })
    await until(() => it.control(/^Play: Video 1$/), 'it waits')
    expect(isMoving(it)).to.equal(false)
    it.control(/^Play: /)!.click()
    await until(() => isMoving(it), 'it plays')
  })

  it('pauses while the feed over the window is open, and plays again after it [L10]', async () => {
    const it = await float()
    await until(() => isMoving(it), 'it plays')
    it.control(/^Maximise$/)!.click()
    await until(() => dialogFeed(it)?.getAttribute('start') === 'video-1', 'the feed opens')
    expect(isMoving(it)).to.equal(false)
    it.find<HTMLDialogElement>('dialog')!.close()
    await until(() => !it.find('dialog') && isMoving(it), 'it plays again')
  })

  it('is closed by Escape, and stays closed for the session [L10]', async () => {
    const it = await float({ slug: 'escape', source: 'latest' })
    it.control(/^Close$/)!.focus()
    it.press('Escape')
    await until(() => !it.find('.float'), 'it is closed')
    expect(it.all('video').length).to.equal(0)
    const again = placeFeed({ layout: 'floating', source: 'latest' }, sized('600px'))
    await until(() => again.feed.isReady && requestsTo(home).length >= 2, 'it is ready')
    expect(again.find('.float')).to.equal(null)
  })

  it('moves aside for the focused control that it would cover [L10]', async () => {
    const it = await float()
    const box = () => it.find('.float')!.getBoundingClientRect()
    const { left, top } = box()
    const button = document.createElement('button')
    button.style.cssText = `position: fixed; left: ${left + 20}px; top: ${top + 20}px`
    document.body.append(button)
    button.focus()
    await until(() => box().right < left, 'it went aside')
    button.remove()
  })
})
