/**
 * What every shader may use. `p` is measured in the picture's shorter side, the middle is the origin and y points up;
 * `phase` runs from 0 to 1 over the clip. Whatever moves with whole turns of `phase` loops without a seam.
 */
const head = `#version 300 es
precision highp float;
precision highp int;
uniform vec2 size;
uniform float phase;
uniform sampler2D data;
out vec4 painted;
#define TAU 6.28318530718

/** The same bits for the same whole coordinates, on every machine. */
uint bits(ivec3 at) {
  uvec3 q = uvec3(at) * uvec3(1597334673u, 3812015801u, 2798796415u);
  uint n = q.x ^ q.y ^ q.z;
  n = (n ^ (n >> 15)) * 2246822519u;
  return n ^ (n >> 14);
}
/** The same number from 0 to 1 for the same coordinates. */
float hash(ivec3 at) { return float(bits(at) >> 8) / 16777216.0; }
float hash(float a) { return hash(ivec3(int(floor(a)), 17, 5)); }
float hash(vec2 a) { return hash(ivec3(ivec2(floor(a)), 9)); }
float hash(vec2 a, float b) { return hash(ivec3(ivec2(floor(a)), int(b))); }

/** The bits of the four corners around a place. */
uvec4 corners(vec2 p) {
  const uvec2 k = uvec2(1597334673u, 3812015801u);
  uvec2 u = uvec2(ivec2(floor(p))) * k;
  uvec4 n = uvec4(u.x, u.x + k.x, u.x, u.x + k.x) ^ uvec4(u.y, u.y, u.y + k.y, u.y + k.y);
  n = (n ^ (n >> 15)) * 2246822519u;
  return n ^ (n >> 14);
}

float between(vec4 c, vec2 p) {
  vec2 f = fract(p), s = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  vec2 rows = mix(c.xz, c.yw, s.x);
  return mix(rows.x, rows.y, s.y);
}

/** Smooth noise from 0 to 1. */
float noise(vec2 p) { return between(vec4(corners(p) >> 8) / 16777216.0, p); }

/**
 * Smooth noise that changes over the clip and ends as it began: every corner goes up and down in its own time, \`turns\`
 * (a whole number) times over the clip.
 */
float noise(vec2 p, float turns) {
  uvec4 n = corners(p), time = uvec4(uint(fract(phase * turns) * 4294967040.0));
  // Half of them run backwards; as signed numbers they fold at both ends.
  uvec4 back = -(n & 1u);
  vec4 k = abs(vec4(ivec4(n + ((time ^ back) - back)))) / 2147483648.0;
  return between(k * k * (3.0 - 2.0 * k), p);
}

/** Octaves of still noise, from 0 to 1. */
float clouds(vec2 p, int octaves) {
  float sum = 0.0, strength = 0.5;
  for (int i = 0; i < octaves; i++) {
    sum += strength * noise(p);
    p = mat2(1.6, 1.2, -1.2, 1.6) * p + 7.3;
    strength *= 0.5;
  }
  return sum / (1.0 - 2.0 * strength);
}

/** Octaves of noise that changes over the clip. */
float clouds(vec2 p, int octaves, float turns) {
  float sum = 0.0, strength = 0.5;
  for (int i = 0; i < octaves; i++) {
    sum += strength * noise(p, turns);
    p = mat2(1.6, 1.2, -1.2, 1.6) * p + 7.3;
    strength *= 0.5;
  }
  return sum / (1.0 - 2.0 * strength);
}

mat2 turn(float angle) {
  float c = cos(angle), s = sin(angle);
  return mat2(c, s, -s, c);
}
vec3 rgb(int hex) { return vec3(hex >> 16, (hex >> 8) & 255, hex & 255) / 255.0; }
/** How wide one pixel is. */
float pixel() { return 1.0 / min(size.x, size.y); }
/** 1 inside of an edge at 0, 0 outside, without jagged steps. */
float inside(float distance) { return clamp(0.5 - distance / pixel(), 0.0, 1.0); }
`

const main = (samples) => `
void main() {
  vec3 sum = vec3(0);
  for (int i = 0; i < ${samples}; i++) {
    vec2 at = vec2(gl_FragCoord.x, size.y - gl_FragCoord.y)${samples > 1 ? ` + vec2(i & 1, i >> 1) * 0.5 - ${samples > 2 ? 'vec2(0.25)' : 'vec2(0.25, 0.0)'}` : ''};
    at = (at - 0.5 * size) / min(size.x, size.y);
    sum += clamp(paint(at), 0.0, 1.0);
  }
  // A little noise, always the same, keeps soft gradients from showing steps.
  float grain = (hash(gl_FragCoord.xy) - 0.5) / 255.0;
  painted = vec4(sum / ${samples}.0 + grain, 1);
}`

const compile = (gl, type, source) => {
  const shader = gl.createShader(type)
  gl.shaderSource(shader, source)
  gl.compileShader(shader)
  if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader))
  return shader
}

/**
 * A picture that a fragment shader paints.
 * @param {string} source has \`vec3 paint(vec2 p)\`
 * @param {{ samples?: number, data?: (phase: number) => { width: number, height: number, bytes: Uint8Array } }} options
 *   samples per pixel (1, 2 or 4) where edges need them; an RGBA texture for each frame, that the shader reads as `data`
 * @returns {(canvas: OffscreenCanvas) => (phase: number) => Uint8Array} RGBA pixels, the upper row first
 */
export const shader =
  (source, { samples = 1, data } = {}) =>
  (canvas) => {
    const gl = canvas.getContext('webgl2', { antialias: false })
    const program = gl.createProgram()
    gl.attachShader(
      program,
      compile(gl, gl.VERTEX_SHADER, '#version 300 es\nin vec2 at;void main(){gl_Position=vec4(at,0,1);}'),
    )
    gl.attachShader(program, compile(gl, gl.FRAGMENT_SHADER, `${head}${source}${main(samples)}`))
    gl.linkProgram(program)
    gl.useProgram(program)
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
    gl.enableVertexAttribArray(0)
    gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
    gl.uniform2f(gl.getUniformLocation(program, 'size'), canvas.width, canvas.height)
    gl.viewport(0, 0, canvas.width, canvas.height)
    const time = gl.getUniformLocation(program, 'phase')
    if (data) {
      gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
      for (const wrap of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, wrap, gl.CLAMP_TO_EDGE)
      for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
        gl.texParameteri(gl.TEXTURE_2D, filter, gl.NEAREST)
    }
    const pixels = new Uint8Array(canvas.width * canvas.height * 4)
    return (phase) => {
      gl.uniform1f(time, phase)
      if (data) {
        const { width, height, bytes } = data(phase)
        gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, bytes)
      }
      gl.drawArrays(gl.TRIANGLES, 0, 3)
      gl.readPixels(0, 0, canvas.width, canvas.height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
      return pixels
    }
  }
