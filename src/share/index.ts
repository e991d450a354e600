/** Handing a link on. */
export { useShare } from './useShare'
