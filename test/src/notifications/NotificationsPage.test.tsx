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

type Call = Parameters<Parameters<typeof answerWith>[0]>[0]

describe('the page of notifications', () => {
  let items: WireNotification[]
  let latest: number
  let fails: boolean
  /** What a test answers in the place of the usual. */
  let own: (call: Call) => Response | Promise<Response> | undefined
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
    own = () => undefined
    answerWith(async (call) => {
      const special = await own(call)
      if (special) return special
      const { path, query, body } = call
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
    expect(spark).to.match(/Unread\. Ada Nowak and 12 others sparked your video\. Just now$/)
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

  it('says what a report, the brand and the account’s security are about [M06] [T15]', async () => {
    items = [
      notificationAnswer('report_kept', { actors: [], video: videoAnswer, is_read: true }),
      notificationAnswer('brand_video', { actors: [actor('Lumen')], video: videoAnswer, is_read: true }),
      notificationAnswer('signed_in', { actors: [], is_read: true }),
      notificationAnswer('contact_changed', { actors: [], is_read: true }),
    ]
    const page = open()
    const [kept, news, signedIn, changed] = await ready(page, 4)
    expect(kept).to.contain('Your report was looked at: what you reported stays.')
    expect(news).to.contain('Lumen posted a video.')
    expect(signedIn).to.contain('There was a sign-in to your account on a new device.')
    expect(changed).to.contain('An address of your account was changed.')
    const links = page.all('a.notification').map((it) => new URL((it as HTMLAnchorElement).href).pathname)
    expect(links).to.eql(['/video/windows', '/video/windows', '/settings/devices', '/settings/sign-in'])
    await expectAccessible(page.element)
  })

  describe('a request to join', () => {
    const asks = (name: string, note: string | null) => ({
      ...{ user: actor(name), note, requested_at: new Date().toISOString() },
    })
    const one = () =>
      notificationAnswer('join_request', {
        ...{
          community: placeAnswer,
          is_read: true,
          actors: [actor('Ivo')],
          requests: [asks('Ivo', 'I <i>know</i> them')],
        },
      })
    const decisions = () => apiCalls.filter(({ method }) => method === 'PATCH')
    const button = (page: Drawn, name: string) =>
      page.find<HTMLButtonElement>(`.notification-answers [aria-label="${name}"]`)
    const press = async (page: Drawn, name: string) => {
      await waitUntil(() => button(page, name), `no button ${name}`)
      button(page, name)!.focus()
      button(page, name)!.click()
    }
    const outcome = (page: Drawn) => page.find('.notification-outcome')?.textContent

    it('is accepted in its row, with what was written, at once and by one call [M06] [M01] [F25]', async () => {
      items = [one()]
      latest = 2
      let release = (_: Response) => {}
      const answer = new Promise<Response>((resolve) => {
        release = resolve
      })
      own = ({ method }) => (method === 'PATCH' ? answer : undefined)
      const page = open()
      const [row] = await ready(page, 1)
      expect(row).to.contain('Ivo asks to join Night Skies.').and.to.contain('I <i>know</i> them')
      await expectAccessible(page.element)
      await press(page, 'Accept Ivo')
      await waitUntil(() => outcome(page) === 'Ivo is a member now.', 'not at once')
      expect(button(page, 'Accept Ivo')).to.equal(null)
      await waitUntil(() => page.root.activeElement?.className === 'notification-outcome', 'the focus is lost')
      release(ok({ counts: { members: 3 } }))
      // The server takes the request's notification back from everybody who leads.
      items = []
      takeState(resolveSettings(page.element), { unread_count: 0, latest_id: '1' })
      await waitUntil(() => decisions().length === 1, 'not sent')
      await expectAccessible(page.element)
      expect(outcome(page)).to.equal('Ivo is a member now.')
      const loads = apiCalls.filter(({ method, path }) => method === 'GET' && path.endsWith(paths.notifications))
      expect(loads.length, 'the row stays as it is').to.equal(1)
      expect(decisions().map(({ path }) => path.endsWith(paths.communityJoinRequest))).to.eql([true])
      expect(await decisions()[0]?.body()).to.eql({ community_id: '1', user_id: 'Ivo', accepted: true })
    })

    it('to a loop, of several people, is refused in its row, and each has lines of their own [M02] [M06]', async () => {
      const [first, second] = [asks('Ivo', null), asks('Wren', 'Please')]
      items = [
        notificationAnswer('join_request', {
          ...{ loop: { loop_id: '4', slug: 'darkroom', name: 'Darkroom' }, is_read: true },
          ...{ actors: ['Ivo', 'Wren', 'Bea'].map(actor), actors_count: 5, requests: [first, second] },
        }),
      ]
      own = ({ method }) => (method === 'PATCH' ? ok({ counts: { members: 3 } }) : undefined)
      const page = open()
      const [row] = await ready(page, 1)
      expect(row).to.contain('Ivo and 4 others ask to join Darkroom.').and.to.contain('See everybody who waits')
      await press(page, 'Refuse Wren')
      const lines = page.all('.notification-request')
      await waitUntil(() => lines[1]?.textContent?.includes('The request of Wren was refused.'), 'not refused')
      expect(button(page, 'Accept Ivo')).not.to.equal(null)
      await waitUntil(() => decisions()[0], 'nothing was sent')
      expect(decisions()[0]?.path.endsWith(paths.loopParticipation)).to.equal(true)
      expect(await decisions()[0]?.body()).to.eql({ loop_id: '4', user_id: 'Wren', accepted: false })
    })

    for (const [isMember, words] of [
      [true, 'Ivo is a member already: somebody else was faster.'],
      [false, 'Ivo no longer waits: somebody else has answered, or the request was withdrawn.'],
    ] as const)
      it(`says what happened where another leader was faster: ${isMember ? 'accepted' : 'refused'} [M06] [T19]`, async () => {
        items = [one()]
        own = ({ method, path, query }) => {
          if (method === 'PATCH') return refusal(404, 404)
          if (!path.endsWith(paths.communityMembers)) return undefined
          expect([query.get('slug'), query.get('q')]).to.eql(['night-skies', 'ivo'])
          const member = { user: actor('Ivo'), role: 2, joined_at: new Date().toISOString() }
          return ok({ items: isMember ? [member] : [], next_cursor: null })
        }
        const page = open()
        await press(page, 'Refuse Ivo')
        await waitUntil(() => outcome(page) === words, 'it does not say what happened')
      })

    it('waits again where the answer did not reach the server [M06]', async () => {
      items = [one()]
      own = ({ method }) => (method === 'PATCH' ? refusal(403, 403) : undefined)
      const page = open()
      await press(page, 'Accept Ivo')
      await waitUntil(() => decisions().length === 1 && button(page, 'Accept Ivo'), 'no way to try again')
      expect(outcome(page)).to.equal('')
    })
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
