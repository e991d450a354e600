export { it as log } from './log'
export { it as manage } from './manage'
export { it as manageLoop } from './manageLoop'
export { it as moderation } from './moderation'
