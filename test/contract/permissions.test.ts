import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { communityViewer } from '../../src/wire/membership'
import { type Action, may, permissions, type Standing, standingOf } from '../../src/wire/permissions'

const letters: Record<Standing, string> = {
  leader: 'L',
  moderator: 'M',
  member: 'm',
  requested: 'r',
  unjoined: 'u',
  visitor: 'v',
  banned: 'b',
}
const standings = Object.keys(letters) as Standing[]
const actions = Object.keys(permissions) as Action[]

/** Who may: in an open place, in a closed one. */
const expected: Record<Action, [open: string, closed: string]> = {
  viewDetails: ['LMmruvb', 'LMmruvb'],
  viewContent: ['LMmruvb', 'LMm'],
  viewMembers: ['LMmruvb', 'LMm'],
  share: ['LMmruvb', 'LMmruvb'],
  report: ['LMmru', 'LMmru'],
  join: ['ru', ''],
  requestToJoin: ['', 'u'],
  withdrawRequest: ['r', 'r'],
  leave: ['LMm', 'LMm'],
  subscribe: ['LMmru', 'LMm'],
  decideRequests: ['LM', 'LM'],
  addUsers: ['LM', 'LM'],
  removeMembers: ['LM', 'LM'],
  invite: ['LM', 'LM'],
  ban: ['LM', 'LM'],
  removeTeam: ['L', 'L'],
  changeRoles: ['L', 'L'],
  handOver: ['L', 'L'],
  editDetails: ['L', 'L'],
  createLoop: ['LM', 'LM'],
  editLoop: ['LM', 'LM'],
  archiveLoop: ['LM', 'LM'],
  pinVideo: ['LM', 'LM'],
  removeVideo: ['LM', 'LM'],
  moveVideo: ['LM', 'LM'],
  setComments: ['LM', 'LM'],
  viewLog: ['LM', 'LM'],
  moderate: ['LM', 'LM'],
  suspendTeam: ['L', 'L'],
  approveReposts: ['LM', 'LM'],
  post: ['LMm', 'LMm'],
  repostInto: ['LMm', 'LMm'],
  repost: ['LMmru', 'LMm'],
  spark: ['LMmru', 'LMm'],
  comment: ['LMmru', 'LMm'],
  reportContent: ['LMmru', 'LMm'],
  editOwn: ['LMmru', 'LMmru'],
  deleteOwn: ['LMmrub', 'LMmrub'],
  pinComment: ['LMmru', 'LMmru'],
  deleteAny: ['LM', 'LM'],
}

const whoMay = (action: Action, isClosed: boolean) =>
  standings
    .filter((standing) => may(standing, action, { isClosed }))
    .map((standing) => letters[standing])
    .join('')

describe('permissions', () => {
  for (const action of actions) {
    it(`${action}: allowed to the standings that the table names, in open and in closed places [H03]`, () => {
      assert.deepEqual([whoMay(action, false), whoMay(action, true)], expected[action])
    })
  }

  it('allow an action to somebody, and nobody who is signed out to change anything', () => {
    for (const action of actions) {
      assert.ok(whoMay(action, false) || whoMay(action, true), action)
      if (!['viewDetails', 'viewContent', 'viewMembers', 'share'].includes(action)) {
        assert.ok(!whoMay(action, false).includes('v') && !whoMay(action, true).includes('v'), action)
      }
    }
  })

  it('know each viewer that the wire can describe [H03]', async () => {
    const cases: Array<[Parameters<typeof standingOf>[0], Standing]> = [
      [null, 'visitor'],
      [{ role: null, requested: false, banned: false }, 'unjoined'],
      [{ role: null, requested: true, banned: false }, 'requested'],
      [{ role: null, requested: false, banned: true }, 'banned'],
      [{ role: 1, requested: false, banned: false }, 'leader'],
      [{ role: 2, requested: false, banned: false }, 'member'],
      [{ role: 3, requested: false, banned: false }, 'moderator'],
    ]
    assert.deepEqual(new Set(cases.map(([, standing]) => standing)), new Set(standings))
    for (const [relation, standing] of cases) {
      if (relation) await communityViewer.validate(relation, { strict: true })
      assert.equal(standingOf(relation), standing)
    }
    assert.equal(standingOf({ role: 9, requested: false }), 'unjoined')
  })
})
