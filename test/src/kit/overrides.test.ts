import { expect } from '@open-wc/testing'
import { baseStrings } from '../../../src/kit/baseStrings'
import { configure, type SettingsPart } from '../../../src/kit/settings'
import { t } from '../../../src/kit/t'
import { waitUntil } from '../../support/waitUntil'

describe('strings of the page', () => {
  const { warn } = console
  const warnings: string[] = []
  beforeEach(() => {
    console.warn = (text: string) => warnings.push(text)
  })
  afterEach(() => {
    configure({ strings: undefined })
    console.warn = warn
  })

  it('take the place of ours, in every language or in one, and go with the setting', async () => {
    configure({ strings: { 'feed.spark': 'Like', de: { 'feed.share': 'Weitersagen' } } })
    const english = await baseStrings.load('en-GB')
    const german = await baseStrings.load('de')
    expect([t(english, 'feed.spark'), t(english, 'feed.share')]).to.deep.equal(['Like', 'Share'])
    expect([t(german, 'feed.spark'), t(german, 'feed.share')]).to.deep.equal(['Like', 'Weitersagen'])

    configure({ strings: { 'feed.spark': 'Glow' } })
    expect(t(baseStrings.now('en'), 'feed.spark')).to.equal('Glow')
    configure({ strings: undefined })
    expect(t(baseStrings.now('en'), 'feed.spark')).to.equal('Spark')
    expect(t(baseStrings.now('de'), 'feed.share')).to.equal('Teilen')
  })

  it('are left out with one warning where they are not strings', async () => {
    const strings = { 'feed.spark': 7, 'feed.share': '<b>Pass on</b>', constructor: 'x' } as unknown
    configure({ strings } as SettingsPart)
    const english = await baseStrings.load('en')
    configure({ strings: { ...(strings as object) } } as SettingsPart)
    expect(t(english, 'feed.spark')).to.equal('Spark')
    expect(t(english, 'feed.share')).to.equal('<b>Pass on</b>')
    expect(warnings.filter((text) => text.includes('feed.spark'))).to.have.length(1)
  })

  it('are reported once where no string has that key', async () => {
    configure({ strings: { 'feed.nothing': 'x', 'community.join': 'Enter' } } as SettingsPart)
    await baseStrings.load('en')
    await waitUntil(() => warnings.some((text) => text.includes("'feed.nothing'")))
    expect(warnings.join()).not.to.include('community.join')
  })

  it('have types that refuse unknown keys', () => {
    // @ts-expect-error: no such key
    const part: SettingsPart = { strings: { 'feed.nothing': 'x' } }
    expect(part).to.have.property('strings')
  })
})
