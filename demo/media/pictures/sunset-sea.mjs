import { shader } from './shader.mjs'

/** A low sun over a sea of eleven cosines. */
export const picture = shader(`
const float HORIZON = -0.06;
const vec2 SUN = vec2(0.06, 0.115);

vec3 sky(vec2 p) {
  float h = p.y - HORIZON;
  vec3 c = mix(rgb(0xffc98f), rgb(0xff9a7a), smoothstep(0.0, 0.16, h));
  c = mix(c, rgb(0xd6688c), smoothstep(0.10, 0.38, h));
  c = mix(c, rgb(0x6b4a97), smoothstep(0.32, 0.68, h));
  c = mix(c, rgb(0x2b2a68), smoothstep(0.60, 1.1, h));
  float d = distance(p, SUN);
  c += rgb(0xff9a55) * 0.34 * exp(-d * 3.6);
  return c;
}

vec3 withClouds(vec2 p) {
  vec3 c = sky(p);
  float h = p.y - HORIZON;
  vec2 q = vec2(p.x * 1.3 + 0.05 * sin(TAU * phase), h * (7.5 - 3.0 * h));
  float veil = clouds(q + vec2(1.7, 3.0), 5, 1.0);
  float thick = smoothstep(0.50, 0.78, veil + 0.10 * sin(h * 9.0 + 0.6)) * smoothstep(0.10, 0.3, h) * (1.0 - 0.55 * smoothstep(0.5, 0.95, h));
  vec3 lit = mix(rgb(0xffb08a), rgb(0xb56aa8), smoothstep(0.15, 0.7, h));
  vec3 shade = mix(rgb(0xb9506f), rgb(0x3f3377), smoothstep(0.1, 0.75, h));
  c = mix(c, mix(lit, shade, smoothstep(0.5, 0.85, veil)), thick * 0.75);
  float d = distance(p, SUN);
  vec3 disc = mix(rgb(0xffc27a), rgb(0xfff8e2), smoothstep(-0.13, 0.09, p.y - SUN.y));
  return mix(c, disc, smoothstep(0.1315, 0.1285, d) * (1.0 - 0.5 * thick));
}

vec3 paint(vec2 p) {
  if (p.y > HORIZON) return withClouds(p);
  float depth = HORIZON - p.y;
  float far = 0.10 / (depth + 0.004);
  vec2 at = vec2(p.x * (far * 7.0 + 1.2), far * 10.0 - 3.0 * depth);
  vec2 slope = vec2(0);
  float height = 0.0;
  for (int i = 0; i < 11; i++) {
    float n = float(i);
    float angle = 1.57 + 1.15 * sin(n * 2.4 + 0.4);
    vec2 way = vec2(cos(angle), sin(angle));
    float k = 1.1 * pow(1.5, n);
    // Waves that are finer than a row of pixels would only flicker.
    float fade = smoothstep(2.4, 0.3, k * far * (far + 0.05) * 0.16);
    float turns = floor(1.0 + 0.55 * n);
    float a = k * dot(way, at) + TAU * (hash(n + 3.0) + phase * turns);
    float strength = fade * pow(0.86, n);
    slope += way * strength * cos(a);
    height += strength * sin(a);
  }
  float tilt = mix(0.10, 0.40, smoothstep(0.0, 0.5, depth));
  vec2 seen = vec2(p.x + slope.x * tilt * 0.20, HORIZON + abs(depth * 0.9 + 0.018 + slope.y * tilt * 0.30));
  vec3 c = sky(seen);
  float d = distance(vec2((seen.x - SUN.x) * 0.9, (seen.y - SUN.y) * 0.55), vec2(0));
  c += rgb(0xffc27c) * 0.85 * smoothstep(0.15, 0.04, d);
  // Single waves throw the sun's light far down the path.
  float path = exp(-pow((p.x - SUN.x + 0.02 * slope.x) / (0.05 + 0.16 * depth), 2.0));
  c += rgb(0xffac6a) * path * smoothstep(0.25, 1.5, slope.y) * smoothstep(0.0, 0.06, depth) * smoothstep(0.78, 0.15, depth) * 1.25;
  float sheen = smoothstep(0.75, 0.0, depth);
  vec3 body = mix(rgb(0x1d1a4a), rgb(0x5a2f6a), sheen) + rgb(0x40205a) * 0.10 * height;
  float facing = clamp(0.78 - 0.55 * depth + 0.22 * slope.y, 0.0, 1.0);
  c = mix(body, c, facing * facing);
  c = mix(c, sky(vec2(p.x, HORIZON + 0.01)), exp(-depth * 55.0) * 0.8);
  return c;
}
`)
