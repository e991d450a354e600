import { permitVideoUpload, videoUpload } from '../../../src/wire/videoUpload'
import { route } from '../http/route'
import type { Services } from '../services'

export const videoUploadRoutes = ({
  videoUploads,
  uploadPermits,
}: Pick<Services, 'videoUploads' | 'uploadPermits'>) => [
  route(permitVideoUpload, ({ viewer }) => uploadPermits.issue(viewer)),
  route(videoUpload, ({ viewer, query }) => videoUploads.status(viewer.userId, query.upload_path)),
]
