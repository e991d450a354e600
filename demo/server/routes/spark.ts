import { spark } from '../../../src/wire/spark'
import type { Services } from '../domain/services'
import { route } from '../http/route'

export const sparkRoutes = ({ sparks }: Services) => [
  route(spark, ({ viewer, body: { video_id, comment_id, sparked } }) =>
    sparks.set(viewer, { videoId: video_id, commentId: comment_id }, sparked),
  ),
]
