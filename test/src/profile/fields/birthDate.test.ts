import { expect } from '@open-wc/testing'
import { birthDays, birthMonths, birthYears } from '../../../../src/profile/profile'
import { localDay } from '../../../../src/wire/birthday'
import { expectAccessible } from '../../../support/accessible'
import { answerWith, refusal, resetApi } from '../../../support/fakeApi'
import { choose } from '../../../support/input'
import { clearSteps, openStep, type StepDialog, sentTo, updatePath } from '../../../support/openStep'
import { find, serverReady } from '../../../support/page'
import { viewerOf } from '../../../support/signIn'
import { waitUntil } from '../../../support/waitUntil'

const parts = (month: number | '', day: number | '', year: number | '') => ({
  month: String(month),
  day: String(day),
  year: String(year),
})
const today = { year: 2026, month: 3, day: 14 }

describe('options of a birth date', () => {
  it('years go from thirteen years ago down to 1940 [E10]', () => {
    const years = birthYears(today)
    expect([years[0], years.at(-1), years.length]).to.eql([2013, 1940, 74])
  })

  it('months and days end with today in the latest year [E10]', () => {
    expect(birthMonths(parts('', '', 2012), today)).to.have.length(12)
    expect(birthMonths(parts('', '', 2013), today)).to.eql([1, 2, 3])
    expect(birthDays(parts(3, '', 2013), today)).to.have.length(14)
    expect(birthDays(parts(2, '', 2013), today)).to.have.length(28)
    expect(birthDays(parts(3, '', 2012), today)).to.have.length(31)
    expect(birthDays(parts(1, '', 2013), { ...today, month: 1, day: 1 })).to.eql([1])
  })

  it('days follow the month’s length, 29 February included [E10]', () => {
    const days = (month: number, year: number | '') => birthDays(parts(month, '', year), today).length
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => days(month, 2001))).to.eql([
      ...[31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31],
    ])
    expect([days(2, 2012), days(2, 2000), days(2, 1999), days(2, '')]).to.eql([29, 29, 28, 29])
    expect(birthDays(parts('', '', ''), today)).to.have.length(31)
  })
})

describe('EDIT_BIRTHDATE', () => {
  before(serverReady)
  afterEach(clearSteps)

  const select = (it: StepDialog, name: string) => it.field<HTMLSelectElement>(name)
  const set = (it: StepDialog, month: number, day: number, year: number) => {
    choose(select(it, 'year'), String(year))
    choose(select(it, 'month'), String(month))
    choose(select(it, 'day'), String(day))
  }
  const labels = (it: StepDialog, name: string) =>
    [...select(it, name).options].filter(({ hidden }) => !hidden).map(({ label }) => label)
  const shows = (it: StepDialog) => ['month', 'day', 'year'].map((name) => select(it, name).value)
  const now = localDay()

  it('requires day, month and year, and a change [E11]', async () => {
    const it = await openStep('EDIT_BIRTHDATE')
    expect(labels(it, 'month').slice(0, 2)).to.eql(['January', 'February'])
    choose(select(it, 'month'), '2')
    expect(labels(it, 'day')).to.have.length(29)
    choose(select(it, 'day'), '29')
    expect(it.button('Save').disabled).to.equal(true)
    choose(select(it, 'year'), '1996')
    expect(it.button('Save').disabled).to.equal(false)
    await expectAccessible(it.box())
  })

  it('sends the date as day/month/year [E11] [G14]', async () => {
    const it = await openStep('EDIT_BIRTHDATE')
    resetApi()
    set(it, 2, 29, 1996)
    it.press('Save')
    await it.toast('Your birth date has been updated')
    await it.closed()
    expect(await sentTo(updatePath)).to.eql([{ user: { birthday: '29/2/1996' } }])
    expect((await viewerOf(it.element))?.birth).to.equal('29/2/1996')
    await it.element.show('EDIT_BIRTHDATE')
    await waitUntil(() => find(it.element, '[name="month"]'), 'the form')
    expect([shows(it), it.button('Save').disabled]).to.eql([['2', '29', '1996'], true])
  })

  it('shows no day that the month does not have, and shows it again for a longer month [E10]', async () => {
    const it = await openStep('EDIT_BIRTHDATE', { birth: '29/2/1996' })
    choose(select(it, 'year'), '1997')
    expect(shows(it)).to.eql(['2', '', '1997'])
    expect(labels(it, 'day')).to.have.length(28)
    expect(it.button('Save').disabled).to.equal(true)
    choose(select(it, 'year'), '2000')
    expect(shows(it)).to.eql(['2', '29', '2000'])
    expect(it.button('Save').disabled).to.equal(false)
  })

  it('accepts a date from the thirteenth birthday on, and not a day before [E11]', async () => {
    const it = await openStep('EDIT_BIRTHDATE')
    const young = 'You must be at least 13 years old.'
    const birthday = new Date(now.year - 13, now.month - 1, now.day)
    set(it, now.month, now.day, now.year - 13)
    expect(it.text()).not.to.contain(young)
    expect(it.button('Save').disabled).to.equal(false)
    const tomorrow = new Date(birthday.getFullYear(), birthday.getMonth(), birthday.getDate() + 1)
    // Chosen while the year was another one.
    set(it, tomorrow.getMonth() + 1, tomorrow.getDate(), tomorrow.getFullYear() - 1)
    choose(select(it, 'year'), String(tomorrow.getFullYear()))
    const isOffered = tomorrow.getFullYear() === now.year - 13
    if (!isOffered) return
    expect(it.text()).to.contain(young)
    expect(it.button('Save').disabled).to.equal(true)
    for (const name of ['month', 'day', 'year']) {
      expect(select(it, name).getAttribute('aria-invalid'), name).to.equal('true')
      const words = select(it, name)
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => it.element.shadowRoot?.getElementById(id)?.textContent)
      expect(words, name).to.contain(young)
    }
    choose(select(it, 'year'), String(now.year - 14))
    expect(it.text()).not.to.contain(young)
  })

  it('names the Gregorian months in the element’s language', async () => {
    const it = await openStep('EDIT_BIRTHDATE', { birth: '17/9/1996' })
    it.element.setAttribute('locale', 'de')
    await waitUntil(() => it.text().includes('Geburtsdatum bearbeiten'), 'German')
    expect(labels(it, 'month')[2]).to.equal('März')
    it.element.setAttribute('locale', 'fa')
    await waitUntil(() => labels(it, 'month')[0] === 'ژانویهٔ', 'Persian').catch(() => undefined)
    expect(labels(it, 'month')[0]).to.contain('ژانویه')
  })

  it('shows an error when saving failed [G10]', async () => {
    const it = await openStep('EDIT_BIRTHDATE')
    answerWith(({ path }) => (path === updatePath ? refusal(500, 500) : undefined))
    set(it, 9, 17, 1996)
    it.press('Save')
    const failed = 'Something went wrong while updating birth date. Please try again!'
    await waitUntil(() => it.text().includes(failed), 'the failure')
  })
})
