export { de as posts } from './posts'
