export { hi as picture } from './picture'
export { hi as profile } from './profile'
