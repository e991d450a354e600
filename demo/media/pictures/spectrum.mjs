import { scenes } from '../scenes.mjs'
import { RATE, soundOf } from '../sound.mjs'
import { shader } from './shader.mjs'

const BANDS = 56
const MOMENTS = 270
const LOWEST = 58
const HIGHEST = 2400

/** How loud each band is at each moment of the clip's own sound, from 0 to 255. */
const listen = () => {
  const scene = scenes.find(({ slug }) => slug === 'spectrum')
  const [left, right] = soundOf(scene.sound, scene.seconds)
  const bytes = new Uint8Array(BANDS * MOMENTS * 4)
  for (let band = 0; band < BANDS; band++) {
    const hz = LOWEST * (HIGHEST / LOWEST) ** (band / (BANDS - 1))
    // High tones change quickly, low ones need more time to be told apart.
    const length = Math.round(RATE * Math.min(0.16, Math.max(0.035, 14 / hz)))
    for (let moment = 0; moment < MOMENTS; moment++) {
      const start = Math.round((moment * left.length) / MOMENTS - length / 2 + left.length)
      let [re, im] = [0, 0]
      for (let i = 0; i < length; i += 2) {
        const at = (start + i) % left.length
        const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / length)
        const angle = (2 * Math.PI * hz * i) / RATE
        re += (left[at] + right[at]) * window * Math.cos(angle)
        im += (left[at] + right[at]) * window * Math.sin(angle)
      }
      const loud = (Math.hypot(re, im) / length) * 4 * (hz / 200) ** 0.35
      const level = Math.min(1, Math.max(0, 1 + Math.log10(loud * 3 + 1e-6) / 1.9))
      bytes[(moment * BANDS + band) * 4] = level * 255
    }
  }
  return bytes
}

const source = `
float level(float band, float moment) {
  float at = mod(moment, ${MOMENTS}.0);
  int a = int(floor(at)), b = (a + 1) % ${MOMENTS};
  int n = int(clamp(band, 0.0, ${BANDS - 1}.0));
  return mix(texelFetch(data, ivec2(n, a), 0).r, texelFetch(data, ivec2(n, b), 0).r, fract(at));
}

vec3 tint(float at) {
  vec3 c = mix(rgb(0xff9a52), rgb(0xff5f7e), smoothstep(0.0, 0.4, at));
  c = mix(c, rgb(0xb455f0), smoothstep(0.35, 0.7, at));
  return mix(c, rgb(0x5a8dff), smoothstep(0.65, 1.0, at));
}

/** The level of a band with a little of its neighbours', so that a note is a hill and not a needle. */
float hill(float band, float moment) {
  float here = level(band, moment);
  return max(here, 0.62 * max(level(band - 1.0, moment), level(band + 1.0, moment)));
}

vec3 paint(vec2 p) {
  float wide = size.x / size.y, ground = -0.04;
  float now = phase * ${MOMENTS}.0;
  float away = abs(p.y - ground);
  vec3 c = mix(rgb(0x2a1450), rgb(0x0a0a22), smoothstep(0.0, 0.55, away));
  float x = (p.x / (wide * 0.92) + 0.5) * ${BANDS}.0;
  float band = floor(x), across = fract(x) - 0.5, cell = wide * 0.92 / ${BANDS}.0;
  float on = step(0.0, x) * step(x, ${BANDS}.0);
  vec3 lamp = tint(band / ${BANDS}.0);
  float loud = hill(band, now);
  c += mix(tint(0.15), tint(0.8), clamp(p.x / wide + 0.5, 0.0, 1.0)) * 0.10 * exp(-away * 7.0);
  if (p.y > ground) {
    float tall = 0.010 + 0.46 * pow(loud, 1.1), up = p.y - ground;
    float round1 = cell * 0.36;
    float bar = length(vec2(across * cell, max(0.0, up - tall + round1))) - round1;
    c += lamp * 0.20 * exp(-max(0.0, up - tall) * 8.0) * loud * on;
    vec3 body = mix(lamp * 0.50, mix(lamp, rgb(0xfff2e0), 0.40), smoothstep(0.0, tall, up));
    c = mix(c, body, inside(bar) * on);
  } else {
    // Rain: what was heard falls, drop after drop, faster and fainter the deeper it is.
    float depth = ground - p.y;
    float age = 190.0 * depth + 120.0 * depth * depth;
    float then = now - age;
    float slot = floor(then / 5.0) * 5.0, within = (fract(then / 5.0) - 0.5) * 5.0 / (190.0 + 240.0 * depth);
    float heard = hill(band, slot + ${MOMENTS}.0);
    float r = cell * (0.08 + 0.26 * heard);
    float drop = inside(length(vec2(across * cell, max(0.0, abs(within) - 0.0035))) - r) * smoothstep(0.10, 0.35, heard);
    c += lamp * drop * exp(-depth * 2.3) * (0.30 + 0.95 * heard) * on;
    c += lamp * 0.45 * exp(-depth * 18.0) * loud * on * smoothstep(0.5, 0.1, abs(across));
  }
  return c + rgb(0xffd9c0) * 0.22 * exp(-pow((p.y - ground) * 300.0, 2.0));
}
`

export const picture = (canvas) => {
  const bytes = listen()
  return shader(source, { data: () => ({ width: BANDS, height: MOMENTS, bytes }) })(canvas)
}
