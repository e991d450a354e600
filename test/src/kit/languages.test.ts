import { expect } from '@open-wc/testing'
import { authStrings } from '../../../src/auth/auth.strings'
import { baseStrings } from '../../../src/kit/baseStrings'
import { formatAgo, formatCount } from '../../../src/kit/format'
import { locale as checkLocale } from '../../../src/kit/settings.table'
import { shownLocale } from '../../../src/kit/strings'
import { type Dictionary, t } from '../../../src/kit/t'
import { en as base } from '../../../src/strings/en/base'
import { en as feed } from '../../../src/strings/en/feed'
import { en as posters } from '../../../src/strings/en/posters'
import { groupOf } from '../../../src/strings/groups'
import { languages } from '../../../src/strings/languages'
import type { Language } from '../../../src/strings/translation'

/** Every part in English, by its name. */
const loadEnglish = async (): Promise<Record<string, Dictionary>> => {
  const parts = Object.keys(groupOf).map(async (name) => [
    name,
    (await import(`../../../src/strings/en/${name}.ts`)).en,
  ])
  return { base, feed, posters, ...Object.fromEntries(await Promise.all(parts)) }
}

const namesIn = (text: unknown) => [...new Set(JSON.stringify(text).match(/\{\w+\}/g) ?? [])].sort().join()

const locales = 'ar de es fr he hi it ja ko nl pl pt-BR tr zh-CN'.split(' ')

describe('the languages', () => {
  it('are fifteen with English', () => {
    expect(Object.keys(languages)).to.deep.equal(locales.map((it) => it.slice(0, 2)))
    expect(locales.map(shownLocale)).to.deep.equal(locales)
  })

  for (const [locale, language] of [
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['zh', 'zh-CN'],
    ['zh-Hans', 'zh-CN'],
    ['zh-TW', 'zh-CN'],
    ['iw', 'he'],
    ['es-419', 'es'],
    ['nb', 'en'],
    ['eszett', 'en'],
  ] as const)
    it(`are ${language} for ${locale}`, async () => {
      expect((await baseStrings.load(checkLocale(locale) ?? locale)).locale).to.equal(language)
    })

  for (const locale of locales) {
    const subtag = locale.slice(0, 2)

    it(`have in ${locale} every string and form, with the parameters of English`, async () => {
      const { parts, groups } = (await languages[subtag]?.())?.language ?? { parts: {}, groups: {} }
      const all = Object.assign({}, parts, ...(await Promise.all(Object.values(groups).map((load) => load()))))
      const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
      for (const [name, dictionary] of Object.entries(await loadEnglish())) {
        expect(all[name]?.locale, name).to.equal(locale)
        for (const [key, text] of Object.entries(dictionary)) {
          const own = all[name]?.[key]
          expect(namesIn(own), key).to.equal(namesIn(text))
          if (typeof text === 'string') expect(own, key).to.be.a('string').that.is.not.empty
          else expect(own, key).to.include.all.keys(...pluralCategories)
        }
      }
    })

    it(`have in ${locale} every group, whole`, async () => {
      const { groups } = (await languages[subtag]?.())?.language ?? { groups: {} as Language['groups'] }
      expect(Object.keys(groups).sort()).to.deep.equal([...new Set(Object.values(groupOf))].sort())
      for (const [group, load] of Object.entries(groups)) {
        const parts = Object.keys(groupOf).filter((part) => groupOf[part] === group)
        expect(Object.keys(await load()).sort(), group).to.deep.equal(parts.sort())
      }
    })
  }

  it('count and tell the time by the locale', async () => {
    const german = await baseStrings.load('de')
    expect(formatCount(1_200_000, 'de')).to.equal('1,2\u00a0Mio.')
    expect(formatCount(12_000, 'ja')).to.equal('1.2万')
    expect(formatAgo(german, Date.now() - 180_000, 'de')).to.equal('vor 3 Min.')
  })

  it('have the forms of a language with six', async () => {
    await baseStrings.load('ar')
    const { language } = (await languages.ar?.()) ?? {}
    const views = language?.parts.posters?.['feed.viewCount']
    expect(Object.keys(views ?? {})).to.have.length(6)
    const arabic = await authStrings.load('ar-EG')
    expect(arabic['auth.signIn']).to.equal('تسجيل الدخول')
    expect(t(await baseStrings.load('he'), 'common.time.minutes', { count: 3 })).to.equal('לפני 3 דק׳')
  })
})
