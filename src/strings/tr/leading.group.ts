export { tr as log } from './log'
export { tr as manage } from './manage'
export { tr as manageLoop } from './manageLoop'
export { tr as moderation } from './moderation'
