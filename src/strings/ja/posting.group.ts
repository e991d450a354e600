export { ja as posts } from './posts'
