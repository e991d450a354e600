/** Paths of the API that take and follow videos. */
export const uploadPaths = {
  videos: '/uploads/videos',
  status: '/api/v3/users/video/upload/status',
  permit: '/api/v3/users/video/upload/permit',
} as const
