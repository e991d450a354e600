import { shader } from './shader.mjs'

/** Rings of two drops cross on a shallow pool; coral where two crests meet. */
export const picture = shader(`
/** Slope and height of the rings around one drop. */
vec3 rings(vec2 at, vec2 drop, float k, float turns) {
  vec2 away = at - drop;
  float r = length(away) + 1e-4;
  float a = k * r - TAU * turns * phase;
  float strength = smoothstep(0.0, 0.06, r) / (1.0 + 3.4 * r);
  return vec3(away / r * k * cos(a) * strength, sin(a) * strength);
}

vec3 paint(vec2 p) {
  // Seen at a slant: the far end is higher up and closer together.
  float tilt = 1.42 - 0.52 * p.y;
  vec2 at = vec2(p.x, (p.y + 0.05) * 1.25) * (2.0 / tilt) * 0.62 * 1.25;
  at.y += 0.10;
  float far = smoothstep(-0.9, 0.95, p.y);
  vec3 a = rings(at, vec2(-0.20, 0.24), 34.0, 8.0);
  vec3 b = rings(at, vec2(0.24, -0.10), 34.0, 8.0);
  vec2 idle = vec2(clouds(at * 3.0, 2, 1.0), clouds(at * 3.0 + 9.0, 2, 1.0)) - 0.5;
  vec2 slope = (a.xy + b.xy) * 0.020 + idle * 0.5;
  float height = a.z + b.z;

  // The floor of the pool, seen through the surface, with the light that the surface gathers on it.
  vec2 floorAt = at + slope * 0.055;
  float net = 0.0;
  vec2 q = floorAt * 5.2;
  for (int i = 0; i < 3; i++) {
    float n = float(i);
    q += 0.55 * vec2(sin(q.y * 1.3 + TAU * phase + n * 2.0), cos(q.x * 1.3 - TAU * phase + n));
    net += 1.0 / (0.4 + 9.0 * abs(sin(q.x + n) * cos(q.y - n)));
  }
  net = pow(net / 3.0, 1.6) * 0.24;
  vec3 water = mix(rgb(0x0b5c72), rgb(0x1fa39a), smoothstep(-0.9, 0.5, p.y));
  water = mix(water, rgb(0x7fe0c8), 0.55 * smoothstep(0.2, 1.0, far + 0.25 * p.x));
  water = mix(water, rgb(0x053a55), smoothstep(-0.2, -0.95, p.y) * 0.8);
  vec3 c = water * (0.86 + 0.22 * height) + rgb(0xbff5dc) * net * (0.35 + 0.3 * far);

  // Evening light lies on the slopes that face it, the deep shows on the others.
  vec3 normal = normalize(vec3(-slope, 0.62));
  float facing = dot(normal.xy, normalize(vec2(-0.45, 0.89)));
  float lit = max(0.0, facing);
  c += rgb(0xffd2ae) * (0.16 * lit + 0.90 * lit * lit * lit * lit);
  c = mix(c, rgb(0x04384c), smoothstep(0.0, 0.80, -facing) * 0.55);
  float meet = smoothstep(0.05, 0.75, max(a.z, 0.0) * max(b.z, 0.0) * 2.6);
  c = mix(c, mix(rgb(0xffa57f), rgb(0xff6a5c), meet) * (0.86 + 0.3 * lit), meet * 0.66);
  return c * (1.0 - 0.28 * smoothstep(0.5, 1.0, length(p * vec2(0.9, 0.8))));
}
`)
