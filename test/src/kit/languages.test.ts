import { expect } from '@open-wc/testing'
import { authStrings } from '../../../src/auth/auth.strings'
import { baseStrings } from '../../../src/kit/baseStrings'
import { formatAgo, formatCount } from '../../../src/kit/format'
import { locale as checkLocale } from '../../../src/kit/settings.table'
import { type Dictionary, shownLocale, t } from '../../../src/kit/t'
import { en as account } from '../../../src/strings/en/account'
import { en as auth } from '../../../src/strings/en/auth'
import { en as base } from '../../../src/strings/en/base'
import { en as code } from '../../../src/strings/en/code'
import { en as feed } from '../../../src/strings/en/feed'
import { en as onboarding } from '../../../src/strings/en/onboarding'
import { en as phone } from '../../../src/strings/en/phone'
import { en as posters } from '../../../src/strings/en/posters'
import { groupOf } from '../../../src/strings/groups'
import { languages } from '../../../src/strings/languages'
import type { Language } from '../../../src/strings/translation'

/** Those that every language has. */
const english: Record<string, Dictionary> = { account, auth, base, code, feed, onboarding, phone, posters }

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
      const all = { ...parts, ...(await groups.account?.()) }
      const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
      for (const [name, dictionary] of Object.entries(english)) {
        expect(all[name]?.locale, name).to.equal(locale)
        for (const [key, text] of Object.entries(dictionary)) {
          const own = all[name]?.[key]
          expect(namesIn(own), key).to.equal(namesIn(text))
          if (typeof text === 'string') expect(own, key).to.be.a('string').that.is.not.empty
          else expect(own, key).to.include.all.keys(...pluralCategories)
        }
      }
    })

    it(`have in ${locale} whole groups only`, async () => {
      const { groups } = (await languages[subtag]?.())?.language ?? { groups: {} as Language['groups'] }
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
