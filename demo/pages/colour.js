// Contrast of colours, by WCAG's formula.

const channels = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const luminance = (colour) => {
  const [red, green, blue] = channels(colour).map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours written as #rrggbb: 1 to 21. */
export const contrast = (one, other) => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const light = '#ffffff'
const dark = '#14141a'

const mixed = (colour, other, share) => {
  const others = channels(other)
  const bytes = channels(colour).map((value, at) => Math.round(255 * (value * (1 - share) + others[at] * share)))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** A colour, with as much white as it takes to read it on a dark page. */
export const inDark = (colour) => {
  const shades = Array.from({ length: 20 }, (_, step) => mixed(colour, light, step / 20))
  return shades.find((shade) => contrast(shade, dark) >= 4.6) ?? light
}

/** Which of white and ink is read better on a colour. */
export const onColour = (colour) => (contrast(colour, light) >= contrast(colour, dark) ? light : dark)
