/**
 * Every path of the API, written out. Apart from the schemas, so that the first view can name a path without
 * loading yup; and an enum, because the build writes an enum's values where they are used: who names one path does not
 * load them all.
 */
export enum paths {
  // signing in
  providerUrl = '/api/v4/auth/authorisationurl',
  autoLogin = '/api/v4/auth/signinup',
  sendCode = '/api/v4/auth/signinup/code',
  consumeCode = '/api/v4/auth/signinup/code/consume',
  sessionRefresh = '/api/v4/auth/session/refresh',
  sessionList = '/api/v4/auth/session/list',
  sessionEnd = '/api/v4/auth/session/end',
  sessionEndOthers = '/api/v4/auth/session/end_others',
  signOut = '/api/v4/auth/signout',
  updateContact = '/api/v4/update_email_phone',

  // brand and choices
  brand = '/api/v3/brand',
  brandGuidelines = '/api/v3/brand/guidelines',
  acceptGuidelines = '/api/v4/accept_brand_guidelines',
  categoryList = '/api/v3/category/list',
  saveTopics = '/api/v3/users/topics',

  // the viewer's account
  account = '/api/v3/users/me',
  updateProfile = '/api/v3/users/update_user_profile',
  avatars = '/api/v3/users/avatars',
  validateNickname = '/api/v3/users/validate_nickname',
  deleteAccount = '/api/v3/users/delete',
  creatorStatus = '/api/v3/brand/cb_request_status',
  creatorRequest = '/api/v3/users/ks_cb_request',

  // feeds
  feedHome = '/goservices/feed/home',
  feedEmbedHome = '/goservices/feed/embed/home',
  feedVideo = '/goservices/feed/video',
  feedLoop = '/goservices/feed/loop',
  feedCommunity = '/goservices/feed/community',
  placementSections = '/goservices/placement/sections',
  placementFeed = '/goservices/placement/feed',

  // videos and posts
  video = '/api/v3/video',
  videoCount = '/api/v3/video/count',
  videoDraft = '/api/v3/video/draft',
  videoDraftPost = '/api/v3/video/draft/post',
  videoTags = '/api/v3/video/tags',
  editPost = '/api/v3/edit_post',
  restorePost = '/api/v3/video/restore',
  userPosts = '/api/v3/paginated_user_posts',
  videoStatistics = '/api/v3/video_statistics',
  loopsForPost = '/api/v3/loops-for-post',
  locationsSearch = '/api/v3/locations/search',

  // sparks, comments, reposts, reports
  spark = '/api/v3/spark',
  comments = '/api/v3/comments',
  commentCreate = '/api/v3/comment/create',
  videoComments = '/api/v3/conversation/video/comment',
  commentPin = '/api/v3/comments/pin',
  commentChanges = '/api/v3/comments/changes',
  commentStream = '/api/v3/comments/stream',
  mentions = '/api/v3/mentions',
  repostDestinations = '/api/v3/repost_destinations',
  repostCreate = '/api/v3/repost/create',
  repostRequests = '/api/v3/repost/requests',
  report = '/api/v3/report',
  hide = '/api/v3/hide',

  // moderation, and what authors hear of it
  moderationQueue = '/api/v3/moderation/queue',
  moderationDecide = '/api/v3/moderation/decide',
  moderationVerdict = '/api/v3/moderation/verdict',
  moderationLog = '/api/v3/moderation/log',
  moderationNotices = '/api/v3/moderation/notices',
  moderationAnswer = '/api/v3/moderation/answer',

  // communities
  community = '/api/v3/community',
  communityLoops = '/api/v3/community/loops',
  communityMembers = '/api/v3/community/members',
  communityJoinRequest = '/api/v3/community/join_request',
  communityAddUsers = '/api/v3/community/add_users',
  communityLeave = '/api/v3/community/leave',
  communitySubscription = '/api/v3/community/subscription',
  featuredCommunities = '/api/v3/featured_communities',
  exploreCategories = '/api/v3/explore/categories',
  exploreCommunities = '/api/v3/explore/communities',
  exploreLoops = '/api/v3/explore/loops',

  // running a community
  communityJoinRequests = '/api/v3/community/join_requests',
  communityPeople = '/api/v3/community/people',
  communityRole = '/api/v3/community/role',
  communityRemoveMember = '/api/v3/community/remove_member',
  communityBans = '/api/v3/community/bans',
  communityHandOver = '/api/v3/community/hand_over',
  communityInvites = '/api/v3/community/invites',
  communityInvite = '/api/v3/community/invite',
  communityPinVideo = '/api/v3/community/pin_video',
  communityRemoveVideo = '/api/v3/community/remove_video',
  communityMoveVideo = '/api/v3/community/move_video',
  communityComments = '/api/v3/community/comments',
  communityLog = '/api/v3/community/log',

  // loops, which the paths call conversations
  loop = '/api/v3/conversation/details',
  loopMembers = '/api/v3/conversation/members',
  loopParticipation = '/api/v3/conversation/participation_request',
  loopLeave = '/api/v3/conversation/leave',
  loopSubscription = '/api/v3/conversation/subscription',
  loopArchive = '/api/v3/conversation/archive',
  loopRequests = '/api/v3/conversation/participation_requests',
  loopRemoveMember = '/api/v3/conversation/remove_member',
  featuredLoops = '/api/v3/featured_loops',

  // profiles
  profile = '/goservices/profile/info',
  profileCommunities = '/goservices/profile/brand/communities',
  profileLoops = '/goservices/profile/brand/loops',
  profileVideos = '/goservices/profile/brand/videos',
  featuredPeople = '/api/v3/featured_people',

  // what is the viewer's own
  savedVideos = '/api/v3/saved_videos',
  watchHistory = '/api/v3/watch_history',

  // search and notifications
  searchSuggestions = '/api/v3/search/suggestions',
  searchTop = '/api/v3/search/top',
  searchRecent = '/api/v3/global_search/recent',
  notifications = '/api/v3/notifications',
  notificationRead = '/api/v3/notification_read',
  notificationStream = '/api/v3/notifications/stream',
  notificationSettings = '/api/v3/update_notification_settings',
  pushSubscription = '/api/v3/push_subscription',

  // links, uploads and the rest
  dynamicLink = '/goservices/links/dynamic_link',
  appLink = '/goservices/links/app_link',
  resolveHtml = '/goservices/links/resolve-html',
  sendDownloadLink = '/api/v3/send_download_link',
  linkouts = '/api/v3/linkouts',
  redirectMedia = '/api/v3/redirect_media',
  fetchMetaData = '/api/v3/fetch_meta_data',
  fetchImage = '/api/v3/fetch-image',
  createUploadUrl = '/api/v3/users/video/upload/create_upload_url',
  videoUploadPermit = '/api/v3/users/video/upload/permit',
  videoUpload = '/api/v3/users/video/upload/status',
  analytics = '/goservices/data/events',
  contactUs = '/api/v3/contact-us',
  privacySettings = '/api/v3/privacy_settings',
  dataExport = '/api/v3/data_export',
  dataExportFile = '/api/v3/data_export/file',
  ipInfo = '/goservices/data/ip_info',
}
