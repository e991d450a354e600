import { createStore } from 'jotai/vanilla'
import { shared } from './shared'

/** The page's one jotai store. */
export const pageStore = () => shared('store', createStore)
