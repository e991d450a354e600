import type { StateDrawing } from '../ui/state/stateDrawings'

/** A bell that rests. */
export const bellDrawing: StateDrawing = {
  lines: 'M42 62a7 7 0 0 0 12 0M26 52c6-6 8-12 8-22a14 14 0 0 1 28 0c0 10 2 16 8 22zM48 16v-6',
  spark: 'M74 12c.6 3.8 2.2 5.4 6 6-3.8.6-5.4 2.2-6 6-.6-3.8-2.2-5.4-6-6 3.8-.6 5.4-2.2 6-6z',
}
