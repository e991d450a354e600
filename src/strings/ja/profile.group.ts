export { ja as picture } from './picture'
export { ja as profile } from './profile'
