export { ar as posts } from './posts'
