import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import PostsPage from '../../../src/posts/PostsPage'
import { paths } from '../../../src/wire/paths'
import { expectAccessible } from '../../support/accessible'
import { type Drawn, draw, until, wipe } from '../../support/draw'
import { answerWith, later, ok, refusal, resetApi } from '../../support/fakeApi'
import { click } from '../../support/input'
import { Paper } from '../../support/Paper'
import { focused, serverReady } from '../../support/page'
import { postVideo, writeDraft } from '../../support/postVideo'
import { signIn, signOut } from '../../support/signIn'
import { expectUsable } from '../../support/usable'

const here = { 'api-host': '/', 'brand-id': '1', 'storage-mode': 'memory' }

const rows = ({ all }: Drawn) => all('.post-row')
const names = (drawn: Drawn) => rows(drawn).map((it) => it.querySelector('b')!.textContent)
const message = ({ find }: Drawn) => find('.state-message h2')?.textContent
const chips = ({ all }: Drawn) => all('.post-filters button').map((it) => it.textContent)
const button = ({ all }: Drawn, name: string) =>
  all('button').find((it) => (it.getAttribute('aria-label') ?? it.textContent) === name) ?? expect.fail(`no ${name}`)
const item = ({ all }: Drawn, name: string) => all('[role="menuitem"]').find((it) => it.textContent === name) ?? null

