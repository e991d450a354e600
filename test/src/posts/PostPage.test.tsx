import { expect } from '@open-wc/testing'
import { httpFor } from '../../../src/kit/http'
import { resolveSettings } from '../../../src/kit/settings'
import PostPage from '../../../src/posts/PostPage'
import { codes } from '../../../src/wire/codes'
import { paths } from '../../../src/wire/paths'
import { expectAccessible } from '../../support/accessible'
import { type Drawn, draw, until, wipe } from '../../support/draw'
import { answerWith, apiCalls, later, ok, refusal, resetApi } from '../../support/fakeApi'
import { click, type } from '../../support/input'
import { Paper } from '../../support/Paper'
import { serverReady } from '../../support/page'
import { postVideo } from '../../support/postVideo'
import { signIn, signOut } from '../../support/signIn'
import { expectUsable } from '../../support/usable'

const here = { 'api-host': '/', 'brand-id': '1', 'storage-mode': 'memory' }
const day = 24 * 60 * 60_000

const message = ({ find }: Drawn) => find('.state-message h2')?.textContent
const heading = ({ find }: Drawn) => find('h1')?.textContent
const button = ({ all }: Drawn, name: string) =>
  all('button').find((it) => it.textContent === name) as HTMLButtonElement | undefined
const field = ({ find }: Drawn, name: string) => find<HTMLTextAreaElement>(`[name="${name}"]`)
const edits = () => apiCalls.filter(({ path }) => path === paths.editPost)

/** How a post does that was watched often: the last day was the best one. */
const statistics = {
  ...{ views: 1200, sparks: 90, comments: 12, reposts: 3, shares: 4, linkouts: 5 },
  ...{ watched: 1000, first_quartile: 800, midpoint: 600, third_quartile: 450, complete: 400 },
  usual: { views: 600, sparks: 100, comments: 12, watched_through: 0.3 },
  days: Array.from({ length: 28 }, (_, at) => ({
    day: new Date(Date.UTC(2026, 1, 1) + at * day).toISOString().slice(0, 10),
    ...{ views: at * 10, watched: at, complete: at === 27 ? 27 : 0, sparks: 0, comments: 0 },
  })),
}

