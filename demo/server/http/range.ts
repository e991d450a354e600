/** Bytes of a file, both ends inclusive. */
export interface Range {
  start: number
  end: number
}

/**
 * The one range that a Range header asks of `size` bytes. Undefined asks for the whole: no header, another unit, bad
 * syntax or several ranges, which a server may answer in full. 'beyond' is to be answered 416.
 */
export const readRange = (header: string | undefined, size: number): Range | 'beyond' | undefined => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [, from = '', to = ''] = match
  if (from === '') {
    if (to === '') return undefined
    const length = Math.min(Number(to), size)
    return length === 0 ? 'beyond' : { start: size - length, end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (start >= size) return 'beyond'
  return end < start ? undefined : { start, end }
}
