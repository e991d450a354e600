import { useLayoutEffect } from 'react'
import type { Stage } from '../player/types'

/**
 * Marks a stage with `data-` attributes for its styles. Rules with `:has()` would do without, but then a browser restyles the
 * whole feed whenever anything in it changes: on a slow phone a frame of each swipe.
 */
export const useStageMarks = ({ element }: Stage, marks: Readonly<Record<string, boolean>>): void =>
  useLayoutEffect(() => {
    for (const [name, on] of Object.entries(marks)) element.toggleAttribute(`data-${name}`, on)
  })
