import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { testAdminKey } from '../../demo/server/testing'
import { paths } from '../../src/wire/paths'
import { axe, type Demo, openDemo } from '../support/demo'
import { codeFor } from '../support/mailbox'

interface Answer {
  headers: Headers
  data: Record<string, string>
}

describe('pages that the server shows', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  const ask = async (path: string, body?: object, headers = {}): Promise<Answer> => {
    const answer = await fetch(demo.origin + path, {
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    return { headers: answer.headers, ...((await answer.json()) as { data: Record<string, string> }) }
  }
  const signIn = async (email: string) => {
    const device = { encrypted_device_id: 'browser' }
    const { preAuthSessionId, deviceId } = (await ask(paths.sendCode, { email, ...device })).data
    const userInputCode = await codeFor(email, demo.origin)
    const code = { userInputCode, preAuthSessionId, deviceId, login_source: 'web', device_type: 3, email }
    const { headers, data } = await ask(paths.consumeCode, code)
    return { nickname: data.nickname ?? '', headers: { authorization: `Bearer ${headers.get('gn-access-token')}` } }
  }

  it('accept a creator with the key, which is removed from the URL [F08] [S04]', async () => {
    const { nickname, headers } = await signIn('creator@mail.example')
    await ask(paths.creatorRequest, { source: 'app_web' }, headers)
    const { page, faults } = await demo.open(`/admin#${testAdminKey}`)
    const person = page.locator('.person', { hasText: nickname })
    await person.getByRole('button', { name: 'Accept as creator' }).click()
    await person.getByText('Creator', { exact: true }).waitFor()
    assert.equal(page.url(), `${demo.origin}/admin`)
    assert.equal(Number((await ask(paths.creatorStatus, undefined, headers)).data.cb_request_status), 3)
    await page.getByRole('searchbox').fill(nickname.toUpperCase())
    await person.getByRole('checkbox', { name: 'May delete the account' }).uncheck()
    await page.reload()
    await page.getByText('Nobody asks to become a creator').waitFor()
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('ask for the key, and reject a wrong one [F08] [S04]', async () => {
    const { page } = await demo.open('/admin')
    await page.getByText('The key is needed.').waitFor()
    await page.getByLabel(/^Key/).fill('not the right key')
    await page.keyboard.press('Enter')
    await page.getByText('This key is not right.').waitFor()
    assert.equal(await page.locator('.person').count(), 0)
    await page.getByLabel(/^Key/).fill(testAdminKey)
    await page.keyboard.press('Enter')
    await page.getByRole('searchbox').waitFor()
    await page.context().close()
  })

  it('set the pages that a sign-in returns to, and name one that cannot be [F01] [S04]', async () => {
    const { page, faults } = await demo.open(`/admin#${testAdminKey}`)
    const field = page.getByRole('textbox', { name: 'Halcyon' })
    const form = page.locator('form', { has: field })
    await field.fill('https://halcyon.example/*')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('Not saved: https://halcyon.example/* is no address of a page.').waitFor()
    await field.fill(' https://halcyon.example/account \n\n/home')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('Saved.').waitFor()
    await page.reload()
    await page.getByRole('textbox', { name: 'Lumen' }).waitFor()
    assert.equal(await field.inputValue(), 'https://halcyon.example/account\n/home')
    assert.deepEqual(await axe(page), [])
    assert.deepEqual(
      faults.filter((fault) => !fault.includes('400')),
      [],
    )
    await page.context().close()
  })

  it('redirect a short link, styled and without errors [F14] [F18]', async () => {
    const about = { title: 'Windows', preview_url: '', path_params: { page: 'video', slug: 'windows' } }
    const { shortLink = '' } = (await ask(paths.dynamicLink, { query_params: { utm_source: 'web' }, ...about })).data
    const { page } = await demo.open(new URL(shortLink).pathname)
    await page.waitForURL(`${demo.origin}/video/windows?utm_source=web`)
    await page.context().close()

    const { link = '' } = (await ask(paths.appLink, { type: 'spark', payload: { video_slug: 'windows' } })).data
    const app = await demo.open(new URL(link).pathname)
    const shop = app.page.getByRole('link', { name: 'Get it on the App Store' })
    assert.equal(await shop.evaluate((it) => getComputedStyle(it).backgroundColor), 'rgb(90, 84, 240)')
    assert.deepEqual(app.faults, [])
    await app.page.context().close()
  })
})
