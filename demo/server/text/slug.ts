const maxLength = 60

/** The last part of an address, made of a name: `Tomás’ Sky!` becomes `tomas-sky`. Letters of every script stay. */
export const slugOf = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    // Accents of Latin, Greek and Cyrillic; vowels of other scripts are marks too, and stay.
    .replace(/[\u0300-\u036f\u2018\u2019']/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return [...plain]
    .slice(0, maxLength)
    .join('')
    .replace(/^-+|-+$/g, '')
}
