/** Every call of the API, for the server, the OpenAPI document and the contract tests. The client never loads this. */
import * as analytics from './analytics'
import * as auth from './auth'
import * as avatar from './avatar'
import * as brand from './brand'
import * as category from './category'
import * as comment from './comment'
import * as community from './community'
import * as communityEdit from './communityEdit'
import * as communityLog from './communityLog'
import * as communityTeam from './communityTeam'
import * as communityVideos from './communityVideos'
import * as contact from './contact'
import * as creator from './creator'
import * as dataExport from './dataExport'
import type { Call } from './envelope'
import * as explore from './explore'
import * as feed from './feed'
import * as guidelines from './guidelines'
import * as invite from './invite'
import * as ip from './ip'
import * as link from './link'
import * as loop from './loop'
import * as loopEdit from './loopEdit'
import * as loopTeam from './loopTeam'
import * as moderation from './moderation'
import * as notification from './notification'
import * as people from './people'
import * as placement from './placement'
import * as post from './post'
import * as privacy from './privacy'
import * as profile from './profile'
import * as report from './report'
import * as repost from './repost'
import * as saved from './saved'
import * as search from './search'
import * as session from './session'
import * as spark from './spark'
import * as upload from './upload'
import * as user from './user'
import * as video from './video'
import * as videoUpload from './videoUpload'

/** By tag of the OpenAPI document; whatever a file exports that is a call. */
const resources = {
  auth,
  session,
  brand,
  guidelines,
  category,
  user,
  avatar,
  creator,
  feed,
  placement,
  video,
  spark,
  comment,
  repost,
  report,
  moderation,
  community,
  communityEdit,
  communityLog,
  communityTeam,
  communityVideos,
  invite,
  explore,
  loop,
  loopEdit,
  loopTeam,
  people,
  privacy,
  dataExport,
  profile,
  post,
  upload,
  saved,
  videoUpload,
  search,
  notification,
  link,
  analytics,
  contact,
  ip,
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value

/** Each call with the resource (file) that it belongs to. */
export const callsByResource: ReadonlyArray<readonly [resource: string, calls: readonly Call[]]> = Object.entries(
  resources,
).map(([name, exported]) => [name, Object.values(exported).filter(isCall)] as const)

export const calls: readonly Call[] = callsByResource.flatMap(([, all]) => all)
