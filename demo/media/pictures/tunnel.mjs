import { shader } from './shader.mjs'

/** Doorways of light, one behind the other: each is lit from behind along its edge, and there are no walls. */
export const picture = shader(`
const float DOORS = 13.0;

/** Distance to a three-sided doorway with soft corners, negative inside. */
float opening(vec2 p) {
  float k = 1.7320508;
  p.x = abs(p.x) - 0.62;
  p.y = p.y + 0.62 / k;
  if (p.x + k * p.y > 0.0) p = vec2(p.x - k * p.y, -k * p.x - p.y) / 2.0;
  p.x -= clamp(p.x, -1.24, 0.0);
  return -length(p) * sign(p.y) - 0.30;
}

vec3 tint(float far) {
  vec3 c = mix(rgb(0xff9a3c), rgb(0xff5a4a), smoothstep(0.04, 0.28, far));
  c = mix(c, rgb(0xc03a8e), smoothstep(0.24, 0.50, far));
  c = mix(c, rgb(0x5a3fd0), smoothstep(0.44, 0.70, far));
  return mix(c, rgb(0x3f8cff), smoothstep(0.66, 1.0, far));
}

vec3 paint(vec2 p) {
  p -= vec2(0.0, 0.12);
  float part = fract(phase * 8.0 + 1e-4);
  vec3 seen = vec3(0);
  float uncovered = 1.0;
  for (float i = 0.0; i < DOORS && uncovered > 0.01; i++) {
    // The nearest one has left the picture on all sides before it is taken away.
    float z = i - 1.0 - part, far = z / 11.0;
    float size = 0.98 * exp(-0.34 * z) * 1.02;
    vec2 middle = vec2(0.030 * sin(TAU * phase + 0.5 * z), 0.020 * cos(TAU * phase + 0.4 * z)) * (1.0 - exp(-0.3 * max(z, 0.0))) * 2.0;
    float twist = 0.16 * z + 0.22 * sin(TAU * phase + 0.30 * z);
    float d = opening(turn(twist) * (p - middle) / size) * size;
    float cover = inside(-d);
    if (cover <= 0.0) continue;
    // The wall of a doorway: bright where light comes round its edge, dark further out.
    vec3 lamp = tint(clamp(far, 0.0, 1.0));
    float away = max(d, 0.0) / size;
    float spill = exp(-away * 5.2), rim = exp(-away * 52.0);
    vec3 wall = mix(rgb(0x0d0820), lamp * 0.34, 0.55 + 0.35 * max(far, 0.0)) * (0.55 + 0.45 * max(far, 0.0));
    wall += lamp * spill * (0.50 + 0.32 * max(far, 0.0)) + mix(lamp, vec3(1.0, 0.95, 0.88), 0.6) * rim * 0.55;
    float near = smoothstep(-2.0, 0.9, z);
    seen += uncovered * cover * wall * mix(0.45, 1.0, near);
    uncovered *= 1.0 - cover;
  }
  vec3 deep = mix(rgb(0xd8f2ff), rgb(0x6fb6ff), smoothstep(0.0, 0.10, length(p)));
  return seen + uncovered * deep;
}
`)
