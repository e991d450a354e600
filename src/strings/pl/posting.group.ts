export { pl as posts } from './posts'
