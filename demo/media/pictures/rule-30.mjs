import { shader } from './shader.mjs'

const [COLUMNS, ROWS, BAND] = [48, 60, 6]

/** Rule 30 on a loom: each row follows from the one above it, until a gold band ends the cloth and begins it anew. */
const weave = () => {
  let row = Array.from({ length: COLUMNS }, (_, x) => (x === 11 || x === 35 || x === 24 ? 1 : 0))
  const bytes = new Uint8Array(COLUMNS * ROWS * 4)
  for (let y = 0; y < ROWS; y++) {
    const inBand = y < BAND
    row.forEach((warp, x) => {
      const zigzag = (x + Math.abs((y % 6) - 3)) % 6 < 3 ? 1 : 0
      bytes.set([(inBand ? zigzag : warp) * 255, inBand ? 255 : 0, 0, 255], (y * COLUMNS + x) * 4)
    })
    if (inBand) continue
    row = row.map((self, x) => row[(x + COLUMNS - 1) % COLUMNS] ^ (self | row[(x + 1) % COLUMNS]))
  }
  return bytes
}

const source = `
vec3 thread(float strip, bool weft, bool band) {
  if (band) return weft ? rgb(0xf7c948) : rgb(0x7a1f3d);
  if (weft) return strip < 0.5 ? rgb(0xe8a62c) : strip < 1.5 ? rgb(0xf4c95d) : strip < 2.5 ? rgb(0xd98324) : rgb(0xf0b83f);
  return strip < 0.5 ? rgb(0x46143f) : strip < 1.5 ? rgb(0x5d1a4a) : strip < 2.5 ? rgb(0x17474a) : rgb(0x3a1246);
}

vec3 paint(vec2 p) {
  vec2 q = (p + vec2(0.5, 0.0)) * ${COLUMNS}.0;
  // The cloth hangs in slow folds.
  float fold = 0.55 * sin(p.x * 7.0 + 0.9 * sin(TAU * phase) + p.y * 0.9) + 0.30 * sin(p.x * 15.0 - p.y * 2.0 - TAU * phase);
  float lean = 0.55 * 7.0 * cos(p.x * 7.0 + 0.9 * sin(TAU * phase) + p.y * 0.9) + 0.30 * 15.0 * cos(p.x * 15.0 - p.y * 2.0 - TAU * phase);
  q.x += fold * 0.16;
  q.y = -q.y + fold * 0.22 + phase * ${ROWS}.0;
  vec2 at = floor(q);
  ivec2 id = ivec2(int(mod(at.x, ${COLUMNS}.0)), int(mod(at.y, ${ROWS}.0)));
  vec4 knot = texelFetch(data, id, 0);
  bool weft = knot.r > 0.5, band = knot.g > 0.5;
  float strip = floor(mod(at.x, ${COLUMNS}.0) / 12.0);
  // Three threads to a cell: wefts lie across, warps stand upright.
  vec2 f = fract(q);
  float along = weft ? f.x : f.y, across = fract((weft ? f.y : f.x) * 3.0) - 0.5;
  float round1 = sqrt(max(0.0, 1.0 - 3.4 * across * across));
  float dive = sin(3.14159 * clamp(along, 0.0, 1.0));
  float uneven = hash(vec2(at.x * 3.0 + floor(f.x * 3.0), mod(at.y, ${ROWS}.0) * 3.0 + floor(f.y * 3.0)));
  float twist = 0.5 + 0.5 * sin((along * 3.0 + across * 1.4 + uneven) * TAU);
  vec3 c = thread(strip, weft, band);
  c *= 0.50 + 0.42 * round1 + 0.16 * dive + 0.07 * (uneven - 0.5) + 0.05 * twist;
  float sheen = pow(max(0.0, 0.5 + 0.5 * sin(p.x * 7.0 + 0.9 * sin(TAU * phase) + p.y * 0.9 + 1.0)), 5.0);
  c += (weft ? rgb(0xffe9b0) : rgb(0xc78ad0)) * round1 * dive * sheen * (weft ? 0.26 : 0.10);
  float seam = smoothstep(0.0, 0.16, abs(fract(q.x / 12.0 + 0.5) - 0.5) * 12.0);
  c *= mix(0.45, 1.0, seam);
  c *= clamp(0.84 - 0.055 * lean + 0.10 * fold, 0.35, 1.25);
  return c;
}
`

export const picture = (canvas) => {
  const bytes = weave()
  return shader(source, { samples: 2, data: () => ({ width: COLUMNS, height: ROWS, bytes }) })(canvas)
}
