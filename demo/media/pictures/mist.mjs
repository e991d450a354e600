import { dice } from '../sound.mjs'
import { shader } from './shader.mjs'

const [POINTS, RIDGES] = [1080, 7]

/** Smooth noise along a line. */
const rough = (seed) => {
  const next = dice(seed)
  const values = Array.from({ length: 512 }, next)
  return (x) => {
    const [i, f] = [Math.floor(x), x - Math.floor(x)]
    const s = f * f * (3 - 2 * f)
    return values[i & 511] * (1 - s) + values[(i + 1) & 511] * s
  }
}

/** The height of every ridge at every point, from 0 to 1; nearer ones are gentler, and have trees. */
const heights = () => {
  const bytes = new Uint8Array(POINTS * RIDGES * 4)
  for (let n = 0; n < RIDGES; n++) {
    const [wide, fine] = [rough(100 + n), rough(200 + n)]
    const next = dice(300 + n)
    const trees = Array.from({ length: 120 }, next)
    const heightAt = (x) => {
      const peaks = 1 - Math.abs(2 * wide(x * (2.2 + 0.35 * n) + 3.1) - 1)
      let [sum, strength, rate] = [0, 0.5, 2.4 + 0.5 * n]
      for (let i = 0; i < 6; i++) {
        sum += strength * fine(x * rate + 17 * i)
        strength *= 0.46
        rate *= 2.1
      }
      return 0.5 * peaks * (1 - 0.06 * n) + 0.5 * sum
    }
    // What the mist lies against: the slope without its rocks and trees.
    const even = (x) => {
      let sum = 0
      for (let i = -20; i <= 20; i++) sum += heightAt(x + i * 0.006)
      return sum / 41
    }
    for (let i = 0; i < POINTS; i++) {
      const x = i / POINTS
      const grown =
        n < 4 ? 0 : trees[Math.floor(x * (150 - 17 * n))] * (1 - Math.abs(2 * ((x * (150 - 17 * n)) % 1) - 1))
      const height = Math.min(0.999, heightAt(x) + grown * (0.03 + 0.016 * (n - 4)))
      const lean = Math.max(0, Math.min(1, 0.5 + (heightAt(x + 0.02) - heightAt(x - 0.02)) * 2))
      bytes.set([height * 256, ((height * 256) % 1) * 256, lean * 255, even(x) * 255], (n * POINTS + i) * 4)
    }
  }
  return bytes
}

const source = `
vec3 dawn(vec2 p) {
  vec3 c = mix(rgb(0xffdcb8), rgb(0xf7b9a4), smoothstep(0.15, 0.42, p.y));
  c = mix(c, rgb(0xb9a4c8), smoothstep(0.36, 0.68, p.y));
  c = mix(c, rgb(0x7d92c4), smoothstep(0.62, 0.98, p.y));
  float d = distance(p, vec2(0.14, 0.37));
  c += rgb(0xfff0cf) * 0.30 * exp(-d * 4.0);
  c = mix(c, rgb(0xfff6e2), inside(d - 0.066) * 0.95);
  float veil = clouds(vec2(p.x * 1.2 + 0.06 * sin(TAU * phase), p.y * 5.0) + 4.0, 3, 1.0);
  return mix(c, rgb(0xfff0e6), 0.34 * smoothstep(0.5, 0.8, veil) * smoothstep(0.9, 0.5, p.y));
}

vec3 paint(vec2 p) {
  vec3 seen = vec3(0);
  float uncovered = 1.0;
  // From the nearest ridge to the furthest: what is in front needs nothing behind it.
  for (int i = ${RIDGES - 1}; i >= 0 && uncovered > 0.01; i--) {
    float n = float(i), near = n / 6.0;
    vec4 at = texelFetch(data, ivec2(clamp((p.x + 0.5) * ${POINTS}.0, 0.0, ${POINTS - 1}.0), i), 0);
    float height = (at.r * 255.0 + at.g * 255.0 / 256.0) / 256.0;
    float foot = 0.155 - 0.150 * n - 0.010 * n * n, steep = 0.34 - 0.020 * n, top = foot + steep * (height - 0.38);
    float under = top - p.y, cover = inside(-under);
    if (cover <= 0.0) continue;
    vec3 rock = mix(rgb(0xd3a2ae), rgb(0x7a6f9f), smoothstep(0.0, 0.45, near));
    rock = mix(rock, rgb(0x33457a), smoothstep(0.35, 0.75, near));
    rock = mix(rock, rgb(0x0f1d3f), smoothstep(0.7, 1.0, near));
    // Light on the slopes that face the sun.
    rock += rgb(0xffb08a) * 0.26 * smoothstep(0.5, 0.15, at.b) * exp(-under * 26.0) * (1.0 - near);
    float deep = smoothstep(0.0, 0.20 + 0.03 * n, foot + steep * (at.a - 0.38) - p.y);
    float fog = clouds(vec2(p.x * (1.6 + 0.2 * n) - 0.16 * sin(TAU * phase + n), p.y * 5.2) + 11.0 * n, 4, 1.0);
    vec3 mist = mix(rgb(0xffe3d2), rgb(0xaab8dc), smoothstep(0.05, 0.8, near));
    float veil = deep * (0.30 + 0.95 * smoothstep(0.32, 0.72, fog)) * (0.92 - 0.50 * near);
    seen += uncovered * cover * mix(rock, mist, clamp(veil, 0.0, 1.0));
    uncovered *= 1.0 - cover;
  }
  return uncovered > 0.01 ? seen + uncovered * dawn(p) : seen;
}
`

export const picture = (canvas) => {
  const bytes = heights()
  return shader(source, { data: () => ({ width: POINTS, height: RIDGES, bytes }) })(canvas)
}
