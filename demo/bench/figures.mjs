/** The figures of a whole run that the demo's overview shows (demo/pages/figures.json). */
import { readFile } from 'node:fs/promises'
import { availableParallelism, platform } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** The measures that the figures come from. */
export const published = ['first', 'fold', 'fast']

const rowOf = ({ rows, keys }, key) => rows[keys.indexOf(key)]

/**
 * @param results of the measures that are published
 * @param {{ scriptBytes: number, swipes: number, machine: string, date: Date }} run `scriptBytes` of the script tag's file
 */
export const figuresOf = ({ first, fold, fast }, { scriptBytes, swipes, machine, date }) => ({
  date: date.toISOString().slice(0, 10),
  machine,
  first: rowOf(first, 'feed')['× limit'],
  script: Number((scriptBytes / 1000).toFixed(1)),
  fold: Number(rowOf(fold, 'feed').kB.toFixed(1)),
  code: rowOf(first, 'feed')['code kB'],
  swipes,
  lost: rowOf(fast, 'feed')['lost swipes'],
})

/** The run itself: when, on what, and how large the script tag's file is in `dist`, compressed. */
export const describeRun = async (root, swipes) => ({
  scriptBytes: brotliCompressSync(await readFile(join(root, 'dist/geuin.js'))).length,
  machine: `Chromium on ${platform() === 'linux' ? 'Linux' : platform()}, ${availableParallelism()} cores`,
  date: new Date(),
  swipes,
})
