/** Code points of each script's zero; nine digits follow it. ASCII, full-width, and languages with digits of their own. */
const zeros = [
  0x30, 0xff10, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0,
  0xf20, 0x1040, 0x17e0,
]

const digitOf = (character: string): string => {
  const code = character.codePointAt(0) ?? 0
  const zero = zeros.find((it) => code >= it && code < it + 10)
  return zero === undefined ? '' : String(code - zero)
}

/** The digits of a text, of any script, as 0 to 9; everything else is left out. */
export const digitsIn = (text: string): string => [...text].map(digitOf).join('')

/** A text with its digits, of any script, as 0 to 9. */
export const withPlainDigits = (text: string): string =>
  [...text].map((character) => digitOf(character) || character).join('')
