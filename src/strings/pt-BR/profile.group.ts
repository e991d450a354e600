export { ptBR as picture } from './picture'
export { ptBR as profile } from './profile'
