export { ja as log } from './log'
export { ja as manage } from './manage'
export { ja as manageLoop } from './manageLoop'
export { ja as moderation } from './moderation'
