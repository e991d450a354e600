import { expect } from '@open-wc/testing'
import { errorKey } from '../../../src/kit/errorText'
import { ApiError } from '../../../src/kit/http'
import { direction, loadStrings, type StringKey, type Strings, stringsNow, t, translator } from '../../../src/kit/t'
import { en } from '../../../src/strings/en'

describe('t', () => {
  it('gives the string and fills in its parameters as plain text', () => {
    expect(t(en, 'common.retry')).to.equal('Retry')
    expect(t(en, 'feed.by', { title: '<b>{author}</b>', author: 'Mira' })).to.equal('<b>{author}</b>, by Mira')
    expect(t(en, 'feed.position', { position: 1234, total: '10K' })).to.equal('Video 1,234 of 10K')
  })

  it('picks the form that counts', () => {
    expect(t(en, 'feed.sparks', { count: 1, shown: '1' })).to.equal('1 spark')
    expect(t(en, 'feed.sparks', { count: 0, shown: '0' })).to.equal('0 sparks')
    expect(t(en, 'feed.sparks', { count: 1200, shown: '1.2K' })).to.equal('1.2K sparks')
  })

  it('picks by the rules of the language, and falls back on other', () => {
    const polish: Strings = {
      ...en,
      locale: 'pl',
      'feed.sparks': { one: 'jedna', few: '{shown} iskry', other: '{shown} iskier' },
    }
    const forms = [1, 3, 5].map((count) => t(polish, 'feed.sparks', { count, shown: String(count) }))
    expect(forms).to.deep.equal(['jedna', '3 iskry', '5 iskier'])
  })

  it('leaves nothing of a parameter that is not there', () => {
    const broken = {} as never
    expect(t(en, 'feed.by', broken)).to.equal(', by ')
  })

  it('can be bound to a language', () => {
    expect(translator(en)('common.close')).to.equal('Close')
  })

  it('refuses unknown keys and missing parameters before anything runs', () => {
    // @ts-expect-error: no such key
    const key: StringKey = 'common.nothing'
    // @ts-expect-error: the text has parameters
    const missing = () => t(en, 'feed.by')
    // @ts-expect-error: the text counts
    const uncounted = () => t(en, 'feed.sparks', { shown: '1' })
    expect([key, missing, uncounted]).to.have.length(3)
  })
})

describe('languages', () => {
  it('are English until another one is there, which comes when asked for', async () => {
    expect(stringsNow('de-AT')).to.equal(en)
    const german = await loadStrings('de-AT')
    expect(t(german, 'common.retry')).to.equal('Erneut versuchen')
    expect(t(german, 'community.members', { count: 2, shown: '2' })).to.equal('2 Mitglieder')
    expect(stringsNow('DE')).to.equal(german)
  })

  it('have every string, with the same parameters', async () => {
    const german = await loadStrings('de')
    const params = (value: unknown) => [...new Set(JSON.stringify(value).match(/\{\w+\}/g) ?? [])].sort().join()
    for (const key of Object.keys(en) as StringKey[]) expect(params(german[key]), key).to.equal(params(en[key]))
  })

  it('fall back to English for locales that are not there', async () => {
    for (const locale of ['xx', 'en-GB', '', 'constructor', '__proto__'])
      expect(await loadStrings(locale), locale).to.equal(en)
  })

  it('say how they are written', () => {
    expect(['ar', 'he-IL', 'fa-IR', 'ur', 'uz-Arab'].map(direction)).to.deep.equal(Array(5).fill('rtl'))
    expect(['en', 'de-AT', 'art', 'ja', 'ks-Deva', 'az-Latn'].map(direction)).to.deep.equal(Array(6).fill('ltr'))
  })
})

describe('errorKey', () => {
  for (const [error, key] of [
    [new ApiError('network'), 'errors.network'],
    [new ApiError('timeout'), 'errors.timeout'],
    [new ApiError('malformed', { status: 200 }), 'errors.unexpected'],
    [new ApiError('http', { status: 429 }), 'errors.busy'],
    [new ApiError('http', { status: 404 }), 'errors.notFound'],
    [new ApiError('http', { status: 200, code: 404 }), 'errors.notFound'],
    [new ApiError('http', { status: 500 }), 'errors.unexpected'],
    [new Error('bug'), 'errors.unexpected'],
  ] as const)
    it(`is ${key} for ${error.message}`, () => {
      expect(errorKey(error)).to.equal(key)
    })
})
