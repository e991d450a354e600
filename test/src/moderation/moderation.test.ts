import { expect } from '@open-wc/testing'
import type { CommunityId } from '../../../src/entities/community'
import { answerWith, apiCalls, ok, refusal, resetApi } from '../../support/fakeApi'
import { choose, type } from '../../support/input'
import {
  buttonNamed,
  clearPage,
  find,
  place,
  pressButton,
  serverReady,
  textOf,
  waitForElement,
  waitForFocus,
} from '../../support/page'
import { expectUsable } from '../../support/usable'
import { waitUntil } from '../../support/waitUntil'

const queue = '/api/v3/moderation/queue'
const decide = '/api/v3/moderation/decide'
const verdict = '/api/v3/moderation/verdict'
const notices = '/api/v3/moderation/notices'
const answered = '/api/v3/moderation/answer'

const user = (id: string, name: string) => ({
  ...{ user_id: id, nickname: name.toLowerCase(), name, profile_image: null, is_avatar: false },
})

const decision = { decision: 'warn', rule: 'Show the code', words: 'Please ask first.', suspended_until: null }

const oneCase = (change: object = {}) => ({
  case_id: 'k1',
  opened_at: new Date().toISOString(),
  community: { community_id: 'c1', slug: 'night-skies', name: 'Night Skies', image_url: null },
  video: { video_id: 'v1', slug: 'windows', title: 'Windows', thumb_url: '/media/none.webp' },
  comment: null,
  reported_text: null,
  author: user('7', 'Tunnel'),
  record: { posts: 12, removed: 1, warned: 0 },
  reasons: [{ reason: 'stolen', count: 3 }],
  notes: [{ reason: 'stolen', text: 'Same seed, same palette.', reporter: null }],
  decision: null,
  decided_by: null,
  answer: null,
  ...change,
})

const counts = { open: 1, answered: 0, decided: 4 }
const listOf = (...items: object[]) => ok({ items, next_cursor: null, counts })

