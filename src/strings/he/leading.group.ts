export { he as log } from './log'
export { he as manage } from './manage'
export { he as manageLoop } from './manageLoop'
export { he as moderation } from './moderation'
