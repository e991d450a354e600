export { fr as picture } from './picture'
export { fr as profile } from './profile'
