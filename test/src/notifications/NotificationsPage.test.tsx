import { expect } from '@open-wc/testing'
import { resolveSettings } from '../../../src/kit/settings'
import NotificationsPage from '../../../src/notifications/NotificationsPage'
import { takeState } from '../../../src/notifications/unread.query'
import type { WireNotification } from '../../../src/wire/notification'
import { paths } from '../../../src/wire/paths'
import { expectAccessible } from '../../support/accessible'
import { type Drawn, draw, wipe } from '../../support/draw'
import { answerWith, apiCalls, ok, refusal, resetApi } from '../../support/fakeApi'
import { actor, notificationAnswer, placeAnswer, videoAnswer } from '../../support/notificationAnswers'
import { expectUsable } from '../../support/usable'
import { waitUntil } from '../../support/waitUntil'

describe('the page of notifications', () => {
  let items: WireNotification[]
  let latest: number
  let fails: boolean
  let sites = 0
  const state = () => ({
    unread_count: items.filter(({ is_read }) => !is_read).length,
    latest_id: items.length > 0 ? String(latest) : null,
  })
  const read = () => apiCalls.filter(({ path }) => path.endsWith(paths.notificationRead))

  beforeEach(() => {
    items = []
    latest = 1
    fails = false
    answerWith(async ({ path, query, body }) => {
      if (path.endsWith(paths.notificationRead)) {
        const ids = ((await body()) as { notification_ids?: string[] }).notification_ids
        items = items.map((it) => (!ids || ids.includes(it.notification_id) ? { ...it, is_read: true } : it))
        return ok(state())
      }
      if (!path.endsWith(paths.notifications)) return undefined
      if (fails) return refusal(404, 404)
      const filter = query.get('filter')
      const shown = items.filter(({ is_read, kind }) =>
        filter === 'unread' ? !is_read : filter === 'requests' ? kind === 'join_request' : true,
      )
      return ok({ items: shown, next_cursor: null, ...state() })
    })
  })
  afterEach(() => {
    wipe()
    resetApi()
  })

  const open = (attributes: Record<string, string> = {}): Drawn => {
    sites += 1
    const paper = { background: 'var(--geuin-surface)', color: 'var(--geuin-text)' }
    const page = (
      <div style={paper}>
        <NotificationsPage />
      </div>
    )
    return draw(page, { 'api-host': `${location.origin}/told/${sites}`, ...attributes })
  }
  const rows = (page: Drawn) =>
    page
      .all('[role="tabpanel"]:not([hidden]) .notification-row')
      .map((row) => row.textContent?.replace(/\s+/g, ' ').trim())
  const ready = async (page: Drawn, count: number) => {
    await waitUntil(() => rows(page).length === count, `not ${count} rows`)
    return rows(page)
  }

  it('says what happened, by day, with names and a link, in sentences [M06] [F25]', async () => {
    const actors = ['Ada Nowak', 'Leo Hartmann', 'Wren'].map(actor)
    items = [
      notificationAnswer('spark', { video: videoAnswer, actors, actors_count: 13, times: 13 }),
      notificationAnswer('repost', { video: videoAnswer, actors: actors.slice(0, 2), is_read: true }),
      notificationAnswer('join_request', { community: placeAnswer, is_read: true }),
      notificationAnswer('new_video', {
        ...{ community: placeAnswer, times: 6, created_at: '2026-03-01T20:00:00.000Z', is_read: true },
      }),
      notificationAnswer('comment', {
        ...{ video: videoAnswer, created_at: '2026-03-01T19:00:00.000Z', is_read: true },
        comment: { comment_id: '1', text: '<b>Fine</b>' },
      }),
    ]
    const page = open()
    const [spark, repost, request, video, comment] = await ready(page, 5)
    expect(spark).to.match(/Unread\. Ada Nowak and 12 others sparked your video\. 1 min ago$/)
    expect(repost).to.contain('Ada Nowak and Leo Hartmann reposted your video.')
    expect(request).to.contain('Ada Nowak asks to join Night Skies.')
    expect(video).to.contain('Night Skies has 6 new videos.')
    expect(comment).to.contain('<b>Fine</b>')
    expect(page.all('.notifications-day').map((it) => it.textContent)).to.eql(['Today', 'March 1'])
    expect(page.find<HTMLAnchorElement>('a.notification')?.href).to.match(/\/video\/windows$/)
    await expectAccessible(page.element)
  })

  it('says what became of a post, and leads to it [M06] [M07]', async () => {
    items = [
      notificationAnswer('post_failed', { actors: [], post: { video_id: '7', caption: '<i>Dusk</i>' }, is_read: true }),
      notificationAnswer('post_published', { actors: [], video: videoAnswer, is_read: true }),
    ]
    const page = open()
    const [failed, published] = await ready(page, 2)
    expect(failed).to.contain('Your post could not be published. See why.').and.to.contain('<i>Dusk</i>')
    expect(published).to.contain('Your post is published.')
    const links = page.all('a.notification').map((it) => new URL((it as HTMLAnchorElement).href).pathname)
    expect(links).to.eql(['/posts/7', '/video/windows'])
    await expectAccessible(page.element)
  })

  it('says it in German, with its plurals [M06]', async () => {
    items = [notificationAnswer('comment', { video: videoAnswer, actors: ['Ada', 'Leo', 'Wren'].map(actor) })]
    const page = open({ locale: 'de' })
    await waitUntil(() => rows(page)[0]?.includes('Ada und 2 andere haben dein Video kommentiert.'), 'not in German')
  })

  it('reads what was in view for a moment, and keeps its look until the next visit [M06]', async () => {
    items = [notificationAnswer('spark', { video: videoAnswer }), notificationAnswer('mention', { video: videoAnswer })]
    const ids = items.map(({ notification_id }) => notification_id)
    const page = open()
    await ready(page, 2)
    expect(page.find('[data-tab="unread"]')?.textContent).to.contain('2')
    await waitUntil(() => read().length === 1, 'nothing was read')
    expect(await read()[0]?.body()).to.eql({ notification_ids: ids })
    await waitUntil(() => !page.find('[data-tab="unread"]')?.textContent?.includes('2'), 'they are still counted')
    expect(page.all('.notification-new').length).to.equal(2)
  })

  it('marks all as read by one button [M06] [F25]', async () => {
    items = [notificationAnswer('spark', { video: videoAnswer })]
    const page = open()
    await ready(page, 1)
    page.find('[aria-label="Mark all as read"]')?.click()
    await waitUntil(() => page.all('.notification-new').length === 0, 'it is still new')
    expect(await read().at(-1)?.body()).to.eql({})
    expect(page.find('[aria-label="Mark all as read"]')?.getAttribute('aria-disabled')).to.equal('true')
  })

  it('shows what happens while it is open [M06] [T19]', async () => {
    items = [notificationAnswer('spark', { video: videoAnswer, is_read: true })]
    const page = open()
    await ready(page, 1)
    items = [notificationAnswer('mention', { video: videoAnswer }), ...items]
    latest = 2
    takeState(resolveSettings(page.element), state())
    expect((await ready(page, 2))[0]).to.contain('mentioned you')
  })

  it('has parts, each with its words when it is empty [M06]', async () => {
    items = [notificationAnswer('spark', { video: videoAnswer, is_read: true })]
    const page = open()
    await ready(page, 1)
    page.find('[data-tab="requests"]')?.click()
    await waitUntil(() => page.root.textContent?.includes('Nobody is waiting'), 'no words for requests')
    items = []
    page.find('[data-tab="unread"]')?.click()
    await waitUntil(() => page.root.textContent?.includes('All read'), 'no words for unread')
  })

  it('says that it could not be loaded, and loads again [M06]', async () => {
    fails = true
    const page = open()
    await waitUntil(() => page.root.textContent?.includes('Your notifications did not load'), 'no failure')
    fails = false
    items = [notificationAnswer('spark', { video: videoAnswer })]
    page.find('.state-message button')?.click()
    await ready(page, 1)
  })

  it('can be used when narrow, with large text, from right to left, in both schemes [M06]', async function () {
    this.timeout(60_000)
    items = [
      notificationAnswer('spark', { video: videoAnswer, actors: ['Ada', 'Leo'].map(actor), is_read: true }),
      notificationAnswer('removed', { actors: [], video: videoAnswer, is_read: true }),
      notificationAnswer('comment', {
        ...{ video: videoAnswer, is_read: true, comment: { comment_id: '1', text: 'Words and words. '.repeat(20) } },
      }),
    ]
    const page = open()
    await ready(page, 3)
    await expectUsable(page.element, () => page.find('.page'))
  })
})