describe('the page of one’s own post', () => {
  let drawn: Drawn
  let id: string
  before(serverReady)
  // A creator of the demo, whom no other test signs in.
  before(async () => {
    const { element } = draw(null, here)
    await signIn(element, 'oskar@lumen.example')
    const { data } = await httpFor(resolveSettings(element)).get<{ items: { video_id: string }[] }>(paths.userPosts)
    id = data.items[0]?.video_id ?? expect.fail('oskar has no post')
    wipe()
  })
  beforeEach(() => {
    resetApi()
    drawn = draw(null, here)
  })
  afterEach(() => {
    resetApi()
    wipe()
  })
  after(async () => {
    const { element } = draw(null, here)
    await signOut(element)
    wipe()
  })
  const open = (slug = id) =>
    drawn.draw(
      <Paper>
        <PostPage slug={slug} />
      </Paper>,
    )
  const openForm = async () => {
    open()
    await until(() => field(drawn, 'alt'), 'no form')
  }

  it('changes what is written, and only that [M07]', async () => {
    await openForm()
    const caption = field(drawn, 'caption')!.value
    expect(caption.length).to.be.greaterThan(5)
    expect(button(drawn, 'Save changes')).to.equal(undefined)
    type(field(drawn, 'alt'), 'A picture of slow light')
    await until(() => button(drawn, 'Save changes'), 'nothing to save with')
    expect(drawn.find('.draft-foot')!.textContent).to.include('1 change')
    click(button(drawn, 'Save changes')!)
    await until(() => drawn.find('.toast')?.textContent?.includes('Your post has been changed'), 'no message')
    expect(await edits()[0]!.body()).to.eql({ video_id: id, alt: 'A picture of slow light' })
    expect(button(drawn, 'Save changes')).to.equal(undefined)
    open('')
    await openForm()
    expect([field(drawn, 'caption')!.value, field(drawn, 'alt')!.value]).to.eql([caption, 'A picture of slow light'])
  })

  it('gives changes up, and keeps them where the server refuses them [M07]', async () => {
    await openForm()
    const before = field(drawn, 'caption')!.value
    type(field(drawn, 'caption'), 'Something else')
    await until(() => button(drawn, 'Cancel'), 'no way back')
    click(button(drawn, 'Cancel')!)
    expect(field(drawn, 'caption')!.value).to.equal(before)
    for (const [code, status, expected] of [
      [codes.forbidden, 403, 'You may not post in that community or loop.'],
      [codes.conflict, 409, 'What is in a closed place stays there.'],
      [codes.suspended, 403, 'You cannot write there for now.'],
    ] as const) {
      answerWith(({ path }) => (path === paths.editPost ? refusal(code, status) : undefined))
      type(field(drawn, 'caption'), `Refused with ${code}`)
      await until(() => button(drawn, 'Save changes'), 'nothing to save with')
      click(button(drawn, 'Save changes')!)
      await until(() => drawn.all('.toast-error').some((it) => it.textContent?.includes(expected)), expected)
      expect(field(drawn, 'caption')!.value).to.equal(`Refused with ${code}`)
    }
  })

  it('shows how a post does beside one’s usual one, by day, and how far people watch [M07]', async () => {
    answerWith(({ path }) => (path === paths.videoStatistics ? ok(statistics) : undefined))
    open()
    await until(() => drawn.find('.day-chart'), 'no chart')
    const tiles = drawn.all('.stat-tile')
    expect(tiles.map((it) => it.querySelector('b')!.textContent)).to.eql(['1.2K', '40%', '90', '12'])
    expect(tiles.map((it) => it.querySelector('small')!.textContent)).to.eql([
      '+100% on your usual post',
      '+10 points on your usual post',
      '-10% on your usual post',
      '0% on your usual post',
    ])
    const chart = () => drawn.find('.day-chart title')!.textContent
    expect(chart()).to.equal('Plays by day: Feb 28 was the best with 270.')
    click(tiles[1]!)
    expect(chart()).to.equal('Watched through by day: Feb 28 was the best with 100%.')
    expect(tiles.map((it) => it.getAttribute('aria-pressed'))).to.eql(['false', 'true', 'false', 'false'])
    const first = drawn.find('.day-table tbody tr')!
    expect([...first.children].map((it) => it.textContent)).to.eql(['Feb 28', '270', '100%', '0', '0'])
    expect(drawn.all('.watch-curve b').map((it) => it.textContent)).to.eql(['100%', '80%', '60%', '45%', '40%'])
    await expectAccessible(drawn.element)
  })

  it('draws no curve of a few plays, and says from how many on [M07]', async () => {
    answerWith(({ path }) =>
      path === paths.videoStatistics
        ? ok({ ...statistics, views: 1, watched: 0, complete: 0, usual: null, days: [{ day: '2026-02-28', views: 1 }] })
        : undefined,
    )
    open()
    await until(() => drawn.find('.stat-few'), 'no message')
    expect(drawn.find('.stat-few')!.textContent).to.include('1 play so far').and.include('20')
    expect(drawn.all('.stat-tile b').map((it) => it.textContent)).to.eql(['1', '–', '90', '12'])
    expect(drawn.find('.day-chart')).to.equal(null)
  })

  it('waits in its own shape, and can try again, for the post and for its statistics alike [M07]', async () => {
    const slow = later()
    answerWith(({ path }) => (path === paths.userPosts ? slow.answer : undefined))
    open()
    expect(drawn.find('[aria-busy="true"]')).not.to.equal(null)
    slow.release(refusal(500, 500))
    await until(() => message(drawn) === 'This didn’t load', 'no message')
    answerWith(({ path }) => (path === paths.videoStatistics ? refusal(500, 500) : undefined))
    click(button(drawn, 'Retry')!)
    await until(() => field(drawn, 'caption') && message(drawn) === 'This didn’t load', 'no statistics that failed')
    resetApi()
    click(button(drawn, 'Retry')!)
    await until(() => drawn.find('.stat-tile'), 'not tried again')
  })

  it('of somebody else, or a deleted one, is gone [M07]', async () => {
    open('999999')
    await until(() => message(drawn) === 'This post is gone', 'no message')
    expect(drawn.find<HTMLAnchorElement>('.state-message a')!.href).to.match(/\/posts$/)
    await expectAccessible(drawn.element)
  })

  it('that is not out yet says so [M07]', async () => {
    const waiting = await postVideo(drawn.element, 'A stone that still falls')
    open(waiting)
    // The server looks at the file meanwhile, which is no film.
    await until(() => /^(Getting ready|This video can’t be read)$/.test(message(drawn) ?? ''), 'no message')
    expect(heading(drawn)).to.equal('A stone that still falls')
  })

  it('can be used when narrow, with large text, from right to left and by keyboard alone [M07] [T02]', async () => {
    answerWith(({ path }) => (path === paths.videoStatistics ? ok(statistics) : undefined))
    await openForm()
    await until(() => drawn.find('.day-chart'), 'no chart')
    await expectUsable(drawn.element, () => drawn.find('.page'))
  })
})
