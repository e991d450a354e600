import assert from 'node:assert/strict'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import sharp from 'sharp'
import { chooseFile } from '../support/chooseFile'
import { type Demo, openDemo } from '../support/demo'
import { codeFor } from '../support/mailbox'
import { tabUntil } from '../support/tabUntil'

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1440, height: 900 } },
} satisfies Record<string, BrowserContextOptions>

/**
 * Runs in the page: what a screen reader would call the control that has the focus, inside of shadow roots as well; null
 * while no control that can be pressed or filled in has a name that matches.
 */
const focusedControl = (name: string): { focused: string } | null => {
  const nameOf = (it: Element | null) => {
    const label = it && 'labels' in it ? (it as HTMLInputElement).labels?.[0] : null
    return (it?.getAttribute('aria-label') ?? label?.textContent ?? it?.textContent ?? '').trim()
  }
  const enabledIn = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((it) => [
      ...(it.matches(':is(button, input, select, textarea):enabled, a[href]') ? [it] : []),
      ...(it.shadowRoot ? enabledIn(it.shadowRoot) : []),
    ])
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return enabledIn(document).some((it) => RegExp(name).test(nameOf(it))) ? { focused: nameOf(active) } : null
}

const focusedName = async (page: Page) => (await page.evaluate(focusedControl, ''))?.focused ?? ''

/** Goes by Tab to the control of that name, as soon as it is enabled. */
const go = async (page: Page, name: RegExp) => {
  await page.waitForFunction(focusedControl, name.source)
  const seen: string[] = []
  const isThere = async () => {
    const now = await focusedName(page)
    seen.push(now.slice(0, 30))
    return name.test(now)
  }
  if (!(await tabUntil(page, isThere))) assert.fail(`Tab never comes to ${name}: ${seen.join(' | ')}`)
}

const press = async (page: Page, name: RegExp, key: 'Enter' | 'Space' = 'Enter') => {
  await go(page, name)
  await page.keyboard.press(key)
}

