export { it as posts } from './posts'
