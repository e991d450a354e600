import { type Action, may } from '../wire/permissions'
import type { Loop } from './loop'

const standings = { joined: 'member', requested: 'requested', unjoined: 'unjoined' } as const

/** Whether the viewer may do something in a loop; a visitor counts as somebody who has not joined. */
export const viewerMayInLoop = (loop: Pick<Loop, 'isClosed' | 'participation' | 'team'>, action: Action) =>
  may(loop.team ?? standings[loop.participation], action, loop)
