export { de as picture } from './picture'
export { de as profile } from './profile'
