export { it as picture } from './picture'
export { it as profile } from './profile'
