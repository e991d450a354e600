/**
 * Every path of the API, written out. Apart from the schemas, so that the first view can name a path without
 * loading yup.
 */
export const paths = {
  brand: '/api/v3/brand',
  brandGuidelines: '/api/v3/brand/guidelines',
  acceptGuidelines: '/api/v4/accept_brand_guidelines',
  categoryList: '/api/v3/category/list',
  feedHome: '/goservices/feed/home',
  feedEmbedHome: '/goservices/feed/embed/home',
  feedVideo: '/goservices/feed/video',
  feedLoop: '/goservices/feed/loop',
  feedCommunity: '/goservices/feed/community',
  placementSections: '/goservices/placement/sections',
  placementFeed: '/goservices/placement/feed',
  profileVideos: '/goservices/profile/brand/videos',
  video: '/api/v3/video',
  community: '/api/v3/community',
  sessionRefresh: '/api/v4/auth/session/refresh',
} as const
