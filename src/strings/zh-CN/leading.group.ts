export { zhCN as log } from './log'
export { zhCN as manage } from './manage'
export { zhCN as manageLoop } from './manageLoop'
export { zhCN as moderation } from './moderation'
