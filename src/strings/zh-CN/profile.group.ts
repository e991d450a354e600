export { zhCN as picture } from './picture'
export { zhCN as profile } from './profile'
