import { expect } from '@open-wc/testing'
import type { CommentSort } from '../../../src/comments/comments.query'
import type { CommentId } from '../../../src/entities/comment'
import type { VideoId } from '../../../src/entities/playable'
import type { Video } from '../../../src/entities/video'
import type { Settings } from '../../../src/kit/settings'
import { answerWith, apiCalls, later, refusal, resetApi } from '../../support/fakeApi'
import { clearPage, place } from '../../support/page'
import { threadPage, threadsPath, wireChanges, wireComment, wireThread } from '../../support/talk'

/** The client is loaded when it is first used, see fakeApi.ts. */
const client = async () => ({
  ...(await import('../../../src/comments/discussion.actions')),
  ...(await import('../../../src/entities/comment')),
  ...(await import('../../../src/entities/comment.store')),
  ...(await import('../../../src/entities/video.store')),
  ...(await import('../../../src/kit/settings')),
  ...(await import('../../../src/kit/store')),
})

const id = (name: string) => name as CommentId
let videos = 0

describe('the list of comments of a page', () => {
  let settings: Settings
  /** Another one in each test, since a page keeps the comments of each. */
  let videoId: VideoId
  let all: Awaited<ReturnType<typeof client>>

  before(async () => {
    await import('../../../elements/geuin-auth')
    all = await client()
  })
  beforeEach(() => {
    resetApi()
    settings = all.resolveSettings(place('geuin-auth'))
    videos += 1
    videoId = `discussed ${videos}` as VideoId
    const video: Partial<Video> = { id: videoId, counts: { sparks: 0, comments: 30, reposts: 0, shares: 0, views: 0 } }
    all.videoStore.put(all.siteKey(settings), [video as Video])
  })
  afterEach(() => {
    resetApi()
    clearPage()
  })

  const now = () => all.pageStore().get(all.discussionAtom(settings, videoId))
  const counter = () => all.videoStore.find(all.siteKey(settings), videoId)?.counts?.comments
  const load = (sort: CommentSort = 'top') => all.loadThreads(settings, videoId, sort)
  const write = (name: string, parent: string | null = null) => {
    all.commentStore.put(all.siteKey(settings), [all.toComment(wireComment(name, { parent }), settings)!])
    all.addWritten(settings, videoId, id(name))
  }
  const take = (changes: object) => all.takeChanges(settings, videoId, all.toCommentChanges(changes, settings))
  /** Answers pages of threads by these, in turn; the last one for all that follow. */
  const answers = (...pages: readonly (() => Response | Promise<Response>)[]) => {
    const left = [...pages]
    answerWith(({ path }) => (path === threadsPath ? (left.length > 1 ? left.shift() : left[0])?.() : undefined))
  }

  it('counts what the viewer wrote once, however often it is opened, and lists what the server lists [L07]', async () => {
    answers(() => threadPage([wireThread('a', ['a1'], 'more')], 5, 'next'))
    await load()
    write('mine', 'a')
    expect([counter(), now().talk.replies.a?.ids]).to.eql([31, ['a1', 'mine']])
    await load()
    await load()
    expect([counter(), now().talk.replies.a?.ids]).to.eql([31, ['a1']])
  })

  it('has what was written while it loads, counted once [L07]', async () => {
    const second = later()
    answers(
      () => threadPage([wireThread('a')], 5, 'next'),
      () => second.answer,
    )
    await load()
    const loading = load()
    write('mine')
    second.release(threadPage([wireThread('a')], 5, 'next'))
    await loading
    expect([counter(), now().talk.threads]).to.eql([31, ['mine', 'a']])
  })

  it('has what others wrote while an earlier answer was under way [T13]', async () => {
    const second = later()
    answers(
      () => threadPage([wireThread('a')], 9, 'next'),
      () => second.answer,
    )
    await load()
    const loading = load('newest')
    take(wireChanges(11, { written: [wireComment('x')], gone: ['b'], count: 32 }))
    second.release(threadPage([wireThread('a'), wireThread('b')], 10, 'next'))
    await loading
    expect([now().talk.waiting, now().talk.threads, now().talk.version]).to.eql([['x'], ['a'], 11])
    expect(counter()).to.equal(32)
  })

  it('stays in its order when another one can’t be loaded, page by page [L07]', async () => {
    answers(
      () => threadPage([wireThread('a')], 5, 'cursor of top'),
      () => refusal(5350, 403),
      () => threadPage([wireThread('b')], 5),
    )
    await load()
    const failure = await load('newest').catch((error: unknown) => error)
    expect(failure).to.be.an('error')
    expect([now().sort, now().status, now().talk.threads]).to.eql(['top', 'ready', ['a']])
    await all.loadMoreThreads(settings, videoId)
    const orders = apiCalls.filter(({ path }) => path === threadsPath).map(({ query }) => query.get('sort'))
    expect([orders, now().talk.threads]).to.eql([
      ['top', 'newest', 'top'],
      ['a', 'b'],
    ])
  })

  it('goes on in the order that shows while another one is under way, and fails for that one alone [L07]', async () => {
    const [newest, more] = [later(), later()]
    answers(
      () => threadPage([wireThread('a')], 5, 'cursor of top'),
      () => newest.answer,
      () => more.answer,
    )
    await load()
    const loading = load('newest')
    const loadingMore = all.loadMoreThreads(settings, videoId)
    newest.release(threadPage([wireThread('n')], 5, 'cursor of newest'))
    await loading
    more.release(refusal(5350, 403))
    await loadingMore
    const [, , last] = apiCalls.filter(({ path }) => path === threadsPath)
    expect(last?.query.get('sort')).to.equal('top')
    expect([now().sort, now().more, now().talk.threads]).to.eql(['newest', 'idle', ['n']])
  })

  it('counts a deletion once, whichever of answer and event comes first [L07]', async () => {
    answers(() => threadPage([wireThread('a'), wireThread('b')], 5, 'next'))
    await load()
    take(wireChanges(6, { gone: ['a'], count: 29 }))
    all.removeComments(settings, videoId, [id('a')])
    expect([counter(), now().talk.threads]).to.eql([29, ['b']])
    all.removeComments(settings, videoId, [id('b')])
    expect([counter(), now().talk.threads]).to.eql([28, []])
  })
})
