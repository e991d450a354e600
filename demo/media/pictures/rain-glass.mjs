import { shader } from './shader.mjs'

/** A wet window at night: the street's lights lie soft behind it, and upside down in every drop. */
export const picture = shader(`
vec3 street(vec2 p, float blur) {
  vec3 c = mix(rgb(0x1a1030), rgb(0x131a3a), smoothstep(-0.6, 0.3, p.y));
  c = mix(c, rgb(0x070a1c), smoothstep(0.1, 0.95, p.y));
  c += rgb(0xff7a3a) * 0.26 * exp(-abs(p.y + 0.02) * 4.5);
  for (int i = 0; i < 26; i++) {
    float n = float(i);
    float kind = hash(n + 90.0), wide = 0.042 + 0.075 * hash(n + 21.0);
    vec2 at = vec2((mod(n * 0.618, 1.0) - 0.5) * 1.15, 0.52 * hash(n + 55.0) - 0.06);
    // Cars come and go in two lanes; lamps stay.
    if (i < 9) at = vec2(mod(n * 0.618 + phase * (i < 5 ? 1.0 : -1.0), 1.0) * 1.8 - 0.9, -0.17 - (i < 5 ? 0.0 : 0.12));
    vec2 d2 = p - at;
    float r = wide + blur;
    if (dot(d2, d2) > (r + 0.06) * (r + 0.06)) continue;
    float d = length(d2) - r;
    float disc = smoothstep(0.010 + blur, -0.010 - blur, d);
    float ring = 0.70 + 0.55 * smoothstep(-0.05, 0.0, d);
    vec3 lamp = i < 5 ? rgb(0xff2f3f) : i < 9 ? rgb(0xffe2b8) : kind < 0.52 ? rgb(0xffa03a) : kind < 0.72 ? rgb(0xff4f7d) : kind < 0.88 ? rgb(0x1fd0c4) : rgb(0x6a7dff);
    float wink = kind > 0.72 ? 0.75 + 0.25 * sin(TAU * (2.0 * phase + n * 0.3)) : 1.0;
    c += lamp * disc * ring * (0.34 + 0.42 * hash(n + 33.0)) * wink;
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
vec3 resting(vec2 p, float scale, float seed) {
  vec2 q = p * scale, id = floor(q);
  vec2 at = vec2(hash(id, seed), hash(id, seed + 1.0)) * 0.50 + 0.25;
  float size = 0.13 + 0.17 * pow(hash(id, seed + 2.0), 2.0);
  float stays = fract(hash(id, seed + 3.0) + phase);
  float there = smoothstep(0.0, 0.03, stays) * smoothstep(1.0, 0.85, stays) * step(0.62, hash(id, seed + 4.0));
  vec2 d = (fract(q) - at) / (size * (0.6 + 0.4 * there));
  d.x *= 1.0 + 0.3 * (hash(id, seed + 5.0) - 0.5);
  return vec3(d, smoothstep(1.0, 0.84, length(d)) * there);
}

vec3 paint(vec2 p) {
  vec3 a = running(p + vec2(0.06, 0), 4.0, 1.0), b = running(p + vec2(0.31, 0.2), 6.5, 2.0);
  vec3 d = resting(p, 7.5, 4.0), e = resting(turn(0.5) * p, 15.0, 9.0);
  vec3 w = a.z > 0.31 ? a : b.z > 0.31 ? b : d.z > 0.1 ? d : e;
  float drop = smoothstep(0.31, 0.80, w.z), clear = smoothstep(0.0, 0.30, max(a.z, b.z));
  // In a drop the street stands on its head.
  vec3 c = drop > 0.5 ? street(-w.xy * vec2(0.26, 0.36) + p * 0.6 + vec2(0.0, 0.05), 0.030) : street(p, 0.016 - 0.012 * clear);
  if (drop > 0.5) {
    float edge = clamp(dot(w.xy, w.xy), 0.0, 1.0);
    c = c * (1.30 - 1.0 * edge * edge) + rgb(0xbfd0ff) * 0.03;
    c += vec3(0.42) * smoothstep(0.26, 0.05, length(w.xy - vec2(-0.34, 0.42)));
    c += rgb(0xffb070) * 0.16 * edge * smoothstep(0.1, 0.9, -w.y);
  } else {
    c = c * (0.90 + 0.12 * clear) + rgb(0x8090c0) * 0.055 * (1.0 - clear);
  }
  return 1.0 - exp(-c * 1.7);
}
`)
