import type { EventProduct } from '../kit/events'
import { number, record, text } from '../kit/guard'
import type { Linkout } from './video'

export type Product = EventProduct

/** Reads the product of a link; null when it leads to none. */
export const productOf = ({ product }: Pick<Linkout, 'product'>): Product | null => {
  const { sku, price, currency, in_stock } = record(product)
  const code = text(currency)
  return /^[A-Z]{3}$/.test(code)
    ? { sku: text(sku), price: number(price), currency: code, inStock: in_stock === true }
    : null
}
