import { aTimeout, expect, nextFrame, waitUntil } from '@open-wc/testing'
import { everythingLive, loadedMedia, playingMedia } from './count'

const cases = {
  'geuin-feed': { source: 'home', muted: '' },
  'geuin-app': { routing: 'memory' },
  'geuin-auth': {},
  'geuin-community': { slug: 'night-skies' },
  'geuin-explore': {},
  'geuin-loop': { slug: 'slow-light' },
  'geuin-profile': { slug: 'mira.light' },
} as const

type Tag = keyof typeof cases

const settled = () => aTimeout(0).then(nextFrame)

const make = (tag: Tag) => {
  const element = document.createElement(tag)
  const attributes: Readonly<Record<string, string>> = { 'api-host': '/', 'brand-id': '1', ...cases[tag] }
  for (const name of Object.keys(attributes)) element.setAttribute(name, attributes[name]!)
  return element
}

/** React marks the node of a root, and takes the mark off when the root is unmounted. */
const hasRoot = (mount: Element) =>
  Object.entries(mount).some(([name, value]) => name.startsWith('__reactContainer') && value !== null)

/** What an answer that is kept takes: a timer that lets it go some minutes later. */
const isKeeping = (entry: string) => entry.includes('scheduleGc')

/** How much of each is on, by what it is. */
const summary = () => {
  const counts = new Map<string, number>()
  for (const entry of everythingLive().filter((it) => !isKeeping(it))) counts.set(entry, (counts.get(entry) ?? 0) + 1)
  return counts
}

/** Waits for what takes itself away: a request that is being given up, a frame, a scheduled render. */
const remaining = async (before: ReadonlyMap<string, number>) => {
  const more = () => [...summary()].filter(([entry, count]) => count > (before.get(entry) ?? 0))
  await waitUntil(() => more().length === 0, '', { timeout: 5000 }).catch(() => {})
  return more().map(([entry, count]) => `${count - (before.get(entry) ?? 0)} more: ${entry}`)
}

describe('what an element leaves behind [N05]', () => {
  before(async () => {
    await import('../../elements/geuin-feed')
    await import('../../elements/geuin-app')
    await import('../../elements/geuin-auth')
    await import('../../elements/geuin-community')
    await import('../../elements/geuin-explore')
    await import('../../elements/geuin-loop')
    await import('../../elements/geuin-profile')
  })

  for (const tag of Object.keys(cases) as Tag[]) {
    it(`<${tag}>: no listener, timer, observer, frame or media after a hundred comings and goings`, async function () {
      this.timeout(60_000)
      const [here, there] = [document.createElement('div'), document.createElement('div')]
      document.body.append(here, there)
      const element = make(tag)

      /** One full round first, so that objects kept once per page exist. */
      const stayLong = async () => {
        here.append(element)
        await waitUntil(() => element.isReady, 'ready', { timeout: 20_000 })
        await waitUntil(() => element.shadowRoot?.querySelector('img, video, button'), 'drawn', { timeout: 20_000 })
        there.append(element)
        await aTimeout(300)
        element.remove()
        await aTimeout(300)
      }
      await stayLong()
      await stayLong()
      const before = summary()
      const mounts = new Set<Element>()
      const noteMount = () => {
        const mount = element.shadowRoot?.querySelector('.mount')
        if (mount) mounts.add(mount)
      }

      for (let nth = 0; nth < 100; nth += 1) {
        here.append(element)
        if (nth % 10 === 0) await aTimeout(200)
        else if (nth % 3 === 0) await settled()
        there.append(element)
        if (nth % 4 === 0) await settled()
        noteMount()
        element.remove()
        if (nth % 5 !== 0) await Promise.resolve()
        const other = make(tag)
        here.append(other)
        if (nth % 7 === 0) await settled()
        other.remove()
      }
      await settled()

      expect(await remaining(before)).to.deep.equal([])
      // An answer is kept for the page, not for an element: once, however many elements asked.
      const { queryClient } = await import('../../src/kit/query')
      const kept = queryClient().getQueryCache().getAll().length
      expect(kept).to.be.lessThan(20)
      expect(everythingLive().filter(isKeeping).length).to.be.at.most(kept)
      expect(playingMedia()).to.have.length(0)
      expect(loadedMedia()).to.have.length(0)
      expect(mounts.size).to.be.greaterThan(50)
      expect([...mounts].filter(hasRoot)).to.have.length(0)
      expect(element.shadowRoot?.querySelector('.island') === null).to.equal(true)
      here.remove()
      there.remove()
    })
  }
})
