import { expect } from '@open-wc/testing'
import { stringsNow } from '../../../src/kit/baseStrings'
import { formatAgo, formatClock, formatCount, formatDay } from '../../../src/kit/format'
import { en } from '../../../src/strings/en/base'

describe('formatCount', () => {
  for (const [count, text] of [
    [0, '0'],
    [999, '999'],
    [1_234, '1.2K'],
    [18_200, '18.2K'],
    [999_999, '1M'],
    [3_400_000, '3.4M'],
    [-3, '0'],
    [Number.NaN, '0'],
  ] as const)
    it(`shows ${count} as ${text}`, () => {
      expect(formatCount(count, 'en')).to.equal(text)
    })

  for (const locale of ['en', 'en-US', 'en-GB', 'de', 'ar-EG', 'hi-u-nu-deva'])
    it(`writes what Intl writes: ${locale}`, () => {
      const intl = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
      const counts = Array.from({ length: 600 }, (_, at) => Math.round(1.06 ** at)).filter(Number.isSafeInteger)
      for (const edge of [1e3, 1e4, 1e5, 1e6, 1e9, 1e12])
        counts.push(...[-51, -50, -49, -1, 0, 1, 49, 50, 51, 450].map((by) => edge + by * (edge / 1000)))
      for (const count of counts) expect(formatCount(count, locale), `${count}`).to.equal(intl.format(count))
    })

  it('follows the locale', () => {
    expect(formatCount(3_400_000, 'de')).to.equal('3,4 Mio.'.replace(' ', '\u00a0'))
  })

  it('is English where the strings around it are [T23]', () => {
    expect(formatCount(3_400_000, 'fa')).to.equal('3.4M')
    expect(formatAgo(en, Date.UTC(2025, 2, 13), 'fa', Date.UTC(2025, 2, 15))).to.equal('Mar 13, 2025')
  })
})

describe('formatAgo', () => {
  const now = Date.UTC(2025, 2, 14, 12)
  const ago = (seconds: number) => formatAgo(en, now - seconds * 1000, 'en', now)

  for (const [seconds, text] of [
    [0, 'Just now'],
    [59, 'Just now'],
    [60, '1 min ago'],
    [119, '1 min ago'],
    [59 * 60 + 59, '59 min ago'],
    [60 * 60, '1 hrs ago'],
    [24 * 60 * 60 - 1, '23 hrs ago'],
    [24 * 60 * 60, 'Mar 13, 2025'],
    [-3600, 'Just now'],
  ] as const)
    it(`returns ${text} after ${seconds} s [H08]`, () => {
      expect(ago(seconds)).to.equal(text)
    })

  it('reads ISO dates, and returns an empty text for an invalid date [H08]', () => {
    expect(formatAgo(en, '2025-03-14T11:30:00Z', 'en', now)).to.equal('30 min ago')
    expect(formatAgo(en, 'soon', 'en', now)).to.equal('')
    expect(formatAgo(en, '', 'en', now)).to.equal('')
  })

  for (const locale of ['en', 'en-US', 'fa', 'en-GB', 'de', 'ja'])
    it(`writes days as Intl does: ${locale} [H08]`, () => {
      const intl = new Intl.DateTimeFormat(locale === 'fa' ? 'en' : locale, { dateStyle: 'medium' })
      for (let month = 0; month < 12; month += 1)
        for (const at of [Date.UTC(2025, month, 1, 12), Date.UTC(1999, month, 28, 23, 59)])
          expect(formatDay(at, locale)).to.equal(intl.format(at))
      expect(() => formatDay(Number.NaN, locale)).to.throw(RangeError)
    })

  it('formats the date by the locale [H08]', () => {
    expect(formatAgo(stringsNow('en-GB'), now - 864e5, 'en-GB', now)).to.equal('13 Mar 2025')
  })
})

describe('formatClock', () => {
  for (const [seconds, text] of [
    [0, '0:00'],
    [7.9, '0:07'],
    [74, '1:14'],
    [3723, '1:02:03'],
    [Number.NaN, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
  ] as const)
    it(`shows ${seconds} s as ${text}`, () => {
      expect(formatClock(seconds)).to.equal(text)
    })
})
