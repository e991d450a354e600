import type { Loop } from './loop'
import { entityStore } from './store'

/** Every loop of a site. */
export const loopStore = entityStore<Loop>('loop', (_get, _scope, loop) => loop)
