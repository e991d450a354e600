import { hiddenPeople, hide, report } from '../../../src/wire/report'
import { route } from '../http/route'
import type { Services } from '../services'

export const reportRoutes = ({ hides, personReports, reports }: Services) => [
  route(report, async ({ viewer, body: { video_id, comment_id, user_id, community_id, reason, note } }) => {
    const details = { reason, note: note ?? '' }
    if (user_id) await personReports.send(viewer, user_id, community_id, details)
    else await reports.send(viewer, { videoId: video_id, commentId: comment_id }, details)
    return null
  }),
  route(hide, async ({ viewer, body: { video_id, user_id, hidden } }) => {
    if (video_id) await hides.video(viewer, video_id, hidden)
    if (user_id) await hides.person(viewer, user_id, hidden)
    return null
  }),
  route(hiddenPeople, ({ viewer, query }) => hides.people(viewer, query)),
]
