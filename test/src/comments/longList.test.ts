import { expect } from '@open-wc/testing'
import { answerWith, ok, resetApi } from '../../support/fakeApi'
import { clear, placeFeed, until } from '../../support/feed'
import { serverReady } from '../../support/page'

const perPage = 250

const comment = (id: number, threadId: string | null, replies = 0) => ({
  ...{ comment_id: `${threadId ?? 'c'}-${id}`, video_id: '1', parent_id: threadId, removed_by: null, facets: [] },
  ...{ text: `Comment ${id}\nof many`, edited_at: null, created_at: '2026-03-01T10:00:00.000Z', is_pinned: false },
  author: { user_id: '3', nickname: 'mira', name: 'Mira', profile_image: null, is_avatar: false },
  counts: { sparks: id, replies },
})
const none = { items: [], next_cursor: null }

describe('a long list of comments', () => {
  before(serverReady)
  afterEach(async () => {
    resetApi()
    await clear()
  })

  const open = async (slug: string) => {
    const it = placeFeed({ source: 'video', slug })
    await until(() => it.control(/^Comments, /), 'the rail is there')
    it.control(/^Comments, /)!.click()
    await until(() => it.find('.comments article'), 'comments are listed')
    return it
  }
  const nodes = (it: Awaited<ReturnType<typeof open>>) => it.all('.comments *').length

  it('of ten thousand keeps as many elements as one of a few hundred, and its place [L07]', async function () {
    this.timeout(120_000)
    const total = 10_000
    answerWith(({ path, query }) => {
      if (path === '/api/v3/comments/changes')
        return ok({ comments: [], written: [], gone: [], counts: { comments: total }, version: 1 })
      if (path !== '/api/v3/conversation/video/comment') return undefined
      const from = Number(query.get('cursor') ?? 0)
      const items = Array.from({ length: perPage }, (_, at) => ({ ...comment(from + at, null), replies: none }))
      return ok({ items, next_cursor: from + perPage < total ? `${from + perPage}` : null, version: 1 })
    })
    const it = await open('two-waves-one-minute')
    const scroller = it.find('.comments-scroller')!
    const goOn = async (loaded: number) => {
      const height = scroller.scrollHeight
      scroller.scrollTop = height
      await until(() => scroller.scrollHeight > height + 1000, `page ${loaded} is there`)
    }
    await goOn(2)
    await until(() => nodes(it) < 2500, 'far lines are not drawn')
    for (let page = 3; page <= total / perPage; page += 1) await goOn(page)
    scroller.scrollTop = scroller.scrollHeight
    await until(
      () =>
        it.find('.comments article:last-of-type')?.textContent?.includes('Comment') &&
        it.text().includes('Comment 9999'),
      'the last one shows',
    )
    await until(() => nodes(it) < 3000, 'it stays flat')
    scroller.scrollTop = 0
    await until(() => it.text().includes('Comment 0\n'), 'the first one shows again')
    expect(nodes(it)).to.be.below(3000)
  })

  it('of five hundred replies too [L07]', async () => {
    answerWith(({ path, query }) => {
      if (path === '/api/v3/conversation/video/comment')
        return ok({
          items: [{ ...comment(1, null, 500), replies: { items: [comment(0, 'c-1')], next_cursor: '1' } }],
          ...{ next_cursor: null, version: 1 },
        })
      if (path !== '/api/v3/comments') return undefined
      const from = Number(query.get('cursor'))
      const items = Array.from({ length: Math.min(100, 500 - from) }, (_, at) => comment(from + at, 'c-1'))
      return ok({ items, next_cursor: from + 100 < 500 ? `${from + 100}` : null })
    })
    const it = await open('mint-and-violet')
    const more = () => it.find('.comment-more button')
    const scroller = it.find('.comments-scroller')!
    for (let pages = 0; more() && pages < 6; pages += 1) {
      const label = more()!.textContent
      scroller.scrollTop = scroller.scrollHeight
      more()!.click()
      await until(() => more()?.textContent !== label, 'more replies are there')
    }
    expect(more()).to.equal(null)
    // The list grows while it goes there: lines that were not drawn yet have an assumed height.
    const isAtEnd = () => {
      scroller.scrollTop = scroller.scrollHeight
      return it.text().includes('Comment 499')
    }
    await until(isAtEnd, 'the last one shows')
    await until(() => nodes(it) < 1800, 'it stays flat')
  })
})
