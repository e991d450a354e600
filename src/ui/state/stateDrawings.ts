/** A line drawing in a box of 96 × 72: the lines, and the spark in them. */
export interface StateDrawing {
  lines: string
  spark: string
}

export const drawings = {
  /** A stack of empty frames. */
  empty: {
    lines:
      'M36 8h24a6 6 0 0 1 6 6v44a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6M22 17l-6 1.5a5 5 0 0 0-3.6 6l7 28M74 17l6 1.5a5 5 0 0 1 3.6 6l-7 28M40 55h16',
    spark: 'M48 24c.9 5.7 3.3 8.1 9 9-5.7.9-8.1 3.3-9 9-.9-5.7-3.3-8.1-9-9 5.7-.9 8.1-3.3 9-9z',
  },
  /** An unplugged plug. */
  offline: {
    lines: 'M4 36h18M22 26v20h8a10 10 0 0 0 0-20zM40 31h7M40 41h7M92 36H74M74 24v24h-9a12 12 0 0 1 0-24z',
    spark: 'M52 12c.5 3.2 1.8 4.5 5 5-3.2.5-4.5 1.8-5 5-.5-3.2-1.8-4.5-5-5 3.2-.5 4.5-1.8 5-5z',
  },
  /** A magnifying glass over nothing. */
  lost: {
    lines: 'M42 10a22 22 0 1 0 0 44 22 22 0 1 0 0-44M58 48l18 17M12 64h20M70 14h12M76 22h8',
    spark: 'M42 24c.8 5 3 7.2 8 8-5 .8-7.2 3-8 8-.8-5-3-7.2-8-8 5-.8 7.2-3 8-8z',
  },
} as const satisfies Record<string, StateDrawing>
