import type { Glyph } from '../ui/icon/Icon'
import type { StateDrawing } from '../ui/state/stateDrawings'

/** A circle with a line through it: lucide's outline (https://lucide.dev, ISC). */
export const blockIcon: Glyph = { path: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M5.7 5.7l12.6 12.6' }

/** A person behind a line. */
export const blockedDrawing: StateDrawing = {
  lines:
    'M48 6a30 30 0 1 0 0 60 30 30 0 1 0 0-60M27 15l42 42M48 20a9 9 0 1 0 0 18 9 9 0 1 0 0-18M32 58c1-10 7-15 16-15 2 0 4 .2 6 1',
  spark: '',
}
