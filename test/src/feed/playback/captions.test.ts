import { expect } from '@open-wc/testing'
import { clear, openPlayback, type PlacedFeed, placeFeed, slideShows, until } from '../../../support/feed'
import { answer, media, page, reset, wireVideo } from '../../../support/feedAnswers'

const captions = [
  { lang: 'en', label: 'English', url: '/captions/en.vtt' },
  { lang: 'de', label: 'Deutsch', url: '/captions/de.vtt' },
]
const vtt = (words: string) => new Response(`WEBVTT\n\n00:00.000 --> 01:00.000\n${words}\n`)

describe('captions', () => {
  afterEach(async () => {
    await clear()
    reset()
  })

  const open = async () => {
    answer('/goservices/feed/home', () => page([wireVideo(1, { media: { ...media, captions } })]))
    answer('/captions/en.vtt', () => vtt('Good evening'))
    answer('/captions/de.vtt', () => vtt('Guten Abend'))
    const it = placeFeed()
    await slideShows(it, 'Caption 1')
    return it
  }
  const says = (it: PlacedFeed, words: string) => until(() => it.find('.cue')?.textContent === words, words)
  const sizeOf = (it: PlacedFeed) => getComputedStyle(it.find('.cue')!).fontSize
  const language = (it: PlacedFeed) => it.find<HTMLSelectElement>('dialog select')!
  const size = (it: PlacedFeed, text: string) => it.all('dialog label').find(({ textContent }) => textContent === text)!
  const choose = (it: PlacedFeed, lang: string) => {
    language(it).value = lang
    language(it).dispatchEvent(new Event('change', { bubbles: true }))
  }

  it('have a language and a size, which the next feed keeps [T12]', async () => {
    const it = await open()
    await says(it, 'Good evening')
    expect(sizeOf(it)).to.equal('17px')
    await openPlayback(it)
    expect(language(it).value).to.equal('en')
    expect([...language(it).options].map(({ text }) => text)).to.eql(['English', 'Deutsch'])
    choose(it, 'de')
    await says(it, 'Guten Abend')
    size(it, '150%').click()
    await until(() => sizeOf(it) === '25.5px', 'they are larger')
    await clear()

    const next = await open()
    await says(next, 'Guten Abend')
    await until(() => sizeOf(next) === '25.5px', 'they are as large')
    await openPlayback(next)
    expect(language(next).value).to.equal('de')
    expect(size(next, '150%').querySelector('input')!.checked).to.equal(true)
    choose(next, 'en')
    size(next, '100%').click()
    await says(next, 'Good evening')
  })

  it('offer language and size only while they are on [T12]', async () => {
    const it = await open()
    await openPlayback(it)
    const rows = () => [it.find('dialog select') !== null, it.find('dialog')!.textContent!.includes('Caption size')]
    expect(rows()).to.eql([true, true])
    it.find('[role="switch"]')!.click()
    await until(() => it.find('[role="switch"]')!.ariaChecked === 'false', 'they are off')
    expect(rows()).to.eql([false, false])
  })
})
