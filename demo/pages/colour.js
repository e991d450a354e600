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

/** Which of white and ink is read better on a colour. */
export const onColour = (colour) => (contrast(colour, light) >= contrast(colour, dark) ? light : dark)
