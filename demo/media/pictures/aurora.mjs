import { shader } from './shader.mjs'

/** Curtains of light above a ridge, and the lake that repeats them. */
export const picture = shader(`
const float SHORE = -0.30;

vec3 curtain(vec2 p, float n) {
  // The curtain's lower edge, folded: where the fold turns back on itself the light gathers.
  float a = p.x * 2.7 + 2.1 * n + 0.7 * sin(TAU * phase + n);
  float fold = 0.11 * sin(a) + 0.05 * sin(2.3 * a - TAU * phase + 1.7 * n) + 0.018 * sin(6.1 * a + 2.0 * TAU * phase);
  float gather = 0.5 + 0.5 * cos(2.3 * a - TAU * phase + 1.7 * n);
  float d = p.y - 0.14 * n - 0.05 + 0.16 * p.x * (1.0 - n) - fold;
  float x = p.x + 0.12 * sin(a) + 0.03 * d;
  float rays = noise(vec2(x * 26.0 + 40.0 * n, 0.6 * d), 1.0);
  rays = mix(rays, noise(vec2(x * 74.0, n + 0.3 * d), 2.0), 0.4);
  // Below, the light thins out; above, it fades with the height.
  float body = smoothstep(-0.10 - 0.06 * rays, 0.05, d);
  body *= body * exp(-max(d, 0.0) * (4.4 - 2.2 * rays));
  float light = body * (0.20 + 1.25 * rays * rays) * (0.26 + 0.9 * gather * gather);
  vec3 tint = mix(rgb(0x5dffb4), rgb(0x2fd8c0), smoothstep(0.0, 0.2, d));
  tint = mix(tint, rgb(0x8a5cff), smoothstep(0.10, 0.42, d + 0.12 * rays));
  tint = mix(tint, rgb(0xff5fa8), 0.55 * smoothstep(0.30, 0.70, d));
  return tint * light;
}

vec3 sky(vec2 p) {
  vec3 c = mix(rgb(0x0d2a3a), rgb(0x050b22), smoothstep(-0.1, 0.5, p.y));
  c = mix(c, rgb(0x02040f), smoothstep(0.4, 1.2, p.y));
  vec2 cell = p * 46.0;
  float star = hash(cell, 3.0);
  if (star > 0.86) {
    vec2 away = fract(cell) - 0.3 - 0.4 * vec2(hash(cell, 4.0), hash(cell, 5.0));
    float glimmer = 0.7 + 0.3 * sin(TAU * (phase * floor(1.0 + 3.0 * hash(cell, 6.0)) + star));
    c += smoothstep(0.86, 1.0, star) * glimmer * exp(-dot(away, away) * 130.0) * rgb(0xdfe9ff) * 0.9;
  }
  vec3 light = vec3(0);
  for (int i = 0; i < 4; i++) light += curtain(p, float(i)) * (1.0 - 0.17 * float(i));
  return c + rgb(0x1f9e78) * 0.20 * exp(-2.2 * abs(p.y - 0.12)) + light * 1.02;
}

float ridge(float x) {
  return 0.085 + 0.15 * exp(-pow((x + 0.30) * 3.4, 2.0)) + 0.10 * exp(-pow((x - 0.42) * 3.0, 2.0))
    + 0.07 * (clouds(vec2(x * 6.0, 2.0), 5) - 0.5) + 0.03 * abs(fract(x * 4.3) - 0.5);
}

vec3 paint(vec2 p) {
  float y = p.y - SHORE, depth = max(0.0, -y);
  vec2 q = p;
  if (y < 0.0) {
    float wave = noise(vec2(p.x * 3.0, 40.0 * sqrt(depth + 0.01)), 2.0) - 0.5;
    q = vec2(p.x + wave * (0.004 + 0.030 * depth), SHORE + depth * 0.92 + wave * 0.04);
  }
  float height = q.y - SHORE;
  float far = height < 0.36 ? ridge(q.x) - height : -1.0;
  float near = height < 0.2 ? ridge(q.x * 1.7 + 2.3) * 0.5 - height : -1.0;
  vec3 c = rgb(0x0c2530) + 0.012 * vec3(1, 3, 3) * smoothstep(0.25, 0.0, far);
  if (far < 0.002) c = mix(sky(q - vec2(0, SHORE + 0.12)), c, smoothstep(-0.001, 0.002, far));
  c = mix(c, rgb(0x05121a), smoothstep(-0.001, 0.002, near));
  // Mist on the far shore.
  c += rgb(0x2c8f80) * 0.22 * exp(-abs(y) * 38.0);
  if (y < 0.0) c = c * mix(0.78, 0.34, smoothstep(0.0, 0.6, depth)) + rgb(0x031019) * 0.6;
  return c;
}
`)
