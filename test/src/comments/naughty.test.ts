import { expect } from '@open-wc/testing'
import bigList from 'big-list-of-naughty-strings/blns.json'
import { answerWith, ok, resetApi } from '../../support/fakeApi'
import { clear, placeFeed, until } from '../../support/feed'
import { type } from '../../support/input'
import { naughty } from '../../support/naughty'
import { serverReady } from '../../support/page'
import { signInOnboarded, signOut } from '../../support/signIn'

const all = [...new Set([...naughty, ...bigList])]
/** Videos, another one each time, since a page keeps the comments of each. */
const slugs = [
  'ridge-study',
  'the-well',
  'windows',
  'ink',
  'depth',
  'paper-garden',
  'gold-on-plum',
  'what-the-cello-saw',
]
const threads = '/api/v3/conversation/video/comment'

/** A comment as the wire shows it; its author has the same name. */
const wire = (id: string, text: string, clientId: string | null = null) => ({
  ...{ comment_id: id, video_id: '1', parent_id: null, removed_by: null, text, facets: [], edited_at: null },
  author: { user_id: `u${id}`, nickname: 'somebody', name: text, profile_image: null, is_avatar: false },
  ...{ created_at: '2026-03-01T10:00:00.000Z', is_pinned: false, counts: { sparks: 0, replies: 0 } },
  viewer: { sparked: false, editable_until: null, can_delete: true, can_pin: false, client_id: clientId },
})
const withReplies = (comment: ReturnType<typeof wire>) => ({ ...comment, replies: { items: [], next_cursor: null } })
const page = (items: readonly object[]) => ok({ items, next_cursor: null, version: 1 })

describe('strings that programs stumble over', () => {
  before(serverReady)
  afterEach(async () => {
    resetApi()
    await clear()
    sessionStorage.clear()
  })

  const open = async (slug: string, answer: () => Response, signedIn: boolean) => {
    answerWith(({ path }) => (path === threads ? answer() : undefined))
    const it = placeFeed({ source: 'video', slug })
    await until(() => it.control(/^Comments, /), 'the rail is there')
    if (signedIn) await signInOnboarded(it.feed)
    it.control(/^Comments, /)!.click()
    await until(() => it.find('.comments textarea'), 'the panel opens')
    return it
  }

  it('show as text in comments and names, and break no layout [L07]', async function () {
    this.timeout(120_000)
    const some = all.filter((text) => text.trim() !== '')
    for (let at = 0; at < some.length; at += 100) {
      const part = some.slice(at, at + 100)
      const it = await open(
        slugs[at / 100]!,
        () => page(part.map((text, id) => withReplies(wire(`${at + id}`, text)))),
        false,
      )
      await until(() => it.find('.comments article'), 'comments are listed')
      const scroller = it.find('.comments-scroller')!
      const seen = new Map<string, Element>()
      while (seen.size < part.length) {
        const before = seen.size
        // Lines far from the visible part are not drawn.
        await until(() => {
          for (const node of it.all('.comments article'))
            seen.set(node.querySelector('.comment-text')!.textContent!, node)
          return seen.size > before
        }, 'more lines are drawn')
        scroller.scrollTop += scroller.clientHeight
      }
      expect([...seen.keys()]).to.eql(part)
      for (const [text, node] of seen) {
        expect(node.querySelector('.comment-who bdi')!.textContent).to.equal(text)
        expect(node.querySelectorAll('script, img, iframe, svg a').length).to.equal(0)
      }
      expect(scroller.scrollWidth).to.equal(scroller.clientWidth)
      await clear()
    }
  })

  it('go from the composer to the server as they were typed [L07]', async function () {
    this.timeout(120_000)
    const sent: string[] = []
    let onSent = () => {}
    const it = await open('after-the-storm', () => page([]), true)
    answerWith(async ({ path, body }) => {
      if (path === threads) return page([])
      if (path !== '/api/v3/comment/create') return undefined
      const { text, client_id } = (await body()) as { text: string; client_id: string }
      sent.push(text)
      onSent()
      return ok(wire(`sent ${sent.length}`, text, client_id))
    })
    const field = it.find<HTMLTextAreaElement>('.composer textarea')!
    const typed: string[] = []
    for (const text of all) {
      type(field, text)
      // What a field makes of line ends is the browser's.
      const trimmed = field.value.trim()
      if (trimmed === '' || trimmed.length > 1000) continue
      typed.push(trimmed)
      // Hundreds of strings: each continues as soon as its comment has arrived.
      const arrived = new Promise<void>((resolve) => {
        onSent = resolve
      })
      it.find('.composer-send')!.click()
      await arrived
    }
    expect(sent).to.eql(typed)
    await signOut(it.feed)
  })
})
