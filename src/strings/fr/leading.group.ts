export { fr as log } from './log'
export { fr as manage } from './manage'
export { fr as manageLoop } from './manageLoop'
export { fr as moderation } from './moderation'
