import { expect } from '@open-wc/testing'
import type { Comment, CommentId } from '../../../src/entities/comment'
import type { VideoId } from '../../../src/entities/playable'
import type { Settings } from '../../../src/kit/settings'
import { answerWith, apiCalls, json, later, ok, refusal, resetApi } from '../../support/fakeApi'
import { clearPage, place, serverReady } from '../../support/page'
import { signInOnboarded, signOut } from '../../support/signIn'
import { wireComment } from '../../support/talk'

const createPath = '/api/v3/comment/create'
const commentsPath = '/api/v3/comments'

/** The client is loaded when it is first used, see fakeApi.ts. */
const client = async () => ({
  ...(await import('../../../src/comments/comment.intent')),
  ...(await import('../../../src/comments/posting.actions')),
  ...(await import('../../../src/comments/unsent')),
  ...(await import('../../../src/comments/unsent.atoms')),
  ...(await import('../../../src/entities/comment')),
  ...(await import('../../../src/entities/comment.store')),
  ...(await import('../../../src/kit/settings')),
  ...(await import('../../../src/kit/store')),
  ...(await import('../../../src/kit/toasts')),
})

const failed = () => json({ code: 500, message: 'No', data: null }, 500)
let videos = 0

describe('what a viewer writes under a video', () => {
  let auth: HTMLElementTagNameMap['geuin-auth']
  let settings: Settings
  /** Another one in each test, since a page keeps what is unsent of each. */
  let videoId: VideoId
  let all: Awaited<ReturnType<typeof client>>

  before(serverReady)
  before(async () => {
    await import('../../../elements/geuin-auth')
    all = await client()
  })
  beforeEach(() => {
    resetApi()
    auth = place('geuin-auth')
    settings = all.resolveSettings(auth)
    videos += 1
    videoId = `written ${videos}` as VideoId
  })
  afterEach(async () => {
    resetApi()
    await signOut(auth)
    clearPage()
    sessionStorage.clear()
  })

  const unsent = () => all.pageStore().get(all.unsentAtom(settings, videoId))
  const type = (text: string) => all.changeDraft(settings, videoId, (draft) => ({ ...draft, text }))
  const toasts = () =>
    all
      .pageStore()
      .get(all.toastsAtom(auth))
      .map(({ message }) => message)
  const callsOf = (method: string, path: string) =>
    apiCalls.filter((call) => call.method === method && call.path === path)
  const comment = (name: string, change: Parameters<typeof wireComment>[1] = {}): Comment => {
    const made = all.toComment(wireComment(name, change), settings)!
    all.commentStore.put(all.siteKey(settings), [made])
    return made
  }

  it('is changed once, and what is typed meanwhile stays [L07]', async () => {
    const answer = later()
    answerWith(({ method, path }) => (method === 'PATCH' && path === commentsPath ? answer.answer : undefined))
    const editing = 'e' as CommentId
    all.changeDraft(settings, videoId, () => ({ ...all.emptyDraft, text: 'Better', editing }))
    const first = all.sendDraft(auth, videoId)
    await all.sendDraft(auth, videoId)
    type('Better still')
    answer.release(ok(wireComment('e')))
    await first
    expect(callsOf('PATCH', commentsPath)).to.have.length(1)
    expect([unsent().draft.text, unsent().draft.editing]).to.eql(['Better still', editing])
    answerWith(({ method, path }) => (method === 'PATCH' && path === commentsPath ? ok(wireComment('e')) : undefined))
    await all.sendDraft(auth, videoId)
    expect([callsOf('PATCH', commentsPath).length, unsent().draft]).to.eql([2, all.emptyDraft])
  })

  it('is said to be there, or not to be sent, by what became of it, not of what failed before [L07]', async () => {
    answerWith(({ path }) => (path === createPath ? failed() : undefined))
    type('Lost in a tunnel')
    await all.run({ type: 'comment', videoId }, auth)
    expect(toasts().at(-1)).to.equal('Not sent.')
    answerWith(async ({ path, body }) =>
      path === createPath
        ? ok(wireComment('s', { client: ((await body()) as { client_id: string }).client_id }))
        : undefined,
    )
    type('Sent')
    await all.run({ type: 'comment', videoId }, auth)
    expect(toasts().at(-1)).to.equal('Your comment is there.')
    expect(unsent().outbox.map(({ text }) => text)).to.eql(['Lost in a tunnel'])
  })

  it('is sent again by its own intent, while another draft waits [L06]', async () => {
    answerWith(({ path }) => (path === createPath ? refusal(401, 401) : undefined))
    type('Written before the session ended')
    await all.sendDraft(auth, videoId)
    type('Half a thought')
    answerWith(({ path }) => (path === createPath ? ok(wireComment('again')) : undefined))
    await all.run({ type: 'comment', videoId, clientId: unsent().outbox[0]!.clientId }, auth)
    expect([unsent().outbox, unsent().draft.text]).to.eql([[], 'Half a thought'])
  })

  it('leaves a place that says who deleted it, where it has replies [L07]', async () => {
    const user = await signInOnboarded(auth)
    answerWith(({ method, path }) => (method === 'DELETE' && path === commentsPath ? ok(null) : undefined))
    await all.removeComment(auth, comment('own', { author: user.id, replies: 2 }))
    await all.removeComment(auth, comment('other', { replies: 2 }))
    const by = ['own', 'other'].map((name) => all.commentStore.get(all.siteKey(settings), name as CommentId).removedBy)
    expect(by).to.eql(['author', 'moderator'])
  })
})