/** Chooses an item of the open menu. */
const choose = async (page: Page, item: RegExp) => {
  for (let presses = 0; !item.test(await focusedName(page)); presses += 1) {
    assert.ok(presses < 20, `no item ${item}`)
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

const fill = async (page: Page, name: RegExp, text: string) => {
  await go(page, name)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first().waitFor()
const waitForText = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()
const closed = (page: Page) => page.locator('dialog[open]').waitFor({ state: 'detached' })

const openMenu = async (page: Page) => {
  await press(page, /^Account of/)
  await page.getByRole('menu').waitFor()
}

/** By the viewer's menu. */
const openEdit = async (page: Page, item: RegExp) => {
  await openMenu(page)
  await choose(page, /^Edit profile$/)
  await page.getByRole('menuitem', { name: 'Full name' }).waitFor()
  await choose(page, item)
}

/** The viewer's account, as the server knows it. */
const account = async (page: Page) => {
  const access = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((it) => it.startsWith('geuinSession ')) ?? ''
    return JSON.parse(localStorage.getItem(key) ?? '{}').tokens?.access as string
  })
  const headers = { authorization: `Bearer ${access}`, 'x-brand-id': '1' }
  const answer = await page.request.get(new URL('/api/v3/users/me', page.url()).href, { headers })
  return (await answer.json()).data
}

const signUp = async (page: Page, email: string) => {
  await press(page, /^Sign in$/)
  await heading(page, 'Sign in or sign up')
  await fill(page, /^Email/, email)
  await page.keyboard.press('Enter')
  await heading(page, 'Enter code')
  await page.keyboard.type(await codeFor(email, page.url()))
}

const onboard = async (page: Page, nickname: string) => {
  await heading(page, 'Community guidelines')
  await press(page, /^I agree to the guidelines/, 'Space')
  await press(page, /^Continue$/)
  await heading(page, 'What are you interested in?')
  for (const topic of ['Aurora', 'Neon', 'Waves']) {
    await press(page, new RegExp(`^${topic}$`), 'Space')
    await page.getByRole('button', { name: topic, exact: true, pressed: true }).waitFor()
  }
  await press(page, /^Continue$/)
  await heading(page, 'Choose your username')
  await fill(page, /^Username/, nickname)
  await waitForText(page, 'This username is free.')
  await page.keyboard.press('Enter')
  await heading(page, `Welcome, ${nickname}`)
  assert.equal(await page.locator('.toast').count(), 0)
  await press(page, /^Let’s go$/)
  await closed(page)
}

const editWords = async (page: Page) => {
  await openEdit(page, /^Full name$/)
  await heading(page, 'Edit full name')
  await fill(page, /^Full name/, 'Kea Board')
  await page.keyboard.press('Enter')
  await waitForText(page, 'Your full name has been updated')
  await closed(page)

  await openEdit(page, /^Bio$/)
  await heading(page, 'Edit bio')
  await fill(page, /^Bio/, 'No mouse, no finger.')
  await press(page, /^Save$/)
  await waitForText(page, 'Your bio has been updated')
  await closed(page)

  await openEdit(page, /^Birth date$/)
  await heading(page, 'Edit birth date')
  const parts = [
    [/^Month/, 'March'],
    [/^Day/, '14'],
    [/^Year/, '1994'],
  ] as const
  for (const [part, value] of parts) {
    await go(page, part)
    await page.keyboard.type(value)
  }
  await press(page, /^Save$/)
  await waitForText(page, 'Your birth date has been updated')
  await closed(page)

  await openEdit(page, /^Social profiles$/)
  await heading(page, 'Edit social profiles')
  await fill(page, /^Instagram handle/, 'kea.board')
  await page.keyboard.press('Enter')
  await waitForText(page, 'Your social profiles has been updated')
  await closed(page)
}

const addPicture = async (page: Page) => {
  const path = join(await mkdtemp(join(tmpdir(), 'geuin-picture-')), 'me.png')
  await sharp({ create: { width: 640, height: 480, channels: 3, background: '#5a54f0' } })
    .png()
    .toFile(path)
  await openEdit(page, /^Profile picture$/)
  await page.getByRole('button', { name: 'Add a picture' }).waitFor()
  await press(page, /^Add a picture$/)
  await go(page, /^(Drop a picture here|Choose a picture)/)
  await chooseFile(page, () => page.keyboard.press('Enter'), path)
  await heading(page, 'Crop your picture')
  await press(page, /^Done$/)
  await waitForText(page, 'Your profile image has been updated')
  await closed(page)
}

const becomeCreator = async (page: Page) => {
  await openMenu(page)
  await choose(page, /^Become a creator$/)
  await heading(page, 'Become a creator for Lumen')
  await press(page, /^Become a Creator$/)
  await page.getByRole('button', { name: 'Requested' }).waitFor()
  await press(page, /^Not now$/)
  await closed(page)
}

describe('a new viewer, by keyboard alone', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  for (const [size, options] of Object.entries(sizes)) {
    it(`gets from the first visit to a complete profile, ${size} screen [D02] [D03] [D04] [E15] [F09] [I02] [C13]`, async () => {
      const { page, faults } = await demo.open('/community.html', options)
      const email = `kea.${size}@mail.example`
      const nickname = `kea.${size}`
      await signUp(page, email)
      await onboard(page, nickname)
      await editWords(page)
      await addPicture(page)
      await becomeCreator(page)

      const { profile_image: picture, onboarding_topics: topics, ...fields } = await account(page)
      assert.match(picture, /uploads\/profile_images\/.+\.png$/)
      assert.equal((await page.request.get(new URL(picture, page.url()).href)).status(), 200)
      assert.equal(topics.length, 3)
      const filled = {
        ...{ nickname, email, name: 'Kea Board', bio: 'No mouse, no finger.', birthday: '14/3/1994' },
        ...{ insta_id: 'kea.board', brand_guidelines: true, is_nickname_generated: false, ks_cb_request_status: 2 },
      }
      assert.deepEqual({ ...fields, ...filled }, fields)

      // And nothing is asked again.
      await page.reload()
      await page.getByRole('button', { name: 'Account of Kea Board' }).waitFor()
      assert.equal(await page.locator('dialog[open]').count(), 0)
      assert.deepEqual(faults, [])
      await page.context().close()
    })
  }
})
