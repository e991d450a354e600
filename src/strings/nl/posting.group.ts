export { nl as posts } from './posts'
