import {
  answerNotice,
  decideCase,
  judgeAnswer,
  moderationLog,
  moderationQueue,
  notices,
} from '../../../src/wire/moderation'
import { route } from '../http/route'
import type { Services } from '../services'

export const moderationRoutes = ({ cases, decisions }: Services) => [
  route(moderationQueue, ({ viewer, query: { community_id, state, ...page } }) =>
    cases.queue(viewer, community_id, state, page),
  ),
  route(decideCase, async ({ viewer, body: { case_id, ...decision } }) => {
    await decisions.decide(viewer, case_id, decision)
    return cases.one(viewer, case_id)
  }),
  route(judgeAnswer, async ({ viewer, body: { case_id, ...verdict } }) => {
    await decisions.judge(viewer, case_id, verdict)
    return cases.one(viewer, case_id)
  }),
  route(moderationLog, ({ viewer, query: { community_id, ...page } }) => cases.log(viewer, community_id, page)),
  route(notices, ({ viewer, query }) => cases.notices(viewer, query)),
  route(answerNotice, ({ viewer, body }) => cases.answer(viewer, body.case_id, body.text)),
]
