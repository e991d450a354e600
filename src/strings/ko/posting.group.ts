export { ko as posts } from './posts'
