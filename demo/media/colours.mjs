/**
 * Turns RGBA pixels into YUV 4:2:0 (BT.709, limited range), as video wants it: less than half of the bytes to hand over.
 * @param {Uint8Array | Uint8ClampedArray} pixels
 * @param {number} width even
 * @param {number} height even
 */
export const halveColours = (pixels, width, height) => {
  const [area, wide] = [width * height, width / 2]
  const out = new Uint8Array(area * 1.5)
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      let [red, green, blue] = [0, 0, 0]
      for (let n = 0; n < 4; n++) {
        const at = (y + (n >> 1)) * width + x + (n & 1)
        const [r, g, b] = [pixels[4 * at], pixels[4 * at + 1], pixels[4 * at + 2]]
        out[at] = 16.5 + 0.182586 * r + 0.614231 * g + 0.062007 * b
        red += r
        green += g
        blue += b
      }
      const at = area + (y / 2) * wide + x / 2
      out[at] = 128.5 + (-0.100644 * red - 0.338572 * green + 0.439216 * blue) / 4
      out[at + area / 4] = 128.5 + (0.439216 * red - 0.398942 * green - 0.040274 * blue) / 4
    }
  }
  return out
}
