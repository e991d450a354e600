export { nl as log } from './log'
export { nl as manage } from './manage'
export { nl as manageLoop } from './manageLoop'
export { nl as moderation } from './moderation'
