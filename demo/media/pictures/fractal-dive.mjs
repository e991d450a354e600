import { shader } from './shader.mjs'

/*
 * The point c = -0.1010963638 + 0.9562865108i falls, after four steps, on a point that stays where it is. Around such a
 * point the Mandelbrot set is the same at every depth, up to a turn: one step of its orbit, a factor of MULTIPLIER. The
 * dive follows it for STEPS of these, ends where it began and never runs out of digits, because each pixel only follows
 * its distance from the orbit of the middle.
 */
const middle = [-0.10109636384562218, 0.9562865108091415]
const STEPS = 9
const START = 1e-5

const times = ([a, b], [c, d]) => [a * c - b * d, a * d + b * c]
const plus = ([a, b], [c, d]) => [a + c, b + d]

const orbit = [[0, 0]]
while (orbit.length < 5) orbit.push(plus(times(orbit.at(-1), orbit.at(-1)), middle))
const fixed = orbit[4]
const multiplier = [2 * fixed[0], 2 * fixed[1]]
const size = Math.hypot(...multiplier)
const angle = Math.atan2(multiplier[1], multiplier[0])
// Turns of almost a third each: what is left of whole turns is the slow turn that is seen.
const turned = angle - Math.round((angle * 3) / (2 * Math.PI)) * ((2 * Math.PI) / 3)

export const picture = shader(
  `
const vec2 ORBIT[5] = vec2[5](${orbit.map(([x, y]) => `vec2(${x.toFixed(12)}, ${y.toFixed(12)})`).join(', ')});

vec2 mul(vec2 a, vec2 b) { return vec2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }

vec3 palette(float v) {
  // Nine steps further in the palette stands at its beginning again.
  float k = fract(v / ${STEPS}.0) * 6.0;
  vec3 c = mix(rgb(0x14042e), rgb(0x5c1273), smoothstep(0.0, 1.2, k));
  c = mix(c, rgb(0xd0305f), smoothstep(1.2, 2.4, k));
  c = mix(c, rgb(0xff9a4a), smoothstep(2.3, 3.2, k));
  c = mix(c, rgb(0xfff0c8), smoothstep(3.1, 3.8, k));
  c = mix(c, rgb(0xe8577a), smoothstep(3.9, 4.8, k));
  return mix(c, rgb(0x14042e), smoothstep(4.8, 6.0, k));
}

vec3 paint(vec2 p) {
  float depth = phase * ${STEPS}.0;
  float scale = ${START} * pow(${size.toFixed(9)}, -depth);
  vec2 dc = turn(-(${turned.toFixed(9)}) * depth) * (p - vec2(0, 0.12)) * scale;
  vec2 d = vec2(0), slope = vec2(0);
  int n = 0;
  vec2 z = vec2(0);
  for (; n < 210; n++) {
    vec2 o = ORBIT[min(n, 4)];
    z = o + d;
    if (dot(z, z) > 400.0) break;
    slope = 2.0 * mul(z, slope) + vec2(1, 0);
    d = mul(2.0 * o + d, d) + dc;
  }
  float r = length(z);
  if (n == 210) return rgb(0x0a0318);
  float smoothed = float(n) + 1.0 - log2(log(r) / log(20.0));
  float gap = r * log(r) / max(length(slope), 1e-20) / (scale * pixel());
  vec3 c = palette(smoothed - depth + 2.2);
  float line = clamp(gap * 0.55, 0.0, 1.0);
  c = mix(rgb(0x0a0318), c, pow(line, 0.5));
  vec2 way = normalize(mul(z, vec2(slope.x, -slope.y)));
  c *= 0.86 + 0.22 * dot(way, vec2(-0.5, 0.86));
  return c;
}
`,
)
