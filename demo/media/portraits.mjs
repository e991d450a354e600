/**
 * Draws the demo's portraits into avatars/: an abstract picture for each name in the seed's people files, always the
 * same one, in the manner of what they make. The avatars that move are cut from the clips; they need ffmpeg.
 *
 *   node demo/media/portraits.mjs
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const seeds = ['lumen/people.ts', 'halcyon/people.ts'].map((file) => join(here, '../server/seed', file))

/** Numbers from 0 to 1 that belong to a name. */
const dice = (name) => {
  const bytes = createHash('sha256').update(name).digest()
  let at = 0
  return () => bytes[at++ % bytes.length] / 255
}

const round = (value) => Math.round(value * 10) / 10
const hsl = (hue, saturation, light) => `hsl(${Math.round(hue) % 360} ${saturation}% ${light}%)`

/** A horizon with a sun or moon. */
const horizon = (next, hue) => {
  const [x, y, r] = [24 + next() * 48, 26 + next() * 22, 9 + next() * 9]
  const hills = [0, 1, 2].map((n) => {
    const [top, bend] = [56 + n * 12 - next() * 8, 8 + next() * 14]
    return `<path d="M0 ${round(top)}q24-${round(bend)} 48 0t48 0v48H0z" fill="${hsl(hue + 20 * n, 52, 42 - 11 * n)}"/>`
  })
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${hsl(hue + 150, 90, 82)}"/>${hills.join('')}`
}

/** Rings from two centres. */
const rings = (next, hue) => {
  const centre = () => [18 + next() * 60, 18 + next() * 60].map(round)
  const [a, b] = [centre(), centre()]
  const ring = ([x, y], n, tint) =>
    `<circle cx="${x}" cy="${y}" r="${8 + n * 11}" fill="none" stroke="${tint}" stroke-width="3.500" opacity="${round(1 - n * 0.15)}"/>`
  const tints = [hsl(hue + 40, 85, 82), hsl(hue + 190, 70, 72)]
  return [0, 1, 2, 3, 4].map((n) => ring(a, n, tints[0]) + ring(b, n, tints[1])).join('')
}

/** A mirrored grid of cells. */
const cells = (next, hue) => {
  const size = 12
  const cell = (x, y, tint) =>
    `<rect x="${x * size}" y="${y * size}" width="${size}" height="${size}" rx="3" fill="${tint}"/>`
  const rows = Array.from({ length: 8 }, (_, y) =>
    Array.from({ length: 4 }, (_, x) => {
      if (next() < 0.48) return ''
      const tint = hsl(hue + 30 + next() * 70, 72, 55 + next() * 25)
      return cell(x, y, tint) + cell(7 - x, y, tint)
    }).join(''),
  )
  return rows.join('')
}

/** Petals around the middle. */
const petals = (next, hue) => {
  const count = 6 + Math.floor(next() * 4)
  const [length, width] = [26 + next() * 14, 7 + next() * 7]
  const petal = (n) =>
    `<ellipse cx="48" cy="${round(48 - length / 1.6)}" rx="${round(width)}" ry="${round(length / 1.5)}" fill="${hsl(hue + 35 + (n % 2) * 60, 78, 68)}" opacity=".78" transform="rotate(${round((360 / count) * n)} 48 48)"/>`
  return `${Array.from({ length: count }, (_, n) => petal(n)).join('')}<circle cx="48" cy="48" r="7" fill="${hsl(hue + 170, 90, 84)}"/>`
}

/** Waves, one below the other. */
const waves = (next, hue) => {
  const [step, tilt, gap] = [360 + (next() - 0.5) * 90, (next() - 0.5) * 120, 10 + next() * 9]
  const wave = (n) => {
    const [y, bend] = [round(48 + (n - 4.5) * gap), 5 + next() * 14]
    return `<path d="M-30 ${y}q13-${round(bend)} 26 0t26 0 26 0 26 0 26 0 26 0" fill="none" stroke="${hsl(hue + step * n, 80, 82 - n * 3)}" stroke-width="${round(gap * 0.4)}" stroke-linecap="round"/>`
  }
  return `<g transform="rotate(${round(tilt)} 48 48)">${Array.from({ length: 10 }, (_, n) => wave(n)).join('')}</g>`
}

const manners = [horizon, rings, cells, petals, waves]

const portrait = (name) => {
  const next = dice(name)
  const hue = next() * 360
  const drawn = manners[Math.floor(next() * manners.length * 0.999)](next, hue)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${hsl(hue, 48, 26)}"/>${drawn}</svg>\n`
}

mkdirSync(join(here, 'avatars'), { recursive: true })
for (const file of seeds) {
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/nickname: '([^']+)'/g)) {
    writeFileSync(join(here, 'avatars', `${name}.svg`), portrait(name))
  }
}

for (const name of ['lava', 'plasma', 'ripples']) {
  const cut = 'crop=iw:iw,scale=72:72,fps=6,split[a][b];[a]palettegen=max_colors=32[p];[b][p]paletteuse=dither=none'
  const input = ['-t', '2', '-i', join(here, 'clips', name, 'fast.mp4')]
  execFileSync('ffmpeg', ['-y', '-v', 'error', ...input, '-vf', cut, join(here, 'avatars', `${name}.gif`)])
}
