/** Frames per second of every clip. */
export const FPS = 24

/**
 * A moving picture from one formula per colour channel. X, Y are pixels of `size`, T is seconds; `ld(n)` reads what
 * `st(n, …)` stored (ffmpeg's geq).
 * @param {string} size the raster that is computed, such as 90x160; small ones are quick and scale up smoothly
 * @param {[string, string, string]} rgb
 */
export const paint = (size, [r, g, b]) => `nullsrc=s=${size}:r=${FPS},format=gbrp,geq=r='${r}':g='${g}':b='${b}'`

/**
 * Three channels that swing as cosines of one phase: a palette without steps.
 * @param {string} setup stores the phase in 0
 * @param {[middle: number, swing: number, shift: number][]} palette one row for each of red, green and blue
 * @param {string} light a factor for all three
 */
export const cosines = (setup, palette, light = '1') =>
  palette.map(([middle, swing, shift]) => `${setup};(${middle}+${swing}*cos(ld(0)+${shift}))*${light}`)

/**
 * A small tune: plucked notes that wander a scale over a drone and a fifth, with an echo.
 * @param {{ root: number, step: number, tempo: number }} sound root in Hz, scale steps per note, notes per second
 */
export const tune = ({ root, step, tempo }) => {
  const pluck = (rate, wander, count, decay) =>
    `pow(2\\,round(2.4*mod(floor(t*${rate})*${wander}\\,${count}))/12)*t)*exp(-${decay}*mod(t\\,1/${rate}))`
  const voices = [
    `0.34*sin(2*PI*${root}*${pluck(tempo, step, 9, 4)}`,
    `0.10*sin(2*PI*${root}/2*t)*(0.7+0.3*sin(2*PI*t/4))`,
    `0.07*sin(2*PI*${root}*0.75*t)`,
    `0.05*sin(2*PI*${root}*2*${pluck(tempo * 2, step + 2, 7, 9)}`,
  ]
  return `aevalsrc='${voices.join('+')}':s=48000:c=stereo,aecho=0.8:0.7:90|170:0.25|0.18`
}
