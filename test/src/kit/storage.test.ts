import { expect } from '@open-wc/testing'
import { persisted } from '../../../src/kit/persisted'
import { isPersisted } from '../../../src/kit/persistedKeys'
import { storageFor } from '../../../src/kit/storage'

/** Replaces `window.localStorage` while `work` runs. */
const withLocalStorage = (get: () => unknown, work: () => void) => {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor
  Object.defineProperty(window, 'localStorage', { get, configurable: true })
  try {
    work()
  } finally {
    Object.defineProperty(window, 'localStorage', own)
  }
}

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}

/** A storage that is full. */
const full = (storage: Storage) => ({
  getItem: (key: string) => storage.getItem(key),
  removeItem: (key: string) => storage.removeItem(key),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
})

describe('storage', () => {
  afterEach(() => {
    for (const mode of ['local', 'session', 'memory'] as const) storageFor(mode).remove('a')
  })

  it('keeps texts in the browser’s storage of that kind', () => {
    expect(storageFor('local').set('a', '1')).to.equal(true)
    expect(storageFor('session').set('a', '2')).to.equal(true)
    expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).to.deep.equal(['1', '2'])
    expect([storageFor('local').get('a'), storageFor('session').get('a')]).to.deep.equal(['1', '2'])
    storageFor('local').remove('a')
    expect(localStorage.getItem('a')).to.equal(null)
    expect(storageFor('local').get('a')).to.equal(null)
  })

  it('leaves no trace in memory mode', () => {
    expect(storageFor('memory').set('a', '1')).to.equal(false)
    expect(storageFor('memory').get('a')).to.equal('1')
    expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).to.deep.equal([null, null])
    expect(storageFor('local').get('a')).to.equal(null)
  })

  it('falls back to memory when reading the property throws [D10]', () => {
    withLocalStorage(refuse, () => {
      const storage = storageFor('local')
      expect(storage.get('a')).to.equal(null)
      expect(storage.set('a', '1')).to.equal(false)
      expect(storage.get('a')).to.equal('1')
      expect(storageFor('local').get('a'), 'from everywhere on the page').to.equal('1')
      storage.remove('a')
      expect(storage.get('a')).to.equal(null)
    })
  })

  it('falls back to memory when the browser has no storage', () => {
    withLocalStorage(
      () => null,
      () => {
        expect(storageFor('local').set('a', '1')).to.equal(false)
        expect(storageFor('local').get('a')).to.equal('1')
      },
    )
  })

  it('reads the new value when storage is full, and removes the older one', () => {
    storageFor('local').set('a', 'old')
    const filled = full(localStorage)
    withLocalStorage(
      () => filled,
      () => {
        expect(storageFor('local').set('a', 'new')).to.equal(false)
        expect(storageFor('local').get('a')).to.equal('new')
      },
    )
    expect(localStorage.getItem('a')).to.equal(null)
  })

  it('stores again once storage works', () => {
    withLocalStorage(refuse, () => storageFor('local').set('a', 'kept'))
    expect(storageFor('local').set('a', 'stored')).to.equal(true)
    localStorage.setItem('a', 'by another tab')
    expect(storageFor('local').get('a')).to.equal('by another tab')
  })
})

describe('a persisted value', () => {
  const { now } = Date
  const site = { apiHost: 'https://api.example', brandId: '1', storageMode: 'local' } as const
  const read = (stored: unknown) => (typeof stored === 'string' ? stored : null)
  const toast = persisted({ key: 'geuinToast', read, maxAge: 60_000 })
  const stored = 'geuinToast https://api.example 1'

  afterEach(() => {
    Date.now = now
    sessionStorage.clear()
    toast.remove({ ...site, storageMode: 'memory' })
  })

  it('is kept per site, in the tab, until it is removed', () => {
    expect([toast.get(site), isPersisted(site, 'geuinToast')]).to.deep.equal([null, false])
    toast.set(site, 'Done')
    expect([toast.get(site), isPersisted(site, 'geuinToast')]).to.deep.equal(['Done', true])
    expect(toast.get({ ...site, brandId: '2' })).to.equal(null)
    expect(localStorage.getItem(stored)).to.equal(null)
    toast.remove(site)
    expect([toast.get(site), isPersisted(site, 'geuinToast')]).to.deep.equal([null, false])
  })

  it('leaves no trace in memory mode', () => {
    toast.set({ ...site, storageMode: 'memory' }, 'Done')
    expect(toast.get({ ...site, storageMode: 'memory' })).to.equal('Done')
    expect(sessionStorage.length).to.equal(0)
  })

  it('is missing once it is older than its maximum age', () => {
    toast.set(site, 'Done')
    Date.now = () => now() + 59_000
    expect(toast.get(site)).to.equal('Done')
    Date.now = () => now() + 60_000
    expect(toast.get(site)).to.equal(null)
  })

  it('is missing when the stored text is not what its reader knows', () => {
    for (const text of ['', '{', 'null', '[]', '"Done"', '{"value":"Done"}', `{"value":7,"at":${Date.now()}}`]) {
      sessionStorage.setItem(stored, text)
      expect(toast.get(site), text).to.equal(null)
    }
  })
})
