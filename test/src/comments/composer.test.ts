import { expect } from '@open-wc/testing'
import { answerWith, ok, resetApi } from '../../support/fakeApi'
import { clear, type PlacedFeed, placeFeed, until } from '../../support/feed'
import { pressEnter, type } from '../../support/input'
import { serverReady } from '../../support/page'
import { signInOnboarded, signOut } from '../../support/signIn'

const family = '👩‍👩‍👧‍👦'

describe('the composer of comments', () => {
  let feed: PlacedFeed
  before(serverReady)
  afterEach(async () => {
    resetApi()
    await signOut(feed.feed)
    await clear()
    sessionStorage.clear()
  })

  const open = async (slug: string) => {
    feed = placeFeed({ source: 'video', slug })
    feed.feed.addEventListener('geuin:signin-required', (event) => event.preventDefault())
    await until(() => feed.control(/^Comments, /), 'the rail is there')
    feed.control(/^Comments, /)!.click()
    await until(() => feed.find('.composer textarea'), 'the panel opens')
    return feed.find<HTMLTextAreaElement>('.composer textarea')!
  }
  const attempts = () => feed.events('geuin:signin-required').length

  it('sends with Enter, but not while an input method composes, nor at the end of a line [L07]', async () => {
    const field = await open('ridge-study')
    type(field, '한글')
    await until(() => feed.find('.composer-send'), 'there is something to send')
    pressEnter(field, { isComposing: true })
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', shiftKey: true, bubbles: true, cancelable: true }))
    pressEnter(field)
    await until(() => attempts() > 0, 'Enter sends')
    expect(attempts()).to.equal(1)
  })

  it('counts characters as people do, and sends none past the limit [L07]', async () => {
    const field = await open('the-well')
    type(field, ` ${family.repeat(950)} `)
    await until(() => feed.find('.composer-left')?.textContent === '50 characters left', 'it counts')
    type(field, family.repeat(1001))
    await until(() => feed.find('.composer-over')?.textContent === '1 character too many', 'it says how many')
    expect(feed.find('.composer-send')!.getAttribute('aria-disabled')).to.equal('true')
    pressEnter(field)
    type(field, family.repeat(1000))
    await until(() => feed.find('.composer-send')?.getAttribute('aria-disabled') === 'false', 'it may be sent')
    expect(attempts()).to.equal(0)
    pressEnter(field)
    await until(() => attempts() === 1, 'Enter sends')
  })

  it('suggests nobody any more whose name does not go on as it is typed, before the next answer [L07]', async () => {
    const person = (user_id: string, nickname: string, name: string) => ({
      ...{ user_id, nickname, name, profile_image: null, is_avatar: false },
    })
    answerWith(({ path, query }) => {
      if (path !== '/api/v3/mentions') return undefined
      const items = [person('1', 'bea', 'Bea'), person('2', 'bob.k', 'Robert'), person('3', 'kay', 'Bo')]
      return query.get('q') === 'b' ? ok({ items, next_cursor: null }) : new Promise<Response>(() => undefined)
    })
    const field = await open('paper-garden')
    await signInOnboarded(feed.feed)
    const options = () => feed.all('[role=option] small').map((it) => it.textContent)
    type(field, '@b')
    await until(() => options().length === 3, 'they are suggested')
    type(field, '@bO')
    await until(() => options().length < 3, 'some are left')
    expect(options()).to.eql(['@bob.k', '@kay'])
  })

  it('has a key for a new line where a finger types, and one that sends elsewhere [L07]', async () => {
    const { matchMedia } = window
    const field = await open('ink')
    expect(field.enterKeyHint).to.equal('send')
    window.matchMedia = (query) =>
      query === '(pointer: coarse)' ? ({ matches: true } as MediaQueryList) : matchMedia.call(window, query)
    type(field, 'A line')
    await until(() => feed.find<HTMLTextAreaElement>('.composer textarea')?.enterKeyHint === 'enter', 'a new line')
    window.matchMedia = matchMedia
  })

  it('sends nothing that is empty, and takes a chosen name back by undo [L07]', async () => {
    answerWith(({ path }) =>
      path === '/api/v3/mentions'
        ? ok({
            items: [{ user_id: '7', nickname: 'mira.light', name: 'Mira', profile_image: null, is_avatar: false }],
            next_cursor: null,
          })
        : undefined,
    )
    const field = await open('windows')
    await signInOnboarded(feed.feed)
    type(field, '  \n ')
    expect(feed.find('.composer-send')!.getAttribute('aria-disabled')).to.equal('true')
    type(field, 'Hello @m')
    await until(() => feed.find('[role=option]'), 'somebody is suggested')
    feed.find('[role=option]')!.click()
    await until(() => field.value === 'Hello @mira.light ', 'the name is in the text')
    expect(feed.feed.shadowRoot?.activeElement).to.equal(field)
    document.execCommand('undo')
    await until(() => field.value === 'Hello @m', 'undo takes it back')
  })
})
