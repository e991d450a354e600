import { shader } from './shader.mjs'

/** A paper flower that never stops opening: sheet after sheet comes up from the middle. */
export const picture = shader(`
const float SHEETS = 10.0;

/** Distance to the edge of a sheet of radius 1, negative inside. */
float sheet(vec2 p, float n) {
  float kind = mod(n, 3.0);
  float a = atan(p.y, p.x) + (mod(n, 2.0) < 0.5 ? 0.0 : TAU / 12.0);
  a = abs(mod(a + TAU / 12.0, TAU / 6.0) - TAU / 12.0);
  float r = length(p);
  float petal = cos(a * 3.0);
  float edge = kind < 0.5 ? 0.60 + 0.40 * sqrt(petal)
    : kind < 1.5 ? 0.66 + 0.34 * petal * sqrt(petal) + 0.10 * cos(a * 12.0) * (1.0 - petal)
    : 0.62 + 0.26 * petal + 0.12 * cos(a * 9.0) * cos(a * 9.0);
  float d = (r - edge) * 0.82;
  // A cut in every petal, as scissors leave it.
  vec2 q = r * vec2(cos(a), sin(a)) - vec2(0.66 * edge + 0.05, 0.0);
  float cut = kind < 0.5 ? length(q * vec2(0.62, 1.5)) - 0.085 : kind < 1.5 ? length(q) - 0.055 : length(q * vec2(0.5, 2.0)) - 0.07;
  return max(d, -cut);
}

vec3 paper(float n) {
  float kind = mod(n, 6.0);
  return kind < 0.5 ? rgb(0xf5efe2) : kind < 1.5 ? rgb(0x2f5fb3) : kind < 2.5 ? rgb(0xd8e3ee)
    : kind < 3.5 ? rgb(0xc65a33) : kind < 4.5 ? rgb(0xf2d9b8) : rgb(0x173a78);
}

vec3 paint(vec2 p) {
  p.y -= 0.10;
  p = turn(TAU / 6.0 * phase) * p;
  vec2 light = turn(TAU / 6.0 * phase) * vec2(-0.55, 0.83);
  float moved = floor(phase * 6.0 + 1e-4), part = fract(phase * 6.0 + 1e-4);
  float r = length(p), shade = 1.0, uncovered = 1.0;
  vec3 seen = vec3(0);
  // From the smallest sheet, which lies on top, to the first that leaves nothing to be seen.
  for (float i = 0.0; i < SHEETS && uncovered > 0.01; i++) {
    float n = 600.0 - moved + i;
    float size = 0.040 * exp(0.445 * (i + part));
    float lift = 0.020 + 0.055 * size;
    bool table = i > SHEETS - 1.5;
    if (r > 1.14 * size + lift && !table) continue;
    float young = i < 0.5 ? smoothstep(0.0, 0.3, part) : 1.0;
    mat2 sway = turn(0.10 * sin(TAU * phase + n * TAU / 3.0));
    vec2 q = sway * p / size;
    float d = sheet(q, n) * size;
    float cover = table ? 1.0 : inside(d) * young;
    if (cover > 0.0) {
      vec3 colour = paper(n);
      float fold = 0.5 + 0.5 * cos(6.0 * atan(q.y, q.x) + (mod(n, 2.0) < 0.5 ? 0.0 : 3.14159));
      colour *= 0.92 + 0.08 * fold + 0.06 * dot(p / max(r, 1e-4), light);
      colour *= 0.965 + 0.05 * noise(q * 30.0 + mod(n, 6.0));
      if (!table) colour += 0.05 * smoothstep(-0.006, 0.0, d);
      seen += uncovered * cover * shade * colour;
      uncovered *= 1.0 - cover;
    }
    if (!table) {
      float shadow = sheet(sway * (p + light * lift * 0.75) / size, n) * size;
      shade *= 1.0 - 0.52 * smoothstep(lift * 0.9, -lift * 0.5, shadow) * young;
    }
  }
  return seen * (1.0 - 0.30 * smoothstep(0.55, 1.15, r));
}
`)
