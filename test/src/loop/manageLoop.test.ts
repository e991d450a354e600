import { expect } from '@open-wc/testing'
import type { WireLoop } from '../../../src/wire/loop'
import { roles } from '../../../src/wire/permissions'
import { expectAccessible } from '../../support/accessible'
import { communityAnswer, loopAnswer, memberAnswer, pageAnswer, personAnswer } from '../../support/communityAnswers'
import { answerWith, apiCalls, json, ok, refusal, resetApi } from '../../support/fakeApi'
import { type } from '../../support/input'
import {
  buttonNamed,
  clearPage,
  find,
  findAll,
  place,
  pressButton,
  serverReady,
  textOf,
  waitForElement,
  waitForFocus,
} from '../../support/page'
import { picture } from '../../support/pictureFiles'
import { putFile } from '../../support/pictureUpload'
import { expectUsable } from '../../support/usable'
import { waitUntil } from '../../support/waitUntil'

const loopPath = '/api/v3/conversation/details'
const archivePath = '/api/v3/conversation/archive'
const participationPath = '/api/v3/conversation/participation_request'
const leads = { role: roles.leader, requested: false, banned: false, requests: null }
const leadsLoop = { participation: 1, subscribed: false, role: roles.leader, requests: 2 } as const
const asks = (number: number, note: string | null) => ({
  ...{ user: personAnswer(number), note, requested_at: new Date().toISOString() },
})

let sites = 0

