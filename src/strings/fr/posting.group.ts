export { fr as posts } from './posts'
