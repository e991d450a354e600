import { expect } from '@open-wc/testing'
import { actsFor } from '../../../src/community/manage/memberActs'
import { parts } from '../../../src/community/manage/parts'
import { may, permissions, roles, type Standing } from '../../../src/wire/permissions'
import { communityAnswer, memberAnswer, pageAnswer } from '../../support/communityAnswers'
import { answerWith, ok, refusal, resetApi } from '../../support/fakeApi'
import { buttonNamed, clearPage, find, findAll, place, serverReady, waitForElement } from '../../support/page'

const standings = Object.keys(permissions.viewDetails) as Standing[]

/** What the wire says of a viewer with a standing. */
const relation = (standing: Standing) => ({
  role: standing in roles ? roles[standing as keyof typeof roles] : null,
  requested: standing === 'requested',
  banned: standing === 'banned',
  subscribed: false,
  requests: may(standing, 'decideRequests', { isClosed: true }) ? 3 : null,
})

let sites = 0

describe('what each standing finds in <geuin-community> [M01] [H03]', () => {
  before(serverReady)
  before(() => import('../../../elements/geuin-community'))
  afterEach(() => {
    clearPage()
    resetApi()
  })

  const open = async (standing: Standing, isClosed: boolean) => {
    sites += 1
    const community = communityAnswer({
      is_closed: isClosed,
      ...(standing !== 'visitor' && { viewer: relation(standing) }),
    })
    const allowed = may(standing, 'viewContent', { isClosed })
    answerWith(({ path }) => {
      if (!path.startsWith('/sites/')) return undefined
      if (path.endsWith('/api/v3/community')) return ok(community)
      if (path.endsWith('/api/v3/community/members')) return pageAnswer([memberAnswer(1, 1), memberAnswer(2, 3)])
      if (path.endsWith('/goservices/feed/community')) return allowed ? pageAnswer([]) : refusal(5350, 403)
      return refusal(404, 404)
    })
    const element = place('geuin-community', {
      'api-host': `${location.origin}/sites/permissions-${sites}`,
      slug: 'dusk',
    })
    await waitForElement(element, '.community-acts :is(button, .community-banned)')
    return element
  }

  for (const standing of standings)
    for (const isClosed of [false, true]) {
      const can = (action: keyof typeof permissions) => may(standing, action, { isClosed })

      it(`${standing}, ${isClosed ? 'closed' : 'open'}: the way in and out, what is inside, what runs it`, async () => {
        const element = await open(standing, isClosed)
        const nameOf = (it: HTMLElement) => (it.ariaLabel ?? it.textContent ?? '').trim()
        const has = (name: RegExp) => findAll(element, 'button').some((it) => name.test(nameOf(it)))
        // A visitor is asked to sign in by the same button.
        const mayEnter = can('join') || can('requestToJoin') || standing === 'visitor'
        // Who has asked at a place that is open by now sees the request until the server says more.
        expect(has(isClosed ? /^Ask to join$/ : /^Join$/)).to.equal(mayEnter && standing !== 'requested')
        expect(has(/^Requested$/)).to.equal(can('withdrawRequest'))
        expect(has(/^Joined$/)).to.equal(can('leave'))
        expect(Boolean(find(element, '[role="tablist"]'))).to.equal(can('viewContent'))
        expect(has(/^Reports$/)).to.equal(can('moderate'))
        expect(has(/^Manage/)).to.equal(can('moderate'))
        expect(Boolean(find(element, '.badge'))).to.equal(can('decideRequests'))
        if (!can('moderate')) return

        buttonNamed(element, 'Manage')!.click()
        await waitForElement(element, '.manage-part')
        const shown = findAll(element, '.manage-part-name').map(({ textContent }) => textContent)
        const names = {
          ...{ requests: 'Requests to join', members: 'Members', invites: 'Invitations', bans: 'Banned people' },
          ...{ edit: 'Edit details', log: 'Activity', handOver: 'Hand over' },
        }
        expect(shown).to.eql(parts.filter(([, action]) => can(action)).map(([part]) => names[part]))
        findAll(element, '.manage-part')[1]!.click()
        await waitForElement(element, 'dialog[open] .person')
        expect(has(/^Add people$/)).to.equal(can('addUsers'))
        // Each of the two, who both lead: what the viewer may do about them.
        const menus = findAll(element, 'dialog[open] .person [aria-haspopup="menu"]')
        expect(menus.length).to.equal(can('removeTeam') ? 2 : 0)
      })
    }

  for (const standing of standings)
    for (const role of ['leader', 'moderator', 'member'] as const)
      it(`${standing} about a ${role}: roles, removal and ban by the table`, () => {
        const community = { isClosed: true, membership: standing === 'visitor' ? ('unjoined' as const) : standing }
        const acts = actsFor(community, { role })
        const can = (action: keyof typeof permissions) => may(standing, action, { isClosed: true })
        const isTeam = role !== 'member'
        const changes = acts.filter((it) => it !== 'remove' && it !== 'ban')
        expect(changes.length).to.equal(can('changeRoles') ? 2 : 0)
        expect(changes).not.to.include(role)
        expect(acts.includes('remove')).to.equal(can('removeMembers') && (!isTeam || can('removeTeam')))
        expect(acts.includes('ban')).to.equal(can('ban') && (!isTeam || can('removeTeam')))
      })
})
