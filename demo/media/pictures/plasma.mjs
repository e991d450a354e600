import { shader } from './shader.mjs'

/** Ink let down into clear water: two colours that take away light where they meet. */
export const picture = shader(`
vec2 drift(vec2 p, float shift) {
  return vec2(clouds(p + shift, 2, 1.0), clouds(p + shift + 31.7, 2, 1.0)) - 0.5;
}

float plume(vec2 p, vec2 source, float spread, float seed) {
  vec2 q = p - source;
  // It sinks from above, widens, and curls at its edges.
  vec2 bend = drift(vec2(q.x * 1.5, q.y * 1.1) + vec2(0, 0.25 * sin(TAU * phase)), seed);
  vec2 curl = drift((q + bend * 0.55) * 3.4, seed + 5.0);
  q += bend * 0.62 + curl * 0.30;
  float width = spread * (0.22 + 0.62 * smoothstep(0.5, -0.9, q.y));
  float across = q.x / width;
  float body = exp(-across * across * 1.6) * smoothstep(-0.95, -0.15, q.y);
  if (body < 0.01) return 0.0;
  float wisps = clouds(q * vec2(5.2, 2.4) + curl * 2.2 + seed, 3, 1.0);
  return body * smoothstep(0.24, 0.80, wisps + 0.30 * body);
}

vec3 paint(vec2 p) {
  vec3 water = mix(rgb(0xd9e4e2), rgb(0xf7f1e6), smoothstep(-0.9, 0.7, p.y));
  water += 0.035 * (1.0 - length(p - vec2(-0.2, 0.5)));
  float blue = plume(p, vec2(-0.13, 0.30), 0.62, 2.0);
  float coral = plume(p * vec2(-1.0, 1.0), vec2(-0.17, 0.20), 0.55, 11.0);
  float gold = plume(p, vec2(0.03, 0.52), 0.42, 23.0) * 0.7;
  vec3 taken = blue * vec3(2.3, 1.30, 0.42) + coral * vec3(0.10, 1.25, 1.05) + gold * vec3(0.03, 0.34, 1.15);
  return water * exp(-taken * 1.05);
}
`)
