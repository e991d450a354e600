import { expect } from '@open-wc/testing'
import { atom } from 'jotai/vanilla'
import { hasOwn } from '../../../src/kit/guard'
import { queryClient } from '../../../src/kit/query'
import { configure, resolveSettings } from '../../../src/kit/settings'
import { pageObject, shared } from '../../../src/kit/shared'
import { pageStore } from '../../../src/kit/store'

describe('shared', () => {
  it('creates a value once per page and name', () => {
    let created = 0
    const make = () => {
      created += 1
      return { created }
    }
    expect(shared('test:one', make)).to.equal(shared('test:one', make))
    expect(shared('test:two', make)).not.to.equal(shared('test:one', make))
    expect(created).to.equal(2)
  })

  it('keeps undefined and null as values', () => {
    let created = 0
    const make = () => {
      created += 1
      return undefined
    }
    shared('test:nothing', make)
    shared('test:nothing', make)
    expect(created).to.equal(1)
  })

  it('tries again after a failure', () => {
    const fail = () => {
      throw new Error('not yet')
    }
    expect(() => shared('test:late', fail)).to.throw('not yet')
    expect(shared('test:late', () => 1)).to.equal(1)
  })

  it('is under one symbol, which loops over window do not see', () => {
    expect(Reflect.get(window, Symbol.for('geuin'))).to.equal(pageObject())
    expect(Object.values(window)).not.to.include(pageObject())
  })

  it('ignores a prototype that the page has changed', () => {
    Object.defineProperty(Object.prototype, '1:test:polluted', { value: 'evil', configurable: true })
    try {
      expect(shared('test:polluted', () => 'ours')).to.equal('ours')
    } finally {
      Reflect.deleteProperty(Object.prototype, '1:test:polluted')
    }
    expect(hasOwn({}, 'toString')).to.equal(false)
  })
})

describe('two copies of the script', () => {
  it('find each other’s values [N02]', async () => {
    const copy = await import('../../../src/kit/shared.ts?copy')
    expect(copy.shared, 'really another copy').not.to.equal(shared)
    const value = shared('test:both', () => ({}))
    expect(copy.shared('test:both', () => ({}))).to.equal(value)
    expect(copy.pageObject()).to.equal(pageObject())
  })

  it('share one store and one query client [N02]', async () => {
    const copy = await import('../../../src/kit/store.ts?copy')
    expect(copy.pageStore, 'really another copy').not.to.equal(pageStore)
    expect(copy.pageStore()).to.equal(pageStore())
    const client = await import('../../../src/kit/query.ts?copy')
    expect(client.queryClient()).to.equal(queryClient())
    const countAtom = atom(0)
    copy.pageStore().set(countAtom, 3)
    expect(pageStore().get(countAtom)).to.equal(3)
  })

  it('share the configuration and its changes [N02]', async () => {
    const copy = await import('../../../src/kit/settings.ts?copy')
    expect(copy.resolveSettings, 'really another copy').not.to.equal(resolveSettings)
    let changes = 0
    const off = copy.onSettingsChange(() => {
      changes += 1
    })
    configure({ brandId: '42' })
    expect(copy.resolveSettings().brandId).to.equal('42')
    expect(changes).to.equal(1)
    off()
    copy.configure({ brandId: undefined })
    expect(resolveSettings().brandId).to.equal(undefined)
  })

  it('share a site’s bearer [N02] [A07]', async () => {
    const { httpFor } = await import('../../../src/kit/http')
    const copy = await import('../../../src/kit/http.ts?copy')
    expect(copy.httpFor, 'really another copy').not.to.equal(httpFor)
    const site = { apiHost: 'https://one.example', brandId: '1' }
    expect(copy.httpFor(site)).to.equal(httpFor(site))
  })
})
