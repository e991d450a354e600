import { shader } from './shader.mjs'

const [WIDTH, HEIGHT] = [54, 96]
/** Everything below stands as it stood after this many generations. */
const PERIOD = 30
const GENERATIONS = 60

const shapes = {
  gun: `
........................O
......................O.O
............OO......OO............OO
...........O...O....OO............OO
OO........O.....O...OO
OO........O...O.OO....O.O
..........O.....O.......O
...........O...O
............OO`,
  eater: 'OO/O.O/..O/..OO',
  pulsar:
    '..OOO...OOO/../O....O.O....O/O....O.O....O/O....O.O....O/..OOO...OOO/../..OOO...OOO/O....O.O....O/O....O.O....O/O....O.O....O/../..OOO...OOO',
  fifteen: '..O....O/OO.OOOO.OO/..O....O',
  blinker: 'OOO',
  toad: '.OOO/OOO',
  beacon: 'OO/O/...O/..OO',
  block: 'OO/OO',
}
/** Shape, its corner, and whether it lies on its side; each stands a second time, half a turn further. */
const garden = [
  ['gun', 4, 7],
  ['eater', 48, 37],
  ['pulsar', 12, 44],
  ['pulsar', 35, 59],
  ['fifteen', 6, 78, true],
  ['toad', 24, 32, true],
  ['toad', 3, 47],
  ['toad', 3, 66, true],
  ['toad', 45, 90],
  ['toad', 20, 61, true],
  ['beacon', 24, 25],
  ['blinker', 32, 91],
  ['blinker', 35, 3],
  ['blinker', 6, 42],
  ['blinker', 13, 4],
  ['blinker', 41, 76],
  ['blinker', 31, 74],
  ['blinker', 14, 76, true],
  ['block', 4, 19],
]

const cellsOf = (shape) =>
  shapes[shape]
    .trim()
    .split(/[\n/]/)
    .flatMap((row, y) => [...row].flatMap((cell, x) => (cell === 'O' ? [[x, y]] : [])))

const plant = () => {
  const cells = new Uint8Array(WIDTH * HEIGHT)
  for (const [shape, left, top, onSide] of garden) {
    for (const [x, y] of cellsOf(shape)) {
      const at = (top + (onSide ? x : y)) * WIDTH + left + (onSide ? y : x)
      cells[at] = 1
      cells[cells.length - 1 - at] = 1
    }
  }
  return cells
}

/** Conway's rule; beyond the edge nothing lives. */
const next = (cells) =>
  cells.map((alive, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    let neighbours = -alive
    for (let b = Math.max(0, y - 1); b <= Math.min(HEIGHT - 1, y + 1); b++) {
      for (let a = Math.max(0, x - 1); a <= Math.min(WIDTH - 1, x + 1); a++) neighbours += cells[b * WIDTH + a]
    }
    return neighbours === 3 || (neighbours === 2 && alive) ? 1 : 0
  })

/** For each generation of the period: who lives (red), lived before (green), and how lately somebody did (blue). */
const history = () => {
  let cells = plant()
  const trace = new Float32Array(cells.length)
  const frames = []
  for (let generation = 0; generation < 12 * PERIOD; generation++) {
    const before = cells
    cells = next(cells)
    for (let at = 0; at < cells.length; at++) trace[at] = cells[at] ? 1 : trace[at] * 0.93
    if (generation < 11 * PERIOD) continue
    const bytes = new Uint8Array(cells.length * 4)
    for (const [at, alive] of cells.entries()) {
      bytes.set([alive * 255, before[at] * 255, trace[at] * 255, 255], at * 4)
    }
    frames.push(bytes)
  }
  return frames
}

const source = `
vec4 cell(ivec2 at) {
  if (at.x < 0 || at.y < 0 || at.x >= ${WIDTH} || at.y >= ${HEIGHT}) return vec4(0);
  return texelFetch(data, ivec2(at.x, ${HEIGHT - 1} - at.y), 0);
}

vec3 paint(vec2 p) {
  vec2 q = (p + vec2(0.5, 0.5 * size.y / size.x)) * ${WIDTH}.0;
  ivec2 at = ivec2(floor(q));
  float part = smoothstep(0.0, 0.7, fract(phase * ${GENERATIONS}.0 + 1e-4));
  // Night with a warm corner below and a cool one above.
  vec3 c = mix(rgb(0x09071c), rgb(0x2a0f4a), exp(-dot(p + vec2(0.45, 0.55), p + vec2(0.45, 0.55)) * 1.5));
  c = mix(c, rgb(0x07304a), 0.9 * exp(-dot(p - vec2(0.42, 0.62), p - vec2(0.42, 0.62)) * 1.7));
  float glow = 0.0, trace = 0.0;
  for (int y = -2; y <= 2; y++) {
    for (int x = -2; x <= 2; x++) {
      vec4 near = cell(at + ivec2(x, y));
      vec2 d = q - vec2(at + ivec2(x, y)) - 0.5;
      float k = max(0.0, 1.0 - dot(d, d) / 6.2);
      glow += mix(near.g, near.r, part) * k * k;
      trace += near.b * near.b * k * k * k * k;
    }
  }
  vec4 here = cell(at);
  float lives = mix(here.g, here.r, part);
  vec2 d = abs(fract(q) - 0.5);
  // A cell is a soft square: it grows when it is born and shrinks when it dies.
  float half1 = 0.41 * sqrt(lives), corner = 0.16 * lives;
  vec2 out1 = max(d - half1 + corner, 0.0);
  float box = length(out1) - corner;
  c += rgb(0xa03dff) * trace * 0.15;
  c += rgb(0x3dffc0) * glow * 0.085 + rgb(0x1e6cff) * glow * 0.05;
  vec3 mint = mix(rgb(0x54f2b4), rgb(0xe6fff2), smoothstep(0.30, 0.0, length(d)) * 0.75);
  c = mix(c, mint, step(0.01, lives) * smoothstep(0.03, -0.03, box));
  float ghost = smoothstep(0.06, 0.0, max(d.x, d.y) - 0.36) * here.b * (1.0 - lives);
  c += rgb(0xa85dff) * 0.34 * ghost;
  return c * (1.0 - 0.25 * smoothstep(0.6, 1.05, length(p)));
}
`

export const picture = (canvas) => {
  const frames = history()
  const data = (phase) => ({
    width: WIDTH,
    height: HEIGHT,
    bytes: frames[Math.floor(phase * GENERATIONS + 1e-4) % PERIOD],
  })
  return shader(source, { data })(canvas)
}
