import { expect } from '@open-wc/testing'
import { communityStrings } from '../../../src/community/community.strings'
import { logStrings } from '../../../src/community/manage/log.strings'
import { manageStrings } from '../../../src/community/manage/manage.strings'
import { feedStrings } from '../../../src/feed/feed.strings'
import { baseStrings, loadStrings, stringsNow } from '../../../src/kit/baseStrings'
import { ApiError } from '../../../src/kit/http'
import { direction, type StringsPart, shownLocale } from '../../../src/kit/strings'
import { type StringKey, t, translator } from '../../../src/kit/t'
import { shareStrings } from '../../../src/share/share.strings'
import { en } from '../../../src/strings/en/base'
import { en as english } from '../../../src/strings/en/log'
import { errorKey } from '../../../src/ui/state/errorText'

const texts = {
  locale: 'en',
  by: '{title}, by {author}',
  position: 'Video {position} of {total}',
  sparks: { one: '{shown} spark', other: '{shown} sparks' },
} as const
const say = translator<typeof texts>(texts)

describe('t', () => {
  it('returns the string with its parameters as plain text', () => {
    expect(t(en, 'common.retry')).to.equal('Retry')
    expect(say('by', { title: '<b>{author}</b>', author: 'Mira' })).to.equal('<b>{author}</b>, by Mira')
    expect(say('position', { position: 1234, total: '10K' })).to.equal('Video 1,234 of 10K')
  })

  it('picks the plural form of a count', () => {
    expect(say('sparks', { count: 1, shown: '1' })).to.equal('1 spark')
    expect(say('sparks', { count: 0, shown: '0' })).to.equal('0 sparks')
    expect(say('sparks', { count: 1200, shown: '1.2K' })).to.equal('1.2K sparks')
  })

  it('picks the plural form by the rules of the language, else other', () => {
    const inPolish = translator<typeof texts>({
      ...texts,
      locale: 'pl',
      sparks: { one: 'jedna', few: '{shown} iskry', other: '{shown} iskier' },
    })
    const forms = [1, 3, 5].map((count) => inPolish('sparks', { count, shown: String(count) }))
    expect(forms).to.deep.equal(['jedna', '3 iskry', '5 iskier'])
  })

  it('leaves a missing parameter empty', () => {
    const broken = {} as never
    expect(say('by', broken)).to.equal(', by ')
  })

  it('can be bound to a language', () => {
    expect(translator(en)('common.close')).to.equal('Close')
  })

  it('has types that refuse unknown keys and missing parameters', () => {
    // @ts-expect-error: no such key
    const key: StringKey = 'common.nothing'
    // @ts-expect-error: the text has parameters
    const missing = () => say('by')
    // @ts-expect-error: the text counts
    const uncounted = () => say('sparks', { shown: '1' })
    expect([key, missing, uncounted]).to.have.length(3)
  })
})

describe('languages', () => {
  it('are English until another language has loaded', async () => {
    expect(stringsNow('de-AT')).to.equal(en)
    const german = await loadStrings('de-AT')
    expect(t(german, 'common.retry')).to.equal('Erneut versuchen')
    expect(stringsNow('DE')).to.equal(german)
  })

  for (const [name, part] of Object.entries({ feedStrings, communityStrings, shareStrings, baseStrings }))
    it(`have every string of ${name}, with the same parameters`, async () => {
      const { now, load } = part as unknown as StringsPart<{ locale: 'en' }>
      const [english, german] = [now('en'), await load('de')] as Record<string, unknown>[]
      const params = (value: unknown) => [...new Set(JSON.stringify(value).match(/\{\w+\}/g) ?? [])].sort().join()
      for (const [key, text] of Object.entries(english ?? {})) expect(params(german?.[key]), key).to.equal(params(text))
    })

  it('load in groups, once one of its parts is needed', async () => {
    expect(logStrings.now('de')).to.equal(english)
    const german = await logStrings.load('de-AT')
    expect(german).not.to.equal(english)
    expect(logStrings.now('de')).to.equal(german)
    expect(manageStrings.now('de').locale).to.equal('de')
  })

  it('fall back to English for unknown locales', async () => {
    for (const locale of ['xx', 'en-GB', '', 'constructor', '__proto__'])
      expect(await loadStrings(locale), locale).to.equal(en)
    for (const locale of ['xx', '', 'constructor', '__proto__']) expect(shownLocale(locale), locale).to.equal('en')
    for (const locale of ['en-GB', 'de', 'de-AT']) expect(shownLocale(locale), locale).to.equal(locale)
  })

  it('have a writing direction', () => {
    expect(['ar', 'ar-EG', 'he-IL'].map(direction)).to.deep.equal(Array(3).fill('rtl'))
    expect(['en', 'de-AT', 'art', 'ja', 'pt-BR'].map(direction)).to.deep.equal(Array(5).fill('ltr'))
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
