export { ar as log } from './log'
export { ar as manage } from './manage'
export { ar as manageLoop } from './manageLoop'
export { ar as moderation } from './moderation'
