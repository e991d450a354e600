export { ko as log } from './log'
export { ko as manage } from './manage'
export { ko as manageLoop } from './manageLoop'
export { ko as moderation } from './moderation'
