export { ar as picture } from './picture'
export { ar as profile } from './profile'
