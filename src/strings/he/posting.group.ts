export { he as posts } from './posts'
