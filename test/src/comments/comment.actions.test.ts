import { expect } from '@open-wc/testing'
import type { CommentId } from '../../../src/entities/comment'
import type { VideoId } from '../../../src/entities/playable'
import { answerWith, apiCalls, later, loseAnswers, ok, refusal, resetApi } from '../../support/fakeApi'
import { clearPage, place, serverReady } from '../../support/page'
import { signIn, signOut } from '../../support/signIn'

/** The client is loaded when it is first used, see fakeApi.ts. */
const client = async () => ({
  ...(await import('../../../src/comments/comment.actions')),
  ...(await import('../../../src/comments/comments.query')),
  ...(await import('../../../src/entities/comment.store')),
  ...(await import('../../../src/mention/mention.query')),
  ...(await import('../../../src/kit/settings')),
})

describe('comments of a viewer', () => {
  let auth: HTMLElementTagNameMap['geuin-auth']
  let videoId: VideoId
  before(serverReady)
  before(async () => {
    await import('../../../elements/geuin-auth')
    const answer = await fetch('/api/v3/video?slug=ridge-study')
    videoId = (await answer.json()).data.video_id
  })
  beforeEach(() => {
    resetApi()
    auth = place('geuin-auth')
  })
  afterEach(async () => {
    resetApi()
    await signOut(auth)
    clearPage()
    localStorage.clear()
    sessionStorage.clear()
  })

  const settings = async () => (await client()).resolveSettings(auth)
  const shown = async (id: CommentId) => {
    const { commentStore, siteKey } = await client()
    return commentStore.get(siteKey(await settings()), id)
  }
  const events = () => {
    const names: string[] = []
    auth.addEventListener('geuin:analytics', ({ detail }) => names.push(detail.name))
    return names
  }
  const write = async (text: string, more: object = {}) => {
    const { sendComment } = await client()
    const clientId = crypto.randomUUID()
    return sendComment(auth, { videoId, threadId: null, text, mentions: [], clientId, ...more })
  }

  it('are written, answered, changed, listed and deleted [F20] [L07] [P01]', async () => {
    await signIn(auth)
    const names = events()
    const { deleteComment, editComment, fetchChanges, fetchReplies, fetchThreads } = await client()
    const before = await fetchThreads(await settings(), { videoId, sort: 'newest' })
    const comment = await write('Where is this? #ridge')
    expect([comment.text, comment.facets[0]?.tag, comment.viewer?.canDelete]).to.eql([
      'Where is this? #ridge',
      'ridge',
      true,
    ])
    const reply = await write('Up north', { threadId: comment.id })
    expect(reply.threadId).to.equal(comment.id)
    const changes = await fetchChanges(await settings(), videoId, { after: before.version })
    expect(changes.written).to.eql([comment.id, reply.id])
    const { threads } = await fetchThreads(await settings(), { videoId, sort: 'top', focus: reply.id })
    expect([threads[0]?.comment.id, threads[0]?.replies.map(({ id }) => id)]).to.eql([comment.id, [reply.id]])
    expect((await fetchReplies(await settings(), comment.id, {})).ids).to.eql([reply.id])
    await editComment(auth, comment.id, { text: 'Where was this?', mentions: [] })
    expect((await shown(comment.id)).text).to.equal('Where was this?')
    expect((await shown(comment.id)).editedAt).to.be.a('number')
    await deleteComment(auth, reply)
    await deleteComment(auth, comment)
    const after = await fetchChanges(await settings(), videoId, { after: changes.version })
    expect([...after.gone].sort()).to.eql([comment.id, reply.id].sort())
    expect(names).to.eql(['Commented On Video', 'Commented On Video', 'Comment Deleted', 'Comment Deleted'])
  })

  it('are written once when an answer is lost and they are sent again [L07]', async () => {
    await signIn(auth)
    const clientId = crypto.randomUUID()
    loseAnswers('/api/v3/comment/create')
    const failed = await write('Only once', { clientId }).catch((error: unknown) => error)
    expect(failed).to.be.an('error')
    answerWith(() => undefined)
    const comment = await write('Only once', { clientId })
    const { deleteComment, fetchThreads } = await client()
    const { threads } = await fetchThreads(await settings(), { videoId, sort: 'newest' })
    expect(threads.filter((thread) => thread.comment.text === 'Only once')).to.have.length(1)
    await deleteComment(auth, comment)
  })

  it('are sparked at once, with one request at a time, and no longer when it is refused [L06] [L07] [P01]', async () => {
    await signIn(auth)
    const { setCommentSpark } = await client()
    const comment = await write('Spark me')
    const names = events()
    const answer = later()
    answerWith(({ path }) => (path === '/api/v3/spark' ? answer.answer : undefined))
    const tapped = setCommentSpark(auth, videoId, comment.id)
    expect([(await shown(comment.id)).counts.sparks, (await shown(comment.id)).viewer?.sparked]).to.eql([1, true])
    answer.release(ok({ counts: { sparks: 4 }, viewer: { sparked: true } }))
    await tapped
    expect((await shown(comment.id)).counts.sparks).to.equal(4)
    answerWith(({ path }) => (path === '/api/v3/spark' ? refusal(5350, 403) : undefined))
    await setCommentSpark(auth, videoId, comment.id)
    expect([(await shown(comment.id)).counts.sparks, (await shown(comment.id)).viewer?.sparked]).to.eql([4, true])
    answerWith(() => undefined)
    await setCommentSpark(auth, videoId, comment.id)
    expect((await shown(comment.id)).viewer?.sparked).to.equal(false)
    expect(names).to.eql(['Comment Sparked', 'Comment Unsparked'])
    expect(apiCalls.filter(({ path }) => path === '/api/v3/spark')).to.have.length(3)
    const { deleteComment } = await client()
    await deleteComment(auth, comment)
  })

  it('may mention people by how their name begins [L07]', async () => {
    await signIn(auth)
    const { fetchPeople } = await client()
    const people = await fetchPeople(await settings(), videoId, { q: 'mira' })
    expect(people.map(({ slug }) => slug)).to.include('mira.light')
  })
})
