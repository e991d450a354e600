export { pl as picture } from './picture'
export { pl as profile } from './profile'
