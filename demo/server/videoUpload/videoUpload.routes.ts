import { videoUpload } from '../../../src/wire/videoUpload'
import { route } from '../http/route'
import type { Services } from '../services'

export const videoUploadRoutes = ({ videoUploads }: Pick<Services, 'videoUploads'>) => [
  route(videoUpload, ({ viewer, query }) => videoUploads.status(viewer.userId, query.upload_path)),
]
