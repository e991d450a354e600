export { nl as picture } from './picture'
export { nl as profile } from './profile'
