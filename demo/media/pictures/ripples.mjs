import { shader } from './shader.mjs'

/** Rings of two drops cross on a shallow pool in the evening sun; coral where two crests meet. */
export const picture = shader(`
/** Slope and height of the rings around one drop. */
vec3 rings(vec2 at, vec2 drop, float k, float turns) {
  vec2 away = at - drop;
  float r = length(away) + 1e-4;
  float a = k * r - TAU * turns * phase;
  float strength = smoothstep(0.0, 0.08, r) * exp(-1.9 * r);
  return vec3(away / r * cos(a) * strength, sin(a) * strength);
}

/** The light that a restless surface gathers on the floor: a net of bright lines. */
float net(vec2 p) {
  vec2 q = p;
  float sum = 1.0;
  for (int i = 0; i < 5; i++) {
    float n = float(i), t = TAU * phase * (mod(n, 2.0) < 0.5 ? 1.0 : -1.0) + 2.3 * n;
    q = p + vec2(cos(t - q.x) + sin(t + q.y), sin(t - q.y) + cos(t + q.x));
    sum += 1.0 / length(vec2(p.x * 0.005 / sin(q.x + t), p.y * 0.005 / cos(q.y + t)));
  }
  return pow(abs(1.17 - pow(sum / 5.0, 1.4)), 8.0);
}

vec3 paint(vec2 p) {
  // Seen at a slant: the far end is higher up and closer together.
  float tilt = 1.36 - 0.50 * p.y;
  vec2 at = vec2(p.x, (p.y - 0.12) * 1.3) * 1.5 / tilt;
  vec3 a = rings(at, vec2(-0.19, 0.13), 44.0, 8.0), b = rings(at, vec2(0.21, -0.16), 44.0, 8.0);
  vec2 idle = vec2(clouds(at * 3.0, 2, 1.0), clouds(at * 3.0 + 9.0, 2, 1.0)) - 0.5;
  vec2 slope = a.xy + b.xy + idle * 0.35;
  float far = smoothstep(-0.9, 0.9, p.y);

  vec3 c = mix(rgb(0x06405c), rgb(0x1597a0), smoothstep(-0.85, 0.25, p.y));
  c = mix(c, rgb(0x7fdcc8), smoothstep(0.1, 1.0, p.y));
  // The floor of the pool, bent by the surface above it.
  vec2 floorAt = at * 6.2 + slope * 0.85 + vec2(1.0, 40.0);
  c += mix(rgb(0x2f9fae), rgb(0xc9ffe9), far) * clamp(net(mod(floorAt, TAU) - 250.0), 0.0, 1.4) * (0.16 + 0.30 * far);

  // Evening light lies on the slopes that face it, the deep shows on the others.
  float facing = dot(slope, normalize(vec2(-0.40, 0.92)));
  c = mix(c, rgb(0x04354f), smoothstep(0.0, 1.1, -facing) * 0.60);
  c = mix(c, rgb(0xc9f3e2), smoothstep(0.0, 1.2, facing) * 0.42);
  c += rgb(0xfff1dc) * 0.75 * smoothstep(0.62, 1.25, facing);
  float meet = max(a.z, 0.0) * max(b.z, 0.0);
  c = mix(c, rgb(0xff8f78), smoothstep(0.02, 0.34, meet) * 0.86);
  c += rgb(0xffd9b8) * smoothstep(0.16, 0.42, meet) * 0.34;
  return c * (1.0 - 0.22 * smoothstep(0.5, 1.0, length(p * vec2(0.9, 0.8))));
}
`)
