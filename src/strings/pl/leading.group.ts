export { pl as log } from './log'
export { pl as manage } from './manage'
export { pl as manageLoop } from './manageLoop'
export { pl as moderation } from './moderation'