describe('the page of one’s own posts', () => {
  let drawn: Drawn
  before(serverReady)
  beforeEach(async () => {
    resetApi()
    drawn = draw(null, here)
    await signIn(drawn.element)
  })
  afterEach(async () => {
    resetApi()
    const { element } = drawn
    wipe()
    await signOut(element)
  })
  const open = () =>
    drawn.draw(
      <Paper>
        <PostsPage />
      </Paper>,
    )

  it('leads somebody without a post or a draft to the first one [M07]', async () => {
    open()
    await until(() => message(drawn) === 'Nothing here yet', 'not empty')
    expect(drawn.find<HTMLAnchorElement>('.state-message a')!.href).to.match(/\/posts\/create$/)
    await expectAccessible(drawn.element)
    click(button(drawn, 'Drafts 0'))
    await until(() => drawn.find('.state-message') && !drawn.find('[aria-busy="true"]'), 'no empty list of drafts')
  })

  it('lists posts with their state, deletes one and brings it back [M07]', async () => {
    await postVideo(drawn.element, 'A first stone')
    await postVideo(drawn.element, 'A second stone')
    open()
    await until(() => rows(drawn).length === 2, 'no posts')
    expect(names(drawn)).to.eql(['A second stone', 'A first stone'])
    // The server looks at the file meanwhile, which is no film.
    expect(rows(drawn)[0]!.textContent).to.match(/Getting ready|Not published/)
    expect(chips(drawn)).to.eql(['All 2', 'Published 0', 'In progress 2', 'Drafts 0'])

    click(button(drawn, 'Options of A second stone'))
    await until(() => item(drawn, 'Delete'), 'no menu')
    expect(item(drawn, 'Edit')).to.equal(null)
    click(item(drawn, 'Delete'))
    await until(() => rows(drawn).length === 1, 'still there')
    expect(names(drawn)).to.eql(['A first stone'])
    await until(() => drawn.find('.toast'), 'nothing said')
    click(button(drawn, 'Undo'))
    await until(() => rows(drawn).length === 2, 'not brought back')
    expect(names(drawn)).to.eql(['A second stone', 'A first stone'])
  })

  it('shows how often each was played and watched through, sparked and commented on [M07]', async () => {
    await postVideo(drawn.element, 'A stone')
    answerWith(async ({ path, toServer }) => {
      if (path !== paths.userPosts) return undefined
      const { data } = await (await toServer()).json()
      const { data: known } = await (await fetch('/api/v3/video?slug=windows')).json()
      const counts = { ...known.counts, views: 12_345, sparks: 90, comments: 7 }
      const [post] = data.items
      const done = { ...post, state: 'published', watched_through: 0.426, video: { ...known, counts } }
      return ok({ ...data, items: [done, { ...done, video_id: `${post.video_id}1`, watched_through: null }] })
    })
    open()
    await until(() => rows(drawn).length === 2, 'no posts')
    const numbers = (row: HTMLElement) =>
      [...row.querySelectorAll('.post-row-numbers > div')].map((it) => [...it.children].map((part) => part.textContent))
    expect(numbers(rows(drawn)[0]!)).to.eql([
      ['Plays', '12.3K'],
      ['Watched through', '43%'],
      ['Sparks', '90'],
      ['Comments', '7'],
    ])
    // Nobody has watched long enough to say.
    expect(numbers(rows(drawn)[1]!)[1]).to.eql(['Watched through', '–'])
    await expectAccessible(drawn.element)
  })

  it('gives the focus back to the button of a row’s menu on Escape, and not to the row [M07] [T02]', async () => {
    await postVideo(drawn.element, 'A stone')
    open()
    await until(() => rows(drawn).length === 1, 'no posts')
    const options = button(drawn, 'Options of A stone')
    options.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => focused()?.getAttribute('role') === 'menuitem', 'the menu has no focus')
    await sendKeys({ press: 'Escape' })
    await until(() => !item(drawn, 'Delete'), 'the menu stays')
    expect(focused()).to.equal(options)
  })

  it('says when a post could not be deleted, or not be brought back any more [M07]', async () => {
    await postVideo(drawn.element, 'A stone')
    open()
    await until(() => rows(drawn).length === 1, 'no posts')
    answerWith(({ path, method }) => (path === paths.video && method === 'DELETE' ? refusal(500, 500) : undefined))
    click(button(drawn, 'Options of A stone'))
    await until(() => item(drawn, 'Delete'), 'no menu')
    click(item(drawn, 'Delete'))
    await until(() => drawn.find('.toast-error'), 'nothing said')
    expect(names(drawn)).to.eql(['A stone'])
    await until(() => !item(drawn, 'Delete'), 'the menu stays')

    answerWith(({ path }) => (path === paths.restorePost ? refusal(404, 404) : undefined))
    click(button(drawn, 'Options of A stone'))
    await until(() => item(drawn, 'Delete'), 'no menu')
    click(item(drawn, 'Delete'))
    await until(() => drawn.all('.toast').some((it) => it.textContent?.includes('Post deleted')), 'not deleted')
    const errors = drawn.all('.toast-error').length
    click(button(drawn, 'Undo'))
    await until(() => drawn.all('.toast-error').length > errors, 'not said that it is too late')
    expect(rows(drawn)).to.eql([])
  })

  it('lists drafts, to go on with or to throw away [M07]', async () => {
    await writeDraft(drawn.element, 'Half a thought')
    const id = await writeDraft(drawn.element, '')
    open()
    await until(() => chips(drawn)[3] === 'Drafts 2', 'not counted')
    click(button(drawn, 'Drafts 2'))
    await until(() => rows(drawn).length === 2, 'no drafts')
    expect(names(drawn)).to.eql(['No words yet', 'Half a thought'])
    expect(rows(drawn)[0]!.querySelector('a')!.href).to.match(new RegExp(`/posts/drafts/${id}$`))
    await expectAccessible(drawn.element)
    click(button(drawn, 'Throw away: No words yet'))
    await until(() => rows(drawn).length === 1, 'still there')
    expect(chips(drawn)[3]).to.equal('Drafts 1')
  })

  it('shows the shape of its rows while they load, what went wrong, and another try [M07]', async () => {
    const slow = later()
    answerWith(({ path }) => (path === paths.userPosts ? slow.answer : undefined))
    open()
    expect(drawn.find('[aria-busy="true"]')).not.to.equal(null)
    slow.release(refusal(500, 500))
    await until(() => message(drawn) === 'This didn’t load', 'not said')
    await expectAccessible(drawn.element)
    answerWith(({ path }) =>
      path === paths.userPosts
        ? ok({ items: [{ video_id: 7 }, null], next_cursor: null, counts: { published: 'many' } })
        : undefined,
    )
    click(button(drawn, 'Retry'))
    // Nothing that is no post is shown as one.
    await until(() => message(drawn) === 'Nothing here yet', 'not tried again')
  })

  it('can be used by keyboard alone, when narrow, with large text and from right to left [M07] [T02]', async () => {
    await postVideo(drawn.element, 'A stone with a name of several words, and https://a.very.long.example/address')
    open()
    await until(() => rows(drawn).length === 1, 'no posts')
    await expectUsable(drawn.element, () => drawn.find('.page'))
    const menu = drawn.find('.post-row-menu button')!
    menu.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => focused()?.getAttribute('role') === 'menuitem', 'the menu has no focus')
    await sendKeys({ press: 'Enter' })
    await until(() => rows(drawn).length === 0, 'still there')
  })
})
