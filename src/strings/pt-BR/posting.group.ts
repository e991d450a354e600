export { ptBR as posts } from './posts'
