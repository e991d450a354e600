import qrcode from 'qrcode-generator'

export interface QrShape {
  /** The encoded text. */
  text: string
  /** Modules along an edge, without the quiet zone around it. */
  size: number
  /** The dark modules as one path in a box of `size` × `size`. */
  path: string
}

/**
 * A QR code with error correction M, which tolerates 15 % damage.
 * @param text ASCII, such as a URL
 */
export const qrOf = (text: string): QrShape => {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  const runs: string[] = []
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const from = column
      while (column < size && code.isDark(row, column)) column += 1
      if (column > from) runs.push(`M${from} ${row}h${column - from}v1H${from}z`)
    }
  return { text, size, path: runs.join('') }
}
