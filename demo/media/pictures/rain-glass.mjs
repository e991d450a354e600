import { dice } from '../sound.mjs'
import { shader } from './shader.mjs'

const [CARS, REAR, ALL] = [9, 5, 26]

/** The lights of the street: where each is, its radius and strength, and its colour. The first are cars. */
const lights = Array.from({ length: ALL }, (_, i) => {
  const next = dice(900 + i)
  const [radius, strength, height, kind] = [0.042 + 0.075 * next(), 0.34 + 0.42 * next(), next(), next()]
  const across = (i * 0.618) % 1
  if (i < REAR) return { at: [1.8 * across - 0.9, -0.17, radius, strength], lamp: 0xff1f24 }
  if (i < CARS) return { at: [1.8 * across - 0.9, -0.29, radius, strength], lamp: 0xffd29a }
  const lamp = kind < 0.56 ? 0xff8a18 : kind < 0.7 ? 0xff3a26 : 0x0bc0a6
  return { at: [1.15 * (across - 0.5), 0.52 * height - 0.06, radius, strength], lamp }
})
const list = (type, each) => `${type}[${ALL}](${lights.map(each).join(', ')})`

/** A wet window at night: the street's lights lie soft behind it, and upside down in every drop. */
export const picture = shader(`
const vec4 LIGHTS[${ALL}] = ${list('vec4', ({ at }) => `vec4(${at.map((n) => n.toFixed(4)).join(', ')})`)};
const vec3 LAMPS[${ALL}] = ${list('vec3', ({ lamp }) => `vec3(${[16, 8, 0].map((by) => (((lamp >> by) & 255) / 255).toFixed(4)).join(', ')})`)};

vec3 street(vec2 p, float blur) {
  vec3 c = mix(rgb(0x04100f), rgb(0x0d2b2a), smoothstep(-0.7, 0.1, p.y));
  c = mix(c, rgb(0x04100f), smoothstep(0.1, 0.9, p.y));
  c += rgb(0xff8a3a) * 0.17 * exp(-abs(p.y + 0.02) * 4.5);
  for (int i = 0; i < ${ALL}; i++) {
    vec4 light = LIGHTS[i];
    // Cars come and go in two lanes; lamps stay.
    if (i < ${CARS}) light.x = mod(light.x + phase * (i < ${REAR} ? 1.8 : -1.8) + 0.9, 1.8) - 0.9;
    vec2 away = p - light.xy;
    float r = light.z + blur;
    if (dot(away, away) > (r + 0.06) * (r + 0.06)) continue;
    float d = length(away) - r;
    float disc = smoothstep(0.010 + blur, -0.010 - blur, d);
    float ring = 0.70 + 0.55 * smoothstep(-0.05, 0.0, d);
    c += LAMPS[i] * disc * ring * light.w;
  }
  return c;
}

/** Drops that run, in columns: where one looks through it, and how much of a drop is here. */
vec3 running(vec2 p, float scale, float seed) {
  vec2 q = p * scale;
  float column = floor(q.x), delay = hash(vec2(column, seed));
  float wander = 0.16 * sin(q.y * 1.9 + delay * 40.0) + 0.05 * sin(q.y * 5.3 + delay * 9.0);
  float x = fract(q.x) - 0.5 - wander;
  // It creeps, then slides; whole lengths in all.
  float fall = phase * (delay < 0.5 ? 1.0 : 2.0) + delay;
  float y = q.y / 6.4 + fall + 0.09 * sin(TAU * fall * 2.0) / 2.0;
  vec2 d = vec2(x, (fract(y) - 0.5) * 6.4);
  float size = 0.17 + 0.13 * hash(vec2(column, seed + 3.0));
  d.y *= d.y > 0.0 ? 0.70 : 1.0;
  float drop = smoothstep(1.0, 0.86, length(d) / size);
  // What it leaves behind: a clear track with beads in it.
  float tail = smoothstep(0.0, 0.1, d.y) * smoothstep(2.4, 0.2, d.y);
  float track = tail * smoothstep(size * 0.72, size * 0.50, abs(x));
  vec2 b = vec2(x, (fract(q.y * 1.7) - 0.5) / 1.7);
  float bead = smoothstep(0.105, 0.080, length(b)) * tail * step(0.35, hash(vec2(column, floor(q.y * 1.7)), seed));
  return vec3(drop > 0.0 ? d / size : b * 9.5, max(max(drop, bead), track * 0.30));
}

/** Drops that stay where they are for a while. */
vec3 resting(vec2 p, float scale, float rare, float seed) {
  vec2 q = p * scale, id = floor(q);
  vec2 at = vec2(hash(id, seed), hash(id, seed + 1.0)) * 0.50 + 0.25;
  float size = 0.13 + 0.17 * pow(hash(id, seed + 2.0), 2.0);
  float stays = fract(hash(id, seed + 3.0) + phase);
  float there = smoothstep(0.0, 0.03, stays) * smoothstep(1.0, 0.85, stays) * step(rare, hash(id, seed + 4.0));
  vec2 d = (fract(q) - at) / (size * (0.6 + 0.4 * there));
  d.x *= 1.0 + 0.3 * (hash(id, seed + 5.0) - 0.5);
  return vec3(d, smoothstep(1.0, 0.84, length(d)) * there);
}

vec3 paint(vec2 p) {
  vec3 a = running(p + vec2(0.06, 0), 4.0, 1.0), b = running(p + vec2(0.31, 0.2), 6.5, 2.0);
  vec3 d = resting(p, 6.0, 0.60, 4.0), e = resting(turn(0.5) * p, 13.0, 0.66, 9.0);
  vec3 w = a.z > 0.31 ? a : b.z > 0.31 ? b : d.z > 0.1 ? d : e;
  float drop = smoothstep(0.31, 0.72, w.z), clear = smoothstep(0.0, 0.30, max(a.z, b.z));
  vec3 c = vec3(0);
  if (drop < 1.0) c = street(p, 0.016 - 0.012 * clear) * (0.90 + 0.12 * clear) + rgb(0x6fa09a) * 0.045 * (1.0 - clear);
  if (drop > 0.0) {
    // In a drop the street stands on its head.
    float edge = clamp(dot(w.xy, w.xy), 0.0, 1.0);
    vec3 through = street(vec2(-0.34, -0.50) * w.xy * (0.6 + 0.4 * edge) + p * vec2(0.8, 0.30) + vec2(0.0, 0.06), 0.022);
    through = through * (0.95 - 0.80 * edge * edge) + rgb(0xff8a30) * 0.16 * edge * smoothstep(0.0, 0.9, -w.y);
    through += vec3(0.55) * smoothstep(0.24, 0.04, length(w.xy - vec2(-0.34, 0.42)));
    c = mix(c, through, drop);
  }
  return 1.0 - exp(-c * 1.9);
}
`)
