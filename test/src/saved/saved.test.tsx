import { expect } from '@open-wc/testing'
import { httpFor } from '../../../src/kit/http'
import { resolveSettings } from '../../../src/kit/settings'
import HistoryPage from '../../../src/saved/HistoryPage'
import SavedPage from '../../../src/saved/SavedPage'
import { paths } from '../../../src/wire/paths'
import { expectAccessible } from '../../support/accessible'
import { type Drawn, draw, until, wipe } from '../../support/draw'
import { answerWith, refusal, resetApi } from '../../support/fakeApi'
import { clear, openPlayback, type PlacedFeed, placeFeed } from '../../support/feed'
import { click } from '../../support/input'
import { serverReady } from '../../support/page'
import { signIn, signOut } from '../../support/signIn'

const here = { 'api-host': '/', 'brand-id': '1', 'storage-mode': 'memory' }
const posters = ({ all }: Drawn) => all('.poster').map((it) => it.dataset.slug)
const message = ({ find }: Drawn) => find('.state-message h2')?.textContent
const button = ({ all }: Drawn, name: string) => all('button').find((it) => it.textContent === name) ?? null

describe('what a viewer keeps and has watched', () => {
  let feed: PlacedFeed
  before(serverReady)
  beforeEach(async () => {
    resetApi()
    feed = placeFeed({ source: 'video', slug: 'windows', 'no-autoplay': '' })
    await until(() => feed.events('geuin:video-change').length > 0, 'no video')
  })
  afterEach(async () => {
    wipe()
    await signOut(feed.feed)
    await clear()
  })

  const row = () => feed.all('.sheet-row').find((it) => /later|saved/.test(it.textContent ?? '')) ?? null
  const send = async (path: string, body: object) => {
    await httpFor(resolveSettings(feed.feed)).send('POST', path, { body })
  }
  const watch = async () => {
    const { data } = await httpFor(resolveSettings(feed.feed)).get(paths.video, { query: { slug: 'windows' } })
    await send(paths.videoCount, { video_id: (data as { video_id: string }).video_id, what: 'view' })
  }

  it('saves a video from its options, shows it, and lets it go [T18]', async () => {
    await signIn(feed.feed)
    const empty = draw(<SavedPage />, here)
    await until(() => message(empty) === 'Nothing saved yet', 'not empty')
    await expectAccessible(empty.element)
    wipe()
    await openPlayback(feed)
    expect(row()?.textContent).to.equal('Save for later')
    click(row())
    await until(() => feed.text().includes('Saved. Only you see it.'), 'not said')
    const drawn = draw(<SavedPage />, here)
    await until(() => posters(drawn).length > 0, 'not there')
    expect(posters(drawn)).to.eql(['windows'])
    await expectAccessible(drawn.element)
    await openPlayback(feed)
    expect(row()?.textContent).to.equal('Remove from saved videos')
    click(row())
    await until(() => message(drawn) === 'Nothing saved yet', 'still there')
  })

  it('lets all saved videos go at once, after a question [T18]', async () => {
    await signIn(feed.feed)
    await openPlayback(feed)
    click(row())
    await until(() => feed.text().includes('Saved. Only you see it.'), 'not said')
    const drawn = draw(<SavedPage />, here)
    await until(() => posters(drawn).length > 0, 'not there')
    click(button(drawn, 'Clear all'))
    await until(() => drawn.find('dialog[open]'), 'not asked')
    await expectAccessible(drawn.element)
    click(drawn.find('dialog .button-danger'))
    await until(() => message(drawn) === 'Nothing saved yet', 'still there')
    expect(drawn.root.activeElement).to.equal(drawn.find('h1'))
    expect(button(drawn, 'Clear all')).to.equal(null)
    const again = draw(<SavedPage />, here)
    await until(() => message(again) === 'Nothing saved yet', 'back after a reload')
    await openPlayback(feed)
    await until(() => row()?.textContent === 'Save for later', 'still said to be saved')
  })

  it('asks a visitor to sign in before it saves [T18]', async () => {
    await openPlayback(feed)
    click(row())
    await until(() => feed.events('geuin:signin-required').length > 0, 'not asked')
    expect(feed.events('geuin:signin-required')[0]!.action).to.equal('save')
  })

  it('lists what was watched, which can be cleared [T18]', async () => {
    await signIn(feed.feed)
    await watch()
    const drawn = draw(<HistoryPage />, here)
    await until(() => posters(drawn).length > 0, 'not there')
    expect(posters(drawn)).to.eql(['windows'])
    await expectAccessible(drawn.element)
    click(button(drawn, 'Clear all'))
    await until(() => drawn.find('dialog[open]'), 'not asked')
    click(drawn.find('dialog .button-danger'))
    await until(() => message(drawn) === 'Nothing watched yet', 'still there')
    const again = draw(<HistoryPage />, here)
    await until(() => message(again) === 'Nothing watched yet', 'back after a reload')
  })

  it('remembers nothing while the viewer has it off, and takes a refused choice back [T18]', async () => {
    await signIn(feed.feed)
    const drawn = draw(<HistoryPage />, here)
    const choice = () => drawn.find<HTMLInputElement>('[name="history"]')
    await until(() => choice()?.checked, 'not on')
    click(choice())
    await until(() => message(drawn) === 'Your history is off', 'not off')
    await watch()
    const again = draw(<HistoryPage />, here)
    await until(() => message(again) === 'Your history is off', 'something was remembered')
    answerWith(({ path, method }) => (path === paths.watchHistory && method === 'POST' ? refusal(400, 400) : undefined))
    const last = again.find<HTMLInputElement>('[name="history"]')!
    click(last)
    await until(() => message(again) === 'Your history is off' && !last.checked, 'it stayed')
  })
})
