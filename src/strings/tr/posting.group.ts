export { tr as posts } from './posts'
