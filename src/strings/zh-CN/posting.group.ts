export { zhCN as posts } from './posts'