describe('running the loops of a community', () => {
  before(serverReady)
  before(() => import('../../../elements/geuin-community'))
  beforeEach(() => {
    resetApi()
    sessionStorage.clear()
  })
  afterEach(() => {
    clearPage()
    resetApi()
  })

  type Call = Parameters<Parameters<typeof answerWith>[0]>[0]

  /** The loops of a community of a site that no other test calls, for somebody of that role in it. */
  const open = async (
    loops: readonly WireLoop[],
    { role = roles.leader as number | null, answer = (_: Call): Response | undefined => undefined } = {},
  ) => {
    sites += 1
    answerWith((call) => {
      const [, site, path] = /^(\/sites\/loops-\d+)(.*)$/.exec(call.path) ?? []
      if (!site) return undefined
      const own = answer({ ...call, path: path ?? '' })
      if (own) return own
      if (path === '/api/v3/community') return ok(communityAnswer({ viewer: { ...leads, role } as never }))
      if (path === '/api/v3/community/loops') return pageAnswer(loops)
      return refusal(404, 404)
    })
    const at = { 'api-host': `${location.origin}/sites/loops-${sites}`, slug: 'dusk', tab: 'loops' }
    const element = place('geuin-community', at)
    await waitForElement(element, loops.length > 0 ? '.list .loop-card' : '.state-message')
    return element
  }
  const sheet = (element: Element) => findAll(element, 'dialog[open]').at(-1) ?? null
  const says = (element: Element, words: string) =>
    waitUntil(() => textOf(sheet(element)).includes(words), `it does not say ${words}`)
  const toast = (element: Element, words: string) =>
    waitUntil(() => findAll(element, '.toast').some((it) => textOf(it).includes(words)), `no toast ${words}`)
  const row = async (element: Element, name: string) => {
    await waitForElement(element, '.sheet-row')
    findAll(element, '.sheet-row')
      .find((it) => textOf(it).startsWith(name))!
      .click()
  }
  const manage = async (element: Element) => {
    find(element, '.loop-card .icon-button')!.click()
    await says(element, 'Manage loop')
  }
  const sent = (method: string) =>
    Promise.all(
      apiCalls
        .filter(
          (it) =>
            it.method === method && [loopPath, archivePath, participationPath].some((path) => it.path.endsWith(path)),
        )
        .map((it) => it.body()),
    )

  it('is for leaders and moderators only [M02] [F21]', async () => {
    const out = { participation: 1, subscribed: false, role: null, requests: null } as const
    for (const [role, viewer] of [
      [roles.leader, leadsLoop],
      [roles.moderator, { ...leadsLoop, role: roles.moderator }],
      [roles.member, { ...out, participation: 3, role: roles.member }],
      [null, out],
    ] as const) {
      const element = await open([loopAnswer({ viewer })], { role })
      const mayRun = role === roles.leader || role === roles.moderator
      expect(Boolean(buttonNamed(element, 'New loop')), `new, role ${role}`).to.equal(mayRun)
      expect(Boolean(find(element, '.loop-card .icon-button')), `manage, role ${role}`).to.equal(mayRun)
      clearPage()
    }
  })

  it('creates one with what was typed, which stands in the list and outlives a closed form [M02]', async () => {
    const made: WireLoop[] = []
    const element = await open([], {
      answer: ({ method, path }) => {
        if (path === '/api/v3/community/loops') return pageAnswer(made)
        if (method !== 'POST' || path !== loopPath) return undefined
        made.push(loopAnswer({ name: 'Slow light', viewer: leadsLoop }))
        return ok(made[0])
      },
    })
    await pressButton(element, 'New loop')
    await waitForElement(element, '[name="name"]')
    await waitForFocus(() => find(element, '[name="name"]'))
    await expectUsable(element, () => sheet(element))
    expect(buttonNamed(element, 'Create loop')!.disabled).to.equal(true)
    type(find(element, '[name="name"]'), 'Slow light')
    type(find(element, '[name="description"]'), 'Hours of it.')
    find(element, '[name="isClosed"]')!.click()
    await pressButton(element, 'Close')
    await waitUntil(() => !sheet(element), 'still open')
    await pressButton(element, 'New loop')
    await waitForElement(element, '[name="name"]')
    expect(find<HTMLInputElement>(element, '[name="name"]')!.value).to.equal('Slow light')
    await pressButton(element, 'Create loop')
    await toast(element, 'Slow light is there')
    await waitForElement(element, '.list .loop-card')
    const details = { name: 'Slow light', description: 'Hours of it.', is_closed: true }
    expect(await sent('POST')).to.eql([{ community_id: '9', ...details }])
    await pressButton(element, 'New loop')
    await waitForElement(element, '[name="name"]')
    expect(find<HTMLInputElement>(element, '[name="name"]')!.value).to.equal('')
  })

  it('says at the field what is wrong, and over the button what the server refuses [E01]', async () => {
    const element = await open([], { answer: ({ method }) => (method === 'POST' ? refusal(5361, 422) : undefined) })
    await pressButton(element, 'New loop')
    await waitForElement(element, '[name="name"]')
    type(find(element, '[name="name"]'), 'x'.repeat(51))
    await says(element, 'A name has at most 50 characters.')
    type(find(element, '[name="name"]'), ' ')
    await says(element, 'A loop needs a name.')
    type(find(element, '[name="name"]'), '<b>Casino</b>')
    await pressButton(element, 'Create loop')
    await says(element, 'These words or links can’t be used here')
    expect(find<HTMLInputElement>(element, '[name="name"]')!.value).to.equal('<b>Casino</b>')
  })

  it('changes only what was changed, with a picture that is cropped to a square', async () => {
    const before = loopAnswer({ is_closed: true, viewer: leadsLoop })
    const element = await open([before], {
      answer: ({ method, path }) => {
        if (path.endsWith('/create_upload_url')) return ok({ uploadURL: '/uploads/none' })
        if (method === 'PATCH') return ok({ ...before, name: 'Aurora', is_closed: false })
        return undefined
      },
    })
    await manage(element)
    await row(element, 'Edit details')
    await waitForElement(element, '[name="name"]')
    expect(buttonNamed(element, 'Save')!.disabled).to.equal(true)
    type(find(element, '[name="name"]'), 'Aurora')
    find(element, '[name="isClosed"]')!.click()
    await says(element, 'The 2 people who wait become members.')
    putFile(find<HTMLInputElement>(element, 'input[type="file"]')!, await picture('image/png', 'a.png', 60, 40))
    await waitForElement(element, '.crop-pane')
    await waitUntil(() => buttonNamed(element, 'Done')?.disabled === false, 'no picture to crop')
    const stencil = find(element, '.advanced-cropper-rectangle-stencil')!.getBoundingClientRect()
    expect(stencil.width / stencil.height).to.be.closeTo(1, 0.05)
    await expectAccessible(element)
    await pressButton(element, 'Cancel')
    await waitUntil(() => !find(element, '.crop-pane'), 'still cropping')
    await pressButton(element, 'Save')
    await toast(element, 'Saved')
    expect(await sent('PATCH')).to.eql([{ loop_id: '4', name: 'Aurora', is_closed: false }])
    expect(textOf(find(element, '.loop-card b'))).to.equal('Aurora')
  })

  it('discards what was changed', async () => {
    const element = await open([loopAnswer({ viewer: leadsLoop })])
    await manage(element)
    await row(element, 'Edit details')
    type(await waitForElement(element, '[name="name"]'), 'Other')
    await pressButton(element, 'Discard changes')
    expect(find<HTMLInputElement>(element, '[name="name"]')!.value).to.equal('Aurora Lab')
    expect(buttonNamed(element, 'Discard changes')).to.equal(undefined)
  })

  it('says who waits, and accepts and refuses them; the count follows [M02] [F21]', async () => {
    let waiting = [asks(1, 'Mira said to ask <b>here</b>.'), asks(2, null)]
    const element = await open([loopAnswer({ is_closed: true, viewer: leadsLoop })], {
      answer: ({ method, path }) => {
        if (path !== participationPath) return undefined
        if (method === 'GET') return pageAnswer(waiting)
        waiting = waiting.slice(1)
        return ok({ counts: { members: 2101 } })
      },
    })
    expect(find(element, '.loop-card .icon-button')!.ariaLabel).to.equal('Manage Aurora Lab, 2 people wait to join')
    expect(find<HTMLElement>(element, '.badge')?.dataset.count).to.equal('2')
    await manage(element)
    await expectUsable(element, () => sheet(element))
    await row(element, 'Requests to join')
    await says(element, 'Mira said to ask <b>here</b>.')
    await expectAccessible(element)
    find(element, '[aria-label="Accept Member 1"]')!.click()
    await toast(element, 'Member 1 is a member now')
    find(element, '[aria-label="Refuse Member 2"]')!.click()
    await says(element, 'Nobody waits')
    await waitUntil(() => find(element, '.badge') === null, 'the card still counts them')
    const about = { loop_id: '4' }
    expect(await sent('PATCH')).to.eql([
      { ...about, user_id: '1', accepted: true },
      { ...about, user_id: '2', accepted: false },
    ])
  })

  it('lists somebody again whom the server did not take, and loads what failed on Retry', async () => {
    let isDown = true
    const element = await open([loopAnswer({ is_closed: true, viewer: leadsLoop })], {
      answer: ({ method, path }) => {
        if (path !== participationPath) return undefined
        if (method === 'PATCH') return refusal(403, 403)
        return isDown ? json({}, 400) : pageAnswer([asks(1, null)])
      },
    })
    await manage(element)
    await row(element, 'Requests to join')
    await says(element, 'The requests didn’t load')
    isDown = false
    await pressButton(element, 'Retry')
    ;(await waitForElement(element, '[aria-label="Accept Member 1"]')).click()
    await toast(element, 'You may not do this here any more')
    await waitForElement(element, '[aria-label="Accept Member 1"]')
  })

  it('accepts all who are listed at once, after a question [M02] [F21]', async () => {
    let waiting = [asks(1, null), asks(2, null)]
    const element = await open([loopAnswer({ is_closed: true, viewer: leadsLoop })], {
      answer: ({ method, path }) => {
        if (path === participationPath) return pageAnswer(waiting)
        if (method !== 'PATCH' || path !== '/api/v3/conversation/participation_requests') return undefined
        waiting = []
        return ok({ decided: 2, counts: { members: 2102 } })
      },
    })
    await manage(element)
    await row(element, 'Requests to join')
    await pressButton(element, 'Accept all')
    await says(element, 'The 2 people listed here become members')
    await expectAccessible(element)
    find(element, 'dialog[open] .question-pair .button-primary')!.click()
    await toast(element, 'Everybody is in')
    await says(element, 'Nobody waits')
    const [sent] = await Promise.all(apiCalls.filter(({ method }) => method === 'PATCH').map((it) => it.body()))
    expect(sent).to.include({ loop_id: '4', accepted: true })
  })

  it('removes a member with a reason, and offers nothing about oneself or who leads [M02] [F21]', async () => {
    const removal = '/api/v3/conversation/remove_member'
    const people = [memberAnswer(1, roles.leader), memberAnswer(2)]
    const moderates = { ...leadsLoop, role: roles.moderator }
    const element = await open([loopAnswer({ viewer: moderates })], {
      role: roles.moderator,
      answer: ({ path }) => {
        if (path === '/api/v3/conversation/members') return pageAnswer(people)
        return path === removal ? ok({ counts: { members: 2099 } }) : undefined
      },
    })
    await manage(element)
    await row(element, 'Members')
    await waitUntil(() => buttonNamed(element, 'Remove Member 2'), 'no button')
    expect(buttonNamed(element, 'Remove Member 1')).to.equal(undefined)
    await expectUsable(element, () => sheet(element))
    await pressButton(element, 'Remove Member 2')
    type(await waitForElement(element, 'textarea[name="reason"]'), 'Off topic')
    find(element, 'dialog[open] .question-pair .button-danger')!.click()
    await toast(element, 'Member 2 was removed')
    await waitUntil(() => !buttonNamed(element, 'Remove Member 2'), 'still listed')
    const [sent] = await Promise.all(apiCalls.filter((it) => it.path.endsWith(removal)).map((it) => it.body()))
    expect(sent).to.eql({ loop_id: '4', user_id: '2', reason: 'Off topic' })
  })

  it('archives one once what it means was confirmed, and brings it back [M02]', async () => {
    const loop = loopAnswer({ is_closed: true, viewer: leadsLoop })
    const element = await open([loop], {
      answer: ({ path }) => {
        if (path !== archivePath) return undefined
        const archived = apiCalls.filter((it) => it.path.endsWith(archivePath)).length === 1
        return ok({ ...loop, is_archived: archived, viewer: { ...leadsLoop, requests: archived ? 0 : null } })
      },
    })
    await manage(element)
    await row(element, 'Archive')
    await says(element, 'The 2 people who wait are refused.')
    await expectUsable(element, () => sheet(element))
    sheet(element)!.querySelector<HTMLElement>('.button-danger')!.click()
    await toast(element, 'Aurora Lab is archived')
    await waitUntil(() => textOf(find(element, '.loop-card-state')) === 'Archived', 'not marked')
    await says(element, 'This loop is archived')
    await row(element, 'Bring back')
    await toast(element, 'Aurora Lab is back')
    await waitUntil(() => textOf(find(element, '.loop-card')).includes('Archived') === false, 'still archived')
    expect(await sent('POST')).to.eql([
      { loop_id: '4', archived: true },
      { loop_id: '4', archived: false },
    ])
  })

  it('lists archived ones for those who lead, each to be brought back there [M02]', async () => {
    const loop = loopAnswer({ is_archived: true, viewer: leadsLoop })
    const active = loopAnswer({ loop_id: '5', slug: 'rule-30', name: 'Rule 30', viewer: leadsLoop })
    let isBack = false
    const element = await open([active], {
      answer: ({ path, query }) => {
        if (path === archivePath) isBack = true
        if (path === archivePath) return ok({ ...loop, is_archived: false })
        if (path !== '/api/v3/community/loops') return undefined
        if (query.get('archived') === 'true') return pageAnswer(isBack ? [] : [loop])
        return pageAnswer(isBack ? [active, { ...loop, is_archived: false }] : [active])
      },
    })
    await waitUntil(() => buttonNamed(element, 'Archived loops'), 'no button for archived loops')
    expect(buttonNamed(element, 'Archived loops')!.getAttribute('aria-expanded')).to.equal('false')
    buttonNamed(element, 'Archived loops')!.click()
    await waitUntil(() => buttonNamed(element, 'Bring back Aurora Lab'), 'not listed')
    await expectAccessible(element)
    buttonNamed(element, 'Bring back Aurora Lab')!.click()
    await toast(element, 'Aurora Lab is back')
    await waitUntil(
      () => textOf(find(element, '.manage-loop-archived')).includes('Nothing is archived'),
      'still listed as archived',
    )
    await waitForFocus(() => buttonNamed(element, 'Archived loops'))
    await waitUntil(() => findAll(element, '.loop-card').length === 2, 'not among the loops again')
    expect(await sent('POST')).to.eql([{ loop_id: '4', archived: false }])
    clearPage()
    const member = await open([active], { role: roles.member })
    expect(buttonNamed(member, 'Archived loops')).to.equal(undefined)
  })
})
