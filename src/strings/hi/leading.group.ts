export { hi as log } from './log'
export { hi as manage } from './manage'
export { hi as manageLoop } from './manageLoop'
export { hi as moderation } from './moderation'
