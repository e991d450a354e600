import { shader } from './shader.mjs'

/** Towers along a canal under a moon; every window keeps its own hours. */
export const picture = shader(
  `
const float QUAY = -0.34;
const vec2 MOON = vec2(-0.15, 0.55);

vec3 sky(vec2 p) {
  vec3 c = mix(rgb(0x2c6f92), rgb(0x12436a), smoothstep(-0.25, 0.30, p.y));
  c = mix(c, rgb(0x061630), smoothstep(0.2, 0.98, p.y));
  // The last of the day: rose above, amber behind the roofs.
  float up = max(p.y - QUAY, 0.0);
  c = mix(c, rgb(0xb9748c), 0.80 * exp(-up * up * 3.6));
  c = mix(c, rgb(0xffb070), 0.95 * exp(-up * up * 9.0));
  vec2 cell = floor(p * 90.0);
  float star = hash(cell, 2.0);
  vec2 q = abs(fract(p * 90.0) - 0.5);
  float blink = 0.75 + 0.25 * sin(TAU * (phase * floor(1.0 + 2.0 * hash(cell, 8.0)) + star * 9.0));
  c += smoothstep(0.985, 1.0, star) * step(max(q.x, q.y), 0.16) * smoothstep(0.1, 0.5, p.y) * blink * 0.8;
  float d = distance(p, MOON);
  c += rgb(0xffe9cc) * (0.13 * exp(-d * 4.5) + 0.22 * exp(-d * 18.0));
  if (d > 0.11) return c;
  // Seas on the upper left, a bright plain below, and a rim that fades.
  vec2 at = (p - MOON) / 0.105;
  float sea = clouds(at * 1.5 + 9.0, 5) - 0.30 * length(at - vec2(-0.25, 0.25));
  vec3 face = mix(rgb(0xfff6e4), rgb(0xcfc3b6), smoothstep(0.20, 0.46, sea));
  face *= 0.97 + 0.06 * clouds(at * 7.0, 2);
  return mix(c, face * (1.0 - 0.16 * pow(min(1.0, d / 0.105), 3.0)), inside(d - 0.105));
}

/** A row of towers: its colour, and how much of p it covers. */
vec4 row(vec2 p, float n, float width, float low, float high, vec3 wall, float glow) {
  float x = (p.x + 3.0) / width, column = floor(x), side = fract(x), up = p.y - QUAY;
  if (up > high + 0.1) return vec4(0);
  float tall = low + (high - low) * pow(hash(vec2(column, n), 1.0), 1.4);
  // A step or a mast on some roofs.
  float ledge = hash(vec2(column, n), 2.0) > 0.5 ? 0.02 + 0.04 * hash(vec2(column, n), 3.0) : 0.0;
  tall -= side > 0.62 ? ledge : 0.0;
  float mast = hash(vec2(column, n), 4.0) > 0.72 ? 0.09 : 0.0;
  float over = up - tall;
  vec2 tip = vec2((side - 0.35) * width, over - mast);
  float cover = max(inside(over), mast > 0.0 ? inside(max(abs(tip.x) - 0.0022, tip.y)) : 0.0);
  vec3 beacon = mast > 0.0 ? rgb(0xff4a5a) * 9.0 * mast * exp(-dot(tip, tip) * 22500.0) * (0.5 + 0.5 * sin(TAU * (phase * 4.0 + hash(column)))) : vec3(0);
  if (cover <= 0.0) return vec4(beacon, clamp(beacon.r, 0.0, 1.0));
  vec2 cell = vec2(0.0208, 0.0292) * (0.72 + 0.12 * n), grid = vec2(side * width, over) / cell;
  vec2 at = floor(grid), f = abs(fract(grid) - 0.5) - vec2(0.32, 0.28), id = at + vec2(column * 31.0, n * 57.0);
  float pane = inside(max(f.x * cell.x, f.y * cell.y)) * step(at.y, -2.0);
  pane *= step(0.012, side * width) * step(side * width, width - 0.012);
  float h = hash(id, 5.0), lit = 0.30 + 0.25 * hash(vec2(column, n), 7.0), since = fract(phase + hash(id, 6.0));
  float on = max(step(h, lit * 0.6), step(h, lit) * smoothstep(0.0, 0.012, since) * smoothstep(0.55, 0.538, since));
  float kind = hash(id, 9.0);
  vec3 lamp = kind < 0.62 ? rgb(0xffc46b) : kind < 0.82 ? rgb(0xffe8c0) : kind < 0.93 ? rgb(0x7fe0d8) : rgb(0xff7f9e);
  vec3 c = mix(wall, rgb(0xd8987a), 0.36 * smoothstep(0.50, 0.0, up) * glow);
  c += rgb(0x205070) * 0.25 * smoothstep(0.5, 1.0, side) * (1.0 - glow);
  c = mix(c, lamp * (0.62 + 0.38 * hash(id, 10.0)), pane * on * mix(0.95, 0.6, glow));
  return vec4(c + lamp * on * 0.05 + beacon, cover);
}

/** From the nearest row to the sky: what is in front needs nothing behind it. */
vec3 scene(vec2 p) {
  vec4 near = row(p + vec2(0.10, 0), 3.0, 0.176, 0.06, 0.40, rgb(0x081626), 0.1);
  if (near.a >= 1.0) return near.rgb;
  vec4 middle = row(p + vec2(0.03, 0), 2.0, 0.125, 0.16, 0.56, rgb(0x12304c), 0.6);
  if (middle.a >= 1.0) return mix(middle.rgb, near.rgb, near.a);
  vec4 far = row(p, 1.0, 0.085, 0.24, 0.70, rgb(0x2a5772), 1.0);
  vec3 c = far.a >= 1.0 ? far.rgb : mix(sky(p), far.rgb, far.a);
  return mix(mix(c, middle.rgb, middle.a), near.rgb, near.a);
}

vec3 paint(vec2 p) {
  float y = p.y - QUAY, depth = max(0.0, -y);
  vec2 q = p;
  if (y < 0.0) {
    float wave = noise(vec2(p.x * 5.0, 60.0 * sqrt(depth + 0.004)), 4.0) - 0.5;
    float fine = noise(vec2(p.x * 16.0, 130.0 * sqrt(depth + 0.004)), 5.0) - 0.5;
    q = vec2(p.x + (wave * 0.05 + fine * 0.02) * (0.15 + depth * 1.6), QUAY + 0.01 + depth * (1.15 + 0.25 * wave));
  }
  vec3 c = scene(q);
  if (y < 0.0) c = c * mix(0.85, 0.40, smoothstep(0.0, 0.5, depth)) + rgb(0x04121f) * 0.45;
  return mix(c, rgb(0x030a14), inside(abs(y - 0.003) - 0.003));
}
`,
)
