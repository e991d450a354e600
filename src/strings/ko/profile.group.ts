export { ko as picture } from './picture'
export { ko as profile } from './profile'
