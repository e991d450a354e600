export { de as log } from './log'
export { de as manage } from './manage'
export { de as manageLoop } from './manageLoop'
export { de as moderation } from './moderation'
