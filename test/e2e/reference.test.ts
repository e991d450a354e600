// The reference in the demo: made of the manifest, searched by keyboard.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { root } from '../../esbuild.mjs'
import { axe, type Demo, openDemo } from '../support/demo'
import { untilReady } from '../support/pages'

interface Row {
  name: string
  description?: string
  type?: { text: string }
  kind?: string
}
type Part = 'attributes' | 'members' | 'events' | 'cssParts' | 'cssProperties' | 'slots'
type Declaration = { tagName: string; description: string } & Record<Part, Row[]>

describe('the reference [N04]', () => {
  let demo: Demo
  let elements: Declaration[]
  before(async () => {
    demo = await openDemo()
    const { modules } = JSON.parse(await readFile(join(root, 'dist/custom-elements.json'), 'utf8'))
    elements = modules.flatMap((module: { declarations: Declaration[] }) => module.declarations)
  })
  after(() => demo.close())

  it('has a page for each element, with all that the manifest says and an example of it', async () => {
    assert.ok(elements.length > 6)
    for (const element of elements) {
      const { page, faults } = await demo.open(`/reference/${element.tagName}`)
      assert.equal(await page.locator('h1').innerText(), `<${element.tagName}>`)
      const rows = await page
        .locator('dl .row')
        .evaluateAll((all) => all.map((it) => (it.textContent ?? '').replace(/\s+/g, ' ').trim()))
      const attributes = element.attributes.map(({ name }) => name)
      const parts: Part[] = ['attributes', 'events', 'cssParts', 'cssProperties', 'members']
      for (const { name, description = '', type, kind } of parts.flatMap((part) => element[part])) {
        const isReflected = attributes.includes(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
        if (kind && isReflected) continue
        const words = `${description.replaceAll('`', '')} ${kind === 'method' ? '' : (type?.text ?? '')}`
          .trim()
          .split(/\s+/)
        const found = rows.find((row) => row.startsWith(name) && words.every((word) => row.includes(word)))
        assert.ok(found, `${element.tagName}: ${name}, ${words.join(' ')}`)
      }
      if (element.attributes.length > 0) await untilReady(page.locator('.live > *'))
      assert.deepEqual(faults, [])
      await page.context().close()
    }
  })

  it('has pages for window.geuin and the doctor, as the sources describe them, which the contents and the search know', async () => {
    const { page, faults } = await demo.open('/reference/geuin')
    assert.equal(await page.locator('h1').innerText(), 'window.geuin')
    const api = await readFile(join(root, 'src/kit/api.ts'), 'utf8')
    const [, body = ''] = api.match(/^export interface Geuin \{\n([\s\S]*?)^\}/m) ?? []
    const members = [...body.matchAll(/^ {2}(?:readonly )?(\w+)[(<:]/gm)].map(([, name]) => name)
    assert.ok(members.length > 7)
    const named = await page.locator('#methods + dl dt, #properties + dl dt').allInnerTexts()
    assert.deepEqual(named.map((text) => text.trim().replace(/\(.*/, '')).sort(), members.sort())
    const row = (id: string) => page.locator(id).innerText()
    assert.match(await row('#method-signIn'), /signIn\(step\?: string\)[\s\S]*step: the step to open, such as SIGNIN/)
    assert.match(await row('#method-diagnose'), /returns: the worst first; empty when all is well/)
    assert.match(await row('#function-render'), /import \{ render \} from 'geuin\/server'/)
    assert.match(await row('#field-SettingsPart-brandId'), /Which brand\./)
    assert.equal(
      await page.locator('#events + dl .row').count(),
      new Set(elements.flatMap((it) => it.events.map(({ name }) => name))).size,
    )
    await untilReady(page.locator('.live > *'))
    await page.getByRole('button', { name: 'signIn()' }).click()
    await page.locator('.live').getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    // What follows tries calls that fail.
    assert.deepEqual(faults, [])
    await page.getByRole('button', { name: 'diagnose()' }).click()
    await page.getByText(/diagnose\(\) found/).waitFor()

    await page.getByRole('combobox').fill('diagnose')
    await page.getByRole('option', { name: /^diagnose\(\)\s*function, geuin-doctor/ }).waitFor()
    await page.getByRole('navigation', { name: 'Around them' }).getByRole('link', { name: 'geuin-doctor' }).click()
    await page.waitForURL('**/reference/geuin-doctor')
    assert.match(await row('#field-Finding-code'), /'script-blocked' \| 'script-missing'/)
    await page.getByRole('button', { name: 'check()' }).click()
    await page.getByText(/check\(\) found/).waitFor()
    await page.context().close()
  })

  it('has its example follow the tag that somebody writes, by keyboard', async () => {
    const { page, faults } = await demo.open('/reference/geuin-feed')
    const example = page.locator('.live > *')
    await untilReady(example)
    const attributes = () =>
      example.evaluate((it) => it.getAttributeNames().map((name) => `${name}=${it.getAttribute(name)}`))
    const field = page.getByLabel('Change it')
    await field.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('<geuin-feed source="community" slug=night-skies layout="grid" muted></geuin-feed>')
    await example.locator('.poster, [part~="poster"]').first().waitFor()
    assert.deepEqual(await attributes(), ['source=community', 'slug=night-skies', 'layout=grid', 'muted='])
    assert.equal(await field.getAttribute('aria-invalid'), 'false')
    await page.keyboard.press('Tab')
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'next()')
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('takes no other tag, attribute or value into its example, and says why', async () => {
    const { page, faults } = await demo.open('/reference/geuin-feed')
    const example = page.locator('.live > *')
    await untilReady(example)
    const before = await example.evaluate((it) => it.outerHTML)
    const field = page.getByLabel('Change it')
    const wrong: Array<[text: string, message: string]> = [
      ['feed', 'Write one tag that begins with <geuin-feed.'],
      ['<img src=x onerror=alert(1)>', 'This example is a <geuin-feed>: <img> can’t stand here.'],
      ['<geuin-feed onclick="alert(1)">', '<geuin-feed> has no attribute onclick.'],
      ['<geuin-feed mutted></geuin-feed>', '<geuin-feed> has no attribute mutted.'],
      ['<geuin-feed layout="row">', 'layout is one of feed, carousel, grid, floating, not “row”.'],
      [
        '<geuin-feed muted="false">',
        'muted is on wherever it stands, whatever its value: leave it out to turn it off.',
      ],
      ['<geuin-feed muted muted>', 'muted stands there twice.'],
      ['<geuin-feed source="home>', 'The tag can’t be read from here: source="home>. Is a " or the > missing?'],
      ['<geuin-feed source="home"', 'The tag can’t be read from here: its end. Is a " or the > missing?'],
      ['<geuin-feed><script>alert(1)</script>', 'Only the tag can be changed: nothing can stand behind its >.'],
    ]
    for (const [text, message] of wrong) {
      await field.fill(text)
      await page.getByRole('status').filter({ hasText: message }).waitFor()
      assert.equal(await field.getAttribute('aria-invalid'), 'true')
      assert.equal(await example.evaluate((it) => it.outerHTML), before, text)
    }
    assert.deepEqual(faults, [])
    await page.context().close()
  })

  it('is searched by keyboard from anywhere on a page', async () => {
    const { page } = await demo.open('/reference/geuin-auth')
    await page.locator('h1').waitFor()
    await page.keyboard.press('/')
    const field = page.getByRole('combobox', { name: 'Search the reference' })
    assert.ok(await field.evaluate((it) => it === document.activeElement))
    await field.pressSequentially('no-auto')
    const option = page.getByRole('option', { name: /^no-autoplay/ })
    await option.waitFor()
    assert.equal(await option.getAttribute('aria-selected'), 'true')
    await field.press('Enter')
    await page.waitForURL(/\/reference\/geuin-feed#attribute-no-autoplay$/)
    assert.ok(await page.locator('#attribute-no-autoplay').isVisible())

    await page.keyboard.press('/')
    await field.pressSequentially('accent')
    await page
      .getByRole('option', { name: /--geuin-accent/ })
      .first()
      .waitFor()
    const second = page.getByRole('option').nth(1)
    await field.press('ArrowDown')
    assert.equal(await field.getAttribute('aria-activedescendant'), await second.getAttribute('id'))
    await field.press('Escape')
    assert.equal(await page.getByRole('option').count(), 0)
    await field.fill('nothing like this')
    await page.getByText('Nothing found').waitFor()
    await page.context().close()
  })

  it('lets the methods of an example be tried, and names the last event', async () => {
    const { page } = await demo.open('/reference/geuin-feed')
    await untilReady(page.locator('.live > *'))
    await page.getByRole('button', { name: 'next()' }).click()
    await page.locator('.heard').getByText('geuin:video-change').waitFor()
    await page.context().close()
  })

  it('answers other names as pages that don’t exist, and leads to its first page', async () => {
    const { page } = await demo.open('/reference/')
    assert.match(page.url(), /\/reference\/geuin-\w+$/)
    assert.equal((await fetch(`${demo.origin}/reference/geuin-none`)).status, 404)
    await page.context().close()
  })

  for (const colorScheme of ['light', 'dark'] as const)
    it(`can be used by everybody, ${colorScheme}, and is never wider than the window`, async () => {
      for (const width of [360, 1440])
        for (const tag of ['geuin-auth', 'geuin', 'geuin-doctor']) {
          const { page } = await demo.open(`/reference/${tag}`, { colorScheme, viewport: { width, height: 800 } })
          if (tag !== 'geuin-doctor') await untilReady(page.locator('.live > *'))
          assert.deepEqual(await axe(page), [], `${tag} ${width}`)
          assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width)
          await page.context().close()
        }
    })
})