describe('the queue of a community’s leaders', () => {
  let auth: HTMLElementTagNameMap['geuin-auth']
  before(serverReady)
  before(() => import('../../../elements/geuin-auth'))
  beforeEach(async () => {
    resetApi()
    auth = place('geuin-auth')
    await waitForElement(auth, 'button')
  })
  afterEach(() => {
    resetApi()
    clearPage()
  })

  const open = async () => {
    const { openModeration } = await import('../../../src/moderation/moderation.open')
    await openModeration(auth, { id: 'c1' as CommunityId, name: 'Night Skies' })
  }
  const openNotices = async () => {
    const { openNotices: show } = await import('../../../src/moderation/notices.open')
    await show(auth)
  }
  const sheet = () => find(auth, 'dialog[open]')
  const dialogText = () => textOf(sheet())
  const says = (words: string) => waitUntil(() => dialogText().includes(words), `it does not say ${words}`)
  const bodies = (path: string) => Promise.all(apiCalls.filter((it) => it.path === path).map((it) => it.body()))
  const chooseVerdict = (name: string) => {
    const labels = [...(auth.shadowRoot?.querySelectorAll<HTMLElement>('.moderation-verdicts label') ?? [])]
    labels.find((it) => it.querySelector('b')?.textContent === name)?.click()
  }

  it('has people too, who are warned or suspended, and never removed [T15] [T16]', async () => {
    const about = { video: null, reasons: [{ reason: 'impersonation', count: 2 }], notes: [] }
    answerWith(({ path }) => {
      if (path === queue) return listOf(oneCase(about))
      return path === decide ? ok(oneCase({ ...about, decision })) : undefined
    })
    await open()
    await says('Pretends to be somebody else')
    find(auth, '.moderation-row')!.click()
    await says('Reported person')
    await expectUsable(auth, sheet)
    expect(find(auth, 'a.moderation-link')?.textContent).to.equal('See the profile')
    const names = [...auth.shadowRoot!.querySelectorAll('.moderation-verdicts b')].map((it) => it.textContent)
    expect(names).to.eql(['Do nothing', 'Warn', 'Suspend'])
    chooseVerdict('Warn')
    await pressButton(auth, 'Warn')
    await waitUntil(async () => (await bodies(decide)).length === 1, 'not sent')
    const [sent] = (await bodies(decide)) as { decision: string }[]
    expect(sent?.decision).to.equal('warn')
  })

  it('shows what was reported with its context, and removes it with rule and words [T15]', async () => {
    answerWith(({ path }) => {
      if (path === queue) return listOf(oneCase({ reported_text: 'Sunset, my own' }))
      if (path === decide) return ok(oneCase({ decision }))
      return path.endsWith('/guidelines') ? ok([{ title: 'Show the code', description: '' }]) : undefined
    })
    await open()
    await waitForElement(auth, '.moderation-row')
    expect(textOf(find(auth, '.moderation-lists'))).to.equal('Open, 1Answers, 0Done, 4RepostsLog')
    expect(textOf(find(auth, '.moderation-row'))).to.contain('My work, used without asking · 3 reports · Just now')
    await expectUsable(auth, sheet)
    find(auth, '.moderation-row')?.click()
    await says('Reported video')
    for (const words of ['Same seed, same palette.', 'A member', '12 posted, 1 removed, 0 warned', 'Sunset, my own'])
      expect(dialogText()).to.contain(words)
    chooseVerdict('Remove and suspend')
    await waitUntil(() => find(auth, '[name="rule"] option[value="Show the code"]'), 'no rules')
    choose(find(auth, '[name="rule"]'), 'Show the code')
    choose(find(auth, '[name="span"]'), '24')
    type(find(auth, '[name="words"]'), 'Please ask first.')
    await expectUsable(auth, sheet)
    await pressButton(auth, 'Remove and suspend')
    await waitUntil(() => textOf(find(auth, '.toast')).includes('Decided'), 'nothing says so')
    const sent = { decision: 'suspend', rule: 'Show the code', words: 'Please ask first.', hours: 24 }
    expect(await bodies(decide)).to.eql([{ case_id: 'k1', ...sent }])
    await says('Night Skies')
  })

  it('has the reposts that wait for a leader, who accepts or refuses each [L06] [T15]', async () => {
    const request = (name: string, change: object = {}) => ({
      video: { video_id: 'v1', slug: 'windows', title: 'Windows', thumb_url: '/media/none.webp' },
      ...{ user: user(name, name), kind: 'community', id: 'c1', name: 'Night Skies' },
      ...{ requested_at: new Date().toISOString(), ...change },
    })
    let waiting = [request('Ida'), request('Bo', { kind: 'loop', id: 'l1', name: 'Slow light' })]
    answerWith(({ path, method }) => {
      if (path === queue) return listOf()
      if (path !== '/api/v3/repost/requests') return undefined
      if (method === 'GET') return ok({ items: waiting, next_cursor: null })
      waiting = waiting.slice(1)
      return ok({ counts: { reposts: 1 } })
    })
    await open()
    const tab = [...(await waitForElement(auth, '.moderation-lists')).querySelectorAll('label')]
    tab.find((it) => textOf(it) === 'Reposts')?.click()
    await says('Ida wants it in Night Skies')
    await says('Bo wants it in Slow light')
    await expectUsable(auth, sheet)
    await pressButton(auth, 'Accept')
    await waitUntil(() => !dialogText().includes('Ida'), 'it still waits')
    await waitForFocus(() => find(auth, '.moderation-list > li'))
    await pressButton(auth, 'Refuse')
    await says('No repost waits')
    await waitForFocus(() => find(auth, 'dialog[open]'))
    const sent = await Promise.all(apiCalls.filter(({ method }) => method === 'PATCH').map((call) => call.body()))
    expect(sent).to.eql([
      { video_id: 'v1', user_id: 'Ida', kind: 'community', id: 'c1', accepted: true },
      { video_id: 'v1', user_id: 'Bo', kind: 'loop', id: 'l1', accepted: false },
    ])
  })

  it('keeps a thing without a word to its author, whatever was written before [T15]', async () => {
    answerWith(({ path }) => (path === queue ? listOf(oneCase()) : path === decide ? ok(oneCase()) : undefined))
    await open()
    ;(await waitForElement(auth, '.moderation-row')).click()
    await waitUntil(() => buttonNamed(auth, 'Keep'), 'no button')
    chooseVerdict('Remove and warn')
    type(await waitForElement(auth, '[name="words"]'), 'x'.repeat(301))
    await waitUntil(() => buttonNamed(auth, 'Remove and warn')?.disabled, 'it can be sent')
    chooseVerdict('Keep')
    await waitUntil(() => buttonNamed(auth, 'Keep')?.disabled === false, 'it can’t be sent')
    expect(find(auth, '[name="words"]')).to.equal(null)
    await pressButton(auth, 'Keep')
    await waitUntil(() => textOf(find(auth, '.toast')).includes('Decided'), 'nothing says so')
    expect(await bodies(decide)).to.eql([{ case_id: 'k1', decision: 'keep', rule: null, words: '', hours: null }])
  })

  it('says when somebody else has decided meanwhile, and goes back to the list', async () => {
    answerWith(({ path }) => (path === queue ? listOf(oneCase()) : path === decide ? refusal(409, 409) : undefined))
    await open()
    ;(await waitForElement(auth, '.moderation-row')).click()
    await pressButton(auth, 'Keep')
    await waitUntil(() => textOf(find(auth, '.toast')).includes('Somebody else has decided this'), 'nothing says so')
    await waitForElement(auth, '.moderation-lists')
  })

  it('shows what an author answers, and puts the thing back [T15]', async () => {
    const answer = { text: 'I have her word.', upheld: null, words: '', judged_at: null }
    answerWith(({ path, query }) => {
      if (path === queue) return query.get('state') === 'answered' ? listOf(oneCase({ decision, answer })) : listOf()
      return path === verdict ? ok(oneCase({ decision })) : undefined
    })
    await open()
    await says('Nothing to decide')
    find(auth, '.moderation-lists label:nth-child(2)')?.click()
    ;(await waitForElement(auth, '.moderation-row')).click()
    await says('I have her word.')
    const putBack = () => buttonNamed(auth, 'Put it back')
    type(await waitForElement(auth, '[name="words"]'), 'x'.repeat(301))
    await waitUntil(() => putBack()?.disabled, 'more words than the server takes can be sent')
    type(find(auth, '[name="words"]'), '')
    await waitUntil(() => !putBack()?.disabled, 'no words can’t be sent')
    putBack()?.click()
    await waitUntil(() => apiCalls.some(({ path }) => path === verdict), 'nothing is sent')
    expect(await bodies(verdict)).to.eql([{ case_id: 'k1', upheld: false, words: '' }])
  })

  it('tells an author why something was removed and takes one answer, after a failure too [T15]', async () => {
    const until = new Date('2026-12-24T12:00:00Z').toISOString()
    const suspended = { ...decision, decision: 'suspend', suspended_until: until }
    let fails = true
    answerWith(({ path }) => {
      if (path === notices) return ok({ items: [oneCase({ decision: suspended })], next_cursor: null })
      if (path === answered) return fails ? refusal(500, 500) : ok(oneCase({ decision: suspended }))
      return undefined
    })
    await openNotices()
    await says('Your video was removed')
    for (const words of ['Windows', 'In Night Skies', 'Rule: Show the code', 'Please ask first.', 'until Dec 24, 2026'])
      expect(dialogText()).to.contain(words)
    expect(textOf(find(auth, '[role="status"]'))).to.equal('')
    const status = find(auth, '[role="status"]')
    type(find(auth, '[name="answer"]'), 'I have her word.')
    await pressButton(auth, 'Send answer')
    await waitForElement(auth, 'dialog .message-bad')
    fails = false
    await pressButton(auth, 'Send answer')
    await says('Your answer waits to be read.')
    expect(textOf(status)).to.contain('Your answer waits to be read.')
    await waitForFocus(() => find(auth, '.moderation-list > li'))
    expect(find(auth, '[name="answer"]')).to.equal(null)
    await expectUsable(auth, sheet)
  })

  it('can be loaded again, and says when nothing was removed', async () => {
    answerWith(({ path }) => (path === notices ? refusal(403, 403) : undefined))
    await openNotices()
    await says('The messages didn’t load')
    answerWith(({ path }) => (path === notices ? ok({ items: [], next_cursor: null }) : undefined))
    await pressButton(auth, 'Retry')
    await says('Nothing of yours was removed')
  })
})
