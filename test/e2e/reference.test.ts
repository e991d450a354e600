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
        if (kind && (isReflected || name === 'addEventListener')) continue
        const words = `${description.replaceAll('`', '')} ${kind === 'method' ? '' : (type?.text ?? '')}`
          .trim()
          .split(/\s+/)
        const found = rows.find((row) => row.startsWith(name) && words.every((word) => row.includes(word)))
        assert.ok(found, `${element.tagName}: ${name}, ${words.join(' ')}`)
      }
      await untilReady(page.locator('.live > *'))
      assert.deepEqual(faults, [])
      await page.context().close()
    }
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
      for (const width of [360, 1440]) {
        const { page } = await demo.open('/reference/geuin-auth', { colorScheme, viewport: { width, height: 800 } })
        await untilReady(page.locator('.live > *'))
        assert.deepEqual(await axe(page), [])
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width)
        await page.context().close()
      }
    })
})
