import { expect } from '@open-wc/testing'
import { formatPrice } from '../../../src/kit/price'

describe('formatPrice', () => {
  for (const locale of ['en', 'en-US', 'en-GB', 'de'])
    for (const currency of ['USD', 'EUR', 'GBP', 'JPY', 'CAD'])
      it(`writes what Intl writes: ${currency}, ${locale} [L08]`, () => {
        const intl = new Intl.NumberFormat(locale, { style: 'currency', currency })
        for (const price of [0, 0.5, 1.005, 9.99, 24.5, 48, 999.99, 999.999, 1000, 1234.5, -3])
          expect(formatPrice(price, currency, locale)).to.equal(intl.format(price))
      })

  it('is English where a language has no strings [T23]', () => {
    expect(formatPrice(24.5, 'EUR', 'fa')).to.equal('€24.50')
  })

  it('refuses what is no currency', () => {
    expect(() => formatPrice(1, 'constructor', 'en')).to.throw(RangeError)
  })
})
