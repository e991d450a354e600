import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { CDPSession, Page } from 'playwright-core'
import { type Demo, openDemo } from '../support/demo'

interface Counters {
  nodes: number
  jsEventListeners: number
}

/**
 * What the browser itself counts after it has collected its garbage. The heap says less: the engine's own compiled code
 * makes most of its growth here.
 */
const counters = async (session: CDPSession): Promise<Counters> => {
  for (let nth = 0; nth < 3; nth += 1) await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { nodes, jsEventListeners }
}

/** Half-seconds that what is being given up may take to end: requests, a stream's buffers, idle callbacks. */
const PATIENCE = 40

/** What it counts once `isFine`; the last it counted when that takes too long. */
const countersWhen = async (
  page: Page,
  session: CDPSession,
  isFine: (now: Counters, before: Counters | undefined) => boolean,
): Promise<Counters> => {
  let before: Counters | undefined
  let now = await counters(session)
  for (let wait = 0; wait < PATIENCE && !isFine(now, before); wait += 1) {
    await page.waitForTimeout(500)
    before = now
    now = await counters(session)
  }
  return now
}

const isStill = (now: Counters, before: Counters | undefined) =>
  now.nodes === before?.nodes && now.jsEventListeners === before.jsEventListeners

/** Puts the element in, moves it, takes it out, as often as told; half of the times a new one. */
const comeAndGo = (page: Page, tag: string, attributes: Readonly<Record<string, string>>, times: number) =>
  page.evaluate(
    async ({ tag, attributes, times }) => {
      const frame = () => new Promise(requestAnimationFrame)
      const make = () => {
        const element = document.createElement(tag) as HTMLElement & { isReady: boolean }
        for (const name of Object.keys(attributes)) element.setAttribute(name, attributes[name] ?? '')
        return element
      }
      const [here, there] = [document.createElement('div'), document.createElement('div')]
      document.body.prepend(here, there)
      let element = make()
      for (let nth = 0; nth < times; nth += 1) {
        if (nth % 2 === 0) element = make()
        here.append(element)
        while (nth % 10 === 0 && !element.isReady) await frame()
        if (nth % 3 === 0) await frame()
        there.append(element)
        if (nth % 4 === 0) await frame()
        element.remove()
      }
      here.remove()
      there.remove()
    },
    { tag, attributes, times },
  )

/** Nodes that the engine may still hold of the last few stays, more on a busy machine; a hundred that stayed would be fifteen thousand. */
const LAST_STAYS = 1500

describe('memory [N05]', () => {
  let demo: Demo
  before(async () => {
    demo = await openDemo()
  })
  after(() => demo.close())

  const cases = [
    ['geuin-feed', { source: 'home', eager: '' }],
    ['geuin-auth', {}],
    ['geuin-community', { slug: 'night-skies' }],
    ['geuin-explore', {}],
    ['geuin-loop', { slug: 'slow-light' }],
    ['geuin-profile', { slug: 'mira.light' }],
  ] as const

  for (const [tag, attributes] of cases)
    it(`does not grow when <${tag}> is added and removed a hundred times`, { timeout: 300_000 }, async () => {
      const { page, faults } = await demo.open('/')
      await page.evaluate(async (name) => {
        await import(`/dist/elements/${name}.js`)
      }, tag)
      const session = await page.context().newCDPSession(page)
      const site = { 'api-host': '/', 'brand-id': '1', ...attributes }
      // So much that everything has loaded that ever loads.
      await comeAndGo(page, tag, site, 30)
      const before = await countersWhen(page, session, isStill)
      await comeAndGo(page, tag, site, 100)
      const after = await countersWhen(
        page,
        session,
        ({ nodes, jsEventListeners }) =>
          nodes <= before.nodes + LAST_STAYS && jsEventListeners <= before.jsEventListeners + LAST_STAYS,
      )
      assert.ok(after.nodes <= before.nodes + LAST_STAYS, `nodes: ${before.nodes}, then ${after.nodes}`)
      assert.ok(
        after.jsEventListeners <= before.jsEventListeners + LAST_STAYS,
        `listeners: ${before.jsEventListeners}, then ${after.jsEventListeners}`,
      )
      assert.deepEqual(faults, [])
      await page.context().close()
    })
})
