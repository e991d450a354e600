import type { StateDrawing } from './stateDrawings'

/** A closed door, which no feed shows. */
export const closedDrawing: StateDrawing = {
  lines: 'M30 64V14a6 6 0 0 1 6-6h24a6 6 0 0 1 6 6v50M18 64h60M57 38v4',
  spark: 'M45 22c.6 3.8 2.2 5.4 6 6-3.8.6-5.4 2.2-6 6-.6-3.8-2.2-5.4-6-6 3.8-.6 5.4-2.2 6-6z',
}
