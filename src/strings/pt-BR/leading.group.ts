export { ptBR as log } from './log'
export { ptBR as manage } from './manage'
export { ptBR as manageLoop } from './manageLoop'
export { ptBR as moderation } from './moderation'
