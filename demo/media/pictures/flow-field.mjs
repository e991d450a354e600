import { dice } from '../sound.mjs'

/** Pen strokes that follow a field which cannot be seen: each stroke travels along its line and comes round again. */
const INKS = ['#1d3557', '#1d3557', '#26547c', '#e4572e', '#e4572e', '#f2a541', '#2a8c82', '#d9778f']
const PAPER = '#f6f0e4'
const SEPARATION = 0.0105

/** Which way the pen goes, in radians. */
const heading = (x, y) =>
  0.9 * Math.sin(2.1 * x + 0.6) +
  1.1 * Math.cos(1.7 * y - 1.3 * x + 0.8) +
  0.55 * Math.sin(3.9 * y + 1.1 * Math.sin(2.6 * x)) -
  1.25

/** Lines that keep their distance from one another, each a row of points. */
const trace = (tall) => {
  const next = dice(212)
  const [columns, rows] = [1.3, tall + 0.3].map((length) => Math.ceil(length / SEPARATION))
  const taken = new Int32Array(columns * rows).fill(-1)
  const cell = (x, y) => {
    const [a, b] = [Math.floor((x + 0.15) / SEPARATION), Math.floor((y + 0.15) / SEPARATION)]
    return a < 0 || b < 0 || a >= columns || b >= rows ? -1 : b * columns + a
  }
  const lines = []
  for (let attempt = 0; attempt < 14_000; attempt++) {
    const start = [next() * 1.3 - 0.15, next() * (tall + 0.3) - 0.15]
    const points = []
    for (const way of [-1, 1]) {
      let [x, y] = start
      for (let i = 0; i < 260; i++) {
        const at = cell(x, y)
        if (at < 0 || (taken[at] >= 0 && taken[at] !== lines.length)) break
        points[way < 0 ? 'unshift' : 'push']([x, y])
        const angle = heading(x, y)
        x += way * 0.0042 * Math.cos(angle)
        y += way * 0.0042 * Math.sin(angle)
      }
    }
    if (points.length < 26) continue
    for (const [x, y] of points) taken[cell(x, y)] = lines.length
    lines.push(points)
  }
  return lines
}

export const picture = (canvas) => {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const { width, height } = canvas
  const next = dice(7)
  const strokes = trace(height / width).map((points) => {
    const path = new Path2D()
    for (const [x, y] of points) path.lineTo(x * width, y * width)
    const length = (points.length - 1) * 0.0042 * width
    const [x, y] = points[Math.floor(points.length / 2)]
    // Inks stay together where the field does.
    const place = Math.sin(3.1 * x + 1.2) + Math.cos(2.3 * y + 0.7 * Math.sin(4 * x)) + 0.9 * (next() - 0.5)
    const ink = INKS[Math.abs(Math.floor(place * 2.6 + 20)) % INKS.length]
    const bold = next()
    return { path, length, ink, bold, offset: next(), turns: next() < 0.3 ? 2 : 1 }
  })
  return (phase) => {
    context.fillStyle = PAPER
    context.fillRect(0, 0, width, height)
    context.lineCap = 'round'
    for (const { path, length, ink, bold, offset, turns } of strokes) {
      const thick = (bold < 0.16 ? 0.0088 : bold < 0.6 ? 0.0058 : 0.0036) * width
      context.strokeStyle = ink
      context.lineWidth = thick
      // The faint line is where the pen will go.
      context.globalAlpha = 0.13
      context.setLineDash([])
      context.lineWidth = 0.0014 * width
      context.stroke(path)
      context.globalAlpha = 0.94
      context.lineWidth = thick
      const dash = length * 0.8
      const gap = length * 0.46
      context.setLineDash([dash, gap])
      context.lineDashOffset = -(offset + phase * turns) * (dash + gap)
      context.stroke(path)
    }
    context.globalAlpha = 1
    return context.getImageData(0, 0, width, height).data
  }
}
