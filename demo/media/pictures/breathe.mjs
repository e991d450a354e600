/** One word, set nine times; a breath goes through the rows and makes each of them wide awake in turn. */
const WORD = 'breathe'
const ROWS = 9
const SKY = ['#f4c6b0', '#e98a6d', '#c65d5b', '#7d4a6d', '#39406e']

/** Share of the height that each row has at a phase: all of them together are always the whole. */
const shares = (phase) => {
  const weights = Array.from({ length: ROWS }, (_, i) => {
    const swell = 0.5 + 0.5 * Math.cos(2 * Math.PI * (phase - i / ROWS))
    return 0.14 + swell ** 2.4
  })
  const total = weights.reduce((a, b) => a + b)
  return weights.map((weight) => weight / total)
}

const mixed = (a, b, k) => {
  const [x, y] = [a, b].map((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)))
  return `rgb(${x.map((value, i) => Math.round(value + (y[i] - value) * k)).join(' ')})`
}

export const picture = (canvas) => {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const { width, height } = canvas
  const sheet = new OffscreenCanvas(2 * width, width)
  const pen = sheet.getContext('2d')
  pen.font = `bold ${width * 0.5}px "Nimbus Sans", Arial, Helvetica, sans-serif`
  pen.textBaseline = 'alphabetic'
  const box = pen.measureText(WORD)
  pen.fillStyle = '#fff6ea'
  pen.fillText(WORD, box.actualBoundingBoxLeft, box.actualBoundingBoxAscent)
  const wide = box.actualBoundingBoxLeft + box.actualBoundingBoxRight
  const tall = box.actualBoundingBoxAscent + box.actualBoundingBoxDescent
  const margin = width * 0.06
  return (phase) => {
    const rows = shares(phase)
    let top = 0
    rows.forEach((share, i) => {
      const high = share * height
      const at = (i / ROWS) * (SKY.length - 1)
      const first = Math.min(SKY.length - 2, Math.floor(at))
      context.fillStyle = mixed(SKY[first], SKY[first + 1], at - first)
      context.fillRect(0, top, width, high + 1)
      const pad = Math.min(high * 0.12, width * 0.03)
      context.imageSmoothingQuality = 'high'
      context.drawImage(sheet, 0, 0, wide, tall, margin, top + pad, width - 2 * margin, high - 2 * pad)
      top += high
    })
    return context.getImageData(0, 0, width, height).data
  }
}
