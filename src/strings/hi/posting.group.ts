export { hi as posts } from './posts'
