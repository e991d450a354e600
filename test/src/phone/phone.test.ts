import { expect } from '@open-wc/testing'
import {
  countriesIn,
  isPhone,
  likelyCountry,
  searchCountries,
  toInternational,
  toNational,
} from '../../../src/phone/phone'
import { digitsIn, withPlainDigits } from '../../../src/ui/form/digits'

const found = (typed: string, locale = 'en') =>
  searchCountries(countriesIn(locale), typed)
    .slice(0, 3)
    .map(({ country }) => country)

describe('digits', () => {
  it('of every script become 0 to 9 [E04]', () => {
    expect(digitsIn('1٢３४ 5-६')).to.equal('123456')
    expect(withPlainDigits('+٤٤ (0)')).to.equal('+44 (0)')
  })
})

describe('phone numbers', () => {
  it('are international in the form and national for the viewer [E02]', () => {
    expect(toInternational({ country: 'US', typed: '(415) 555-2671' })).to.equal('+14155552671')
    expect(toInternational({ country: 'GB', typed: '07400 123456' })).to.equal('+447400123456')
    expect(toInternational({ country: 'US', typed: '' })).to.equal('')
    expect(toNational({ country: 'US', typed: '+44 7400 123456' })).to.deep.equal({
      country: 'GB',
      typed: '07400 123456',
    })
    expect(toNational({ country: 'US', typed: '+49' })).to.deep.equal({ country: 'DE', typed: '+49' })
  })

  it('are valid by their country’s rules [E02]', () => {
    expect(['+14155552671', '+447400123456', '+4915123456789'].map(isPhone)).to.deep.equal([true, true, true])
    expect(['', '123', '+1', '+1415555', '+999123456789'].map(isPhone)).to.deep.equal([
      false,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('the country of a new number', () => {
  for (const [tags, country] of [
    [['en-GB', 'de-DE'], 'GB'],
    [['en', 'fr-CA'], 'CA'],
    [['de', 'en-US'], 'DE'],
    [['de', 'en-US', 'de-AT'], 'AT'],
    [['de'], 'DE'],
    [['es-419', 'es-MX'], 'MX'],
    [['en'], 'US'],
    [['C', 'en-001'], 'US'],
    [[], 'US'],
  ] as const)
    it(`is ${country} for ${tags.join(', ') || 'no locale'} [E02]`, () => {
      expect(likelyCountry(tags)).to.equal(country)
    })
})

describe('the search for a country', () => {
  it('finds names by any word, without accents, ISO codes and calling codes', () => {
    expect(found('united k')).to.deep.equal(['GB'])
    expect(found('arab')[0]).to.equal('SA')
    expect(found('+44')).to.include('GB')
    expect(found('44')).to.include('GB')
    expect(found('de')[0]).to.equal('DE')
    expect(found('nowhere')).to.deep.equal([])
  })

  for (const [country, names] of Object.entries({
    GB: ['UK', 'uk', 'Great Britain', 'England', 'engl', 'Scotland'],
    US: ['USA', 'usa', 'America', 'united states'],
    NL: ['Holland', 'Nederland', 'nether'],
    TR: ['Turkey', 'Türkiye', 'turkiye'],
    DE: ['Deutschland', 'deutsch', 'Germany'],
    ES: ['España', 'espana', 'Spain'],
    CH: ['Schweiz', 'Suisse', 'Svizzera'],
    AT: ['Österreich', 'osterreich'],
    SE: ['Sverige'],
    JP: ['日本'],
    UA: ['ukr'],
    KR: ['korea'],
  }))
    it(`finds ${country} first for ${names.join(', ')} [E02]`, () => {
      for (const locale of ['en', 'fr'])
        for (const name of names) expect(found(name, locale)[0], name).to.equal(country)
    })

  it('matches names in the viewer’s language and in English', () => {
    expect(found('deutsch', 'de')[0]).to.equal('DE')
    expect(found('german', 'ar')[0]).to.equal('DE')
  })
})
