export { tr as picture } from './picture'
export { tr as profile } from './profile'
