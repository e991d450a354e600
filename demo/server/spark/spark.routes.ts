import { spark } from '../../../src/wire/spark'
import { route } from '../http/route'
import type { Services } from '../services'

export const sparkRoutes = ({ sparks }: Services) => [
  route(spark, ({ viewer, body: { video_id, comment_id, sparked } }) =>
    sparks.set(viewer, { videoId: video_id, commentId: comment_id }, sparked),
  ),
]
