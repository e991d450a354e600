export { he as picture } from './picture'
export { he as profile } from './profile'
