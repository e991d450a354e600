import { httpFor } from '../kit/http'
import type { Settings } from '../kit/settings'
import type { WireDecision, WireVerdict } from '../wire/moderation'
import { paths } from '../wire/paths'
import type { Case, Notice, RepostRequest } from './moderation'

/** Decides a case. @throws ApiError, with code 409 when somebody else has, 403 when it is not the viewer's to decide */
export const decideCase = (settings: Settings, { id }: Pick<Case, 'id'>, decision: WireDecision) =>
  httpFor(settings).send('POST', paths.moderationDecide, { body: { case_id: id, ...decision } })

/** Judges the author's answer. @throws ApiError as {@link decideCase} does */
export const judgeAnswer = (settings: Settings, { id }: Pick<Case, 'id'>, verdict: WireVerdict) =>
  httpFor(settings).send('POST', paths.moderationVerdict, { body: { case_id: id, ...verdict } })

/** Accepts a repost that waits, or refuses it. @throws ApiError, with code 404 when somebody else has decided */
export const decideRepost = (
  settings: Settings,
  { videoId, user, kind, placeId }: Pick<RepostRequest, 'videoId' | 'user' | 'kind' | 'placeId'>,
  accepted: boolean,
) =>
  httpFor(settings).send('PATCH', paths.repostRequests, {
    body: { video_id: videoId, user_id: user.id, kind, id: placeId, accepted },
  })

/** Answers a decision, once. @throws ApiError */
export const answerNotice = (settings: Settings, { id }: Pick<Notice, 'id'>, text: string) =>
  httpFor(settings).send('POST', paths.moderationAnswer, { body: { case_id: id, text } })
