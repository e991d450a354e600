import { isAmerican } from './format'
import { shownLocale } from './strings'

const symbols = new Map([
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
])

/**
 * An amount of money as people write it, such as €24.50; in English where a language has no strings.
 * @param currency ISO 4217
 */
export const formatPrice = (price: number, currency: string, locale: string): string => {
  const symbol = symbols.get(currency)
  const digits = price.toFixed(2)
  // As `formatCount`: most prices need none of Intl's formats.
  if (symbol && isAmerican(locale) && price >= 0 && price < 1000 && Number(digits) === price) return symbol + digits
  return new Intl.NumberFormat(shownLocale(locale), { style: 'currency', currency }).format(price)
}
