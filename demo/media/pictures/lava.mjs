import { shader } from './shader.mjs'

/** Warm wax that rises, touches and parts, lit from below. */
export const picture = shader(`
vec3 blob(float n) {
  float a = TAU * (phase * (mod(n, 3.0) < 0.5 ? 2.0 : 1.0) + n / 8.0 + 0.05 * hash(n + 11.0));
  float b = TAU * (phase + hash(n + 29.0));
  float x = (hash(n + 3.0) - 0.5) * 0.40 + 0.08 * sin(b);
  float y = 0.03 + 0.60 * sin(a) + 0.08 * sin(2.0 * b + n);
  return vec3(x, y, 0.105 + 0.085 * hash(n + 41.0));
}

/** How much wax is here, and its slope. */
vec3 wax(vec2 p) {
  vec3 sum = vec3(0);
  for (int i = 0; i < 8; i++) {
    vec3 b = blob(float(i));
    vec2 d = (p - b.xy) * vec2(1.0, 0.86);
    float k = 1.0 / (b.z * b.z), f = 1.9 * exp(-dot(d, d) * k);
    sum += vec3(-2.0 * d * k * f, f);
  }
  // The pool at the foot of the lamp.
  float foot = exp(-(p.y + 0.80 - 0.06 * cos(p.x * 5.0 + TAU * phase)) * 9.0);
  return sum + vec3(0.0, -9.0 * foot, foot);
}

vec3 paint(vec2 p) {
  vec3 glass = mix(rgb(0x6a1140), rgb(0x1c0626), smoothstep(-0.8, 0.9, p.y));
  glass += rgb(0xff5a3c) * 0.42 * exp(-length((p - vec2(0, -1.0)) * vec2(1.5, 0.9)) * 1.9);
  glass *= 1.0 - 0.62 * smoothstep(0.22, 0.62, abs(p.x));
  vec3 w = wax(p);
  float edge = smoothstep(0.985, 1.0, w.z);
  // As round as a drop: steep at the edge, level in the middle.
  float lift = sqrt(1.0 - exp(-max(0.0, w.z - 1.0) * 1.1));
  vec3 normal = normalize(vec3(-w.xy / max(w.z, 1.0) * 0.085, 0.10 + 0.95 * lift));
  float below = 0.5 - 0.5 * normal.y;
  float heat = clamp(0.50 - 0.55 * p.y + 0.50 * below, 0.0, 1.3);
  vec3 c = mix(rgb(0xb3164c), rgb(0xff5236), smoothstep(0.1, 0.55, heat));
  c = mix(c, rgb(0xff9f38), smoothstep(0.45, 0.95, heat));
  c = mix(c, rgb(0xffe28a), smoothstep(0.85, 1.35, heat));
  c *= 0.66 + 0.42 * normal.z;
  c += rgb(0xff8f6a) * 0.34 * pow(1.0 - normal.z, 2.0);
  c += rgb(0xfff3d6) * 0.55 * pow(max(0.0, dot(normal, normalize(vec3(-0.45, 0.55, 0.70)))), 38.0);
  float halo = smoothstep(0.10, 1.0, w.z);
  vec3 behind = glass + mix(rgb(0xd01f55), rgb(0xff7a3a), clamp(0.6 - 0.6 * p.y, 0.0, 1.0)) * 0.30 * halo * halo;
  return mix(behind, c, edge);
}
`)
