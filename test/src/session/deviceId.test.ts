import { expect } from '@open-wc/testing'
import { storageFor } from '../../../src/kit/storage'
import { deviceId, encryptedDeviceId } from '../../../src/session/deviceId'

const local = { storageMode: 'local' } as const
const cipher = { ...local, cipherKey: '0123456789abcdef0123456789abcdef', cipherIv: 'fedcba9876543210' }

const decrypt = async (text: string) => {
  const bytes = (value: string) => new TextEncoder().encode(value)
  const key = await crypto.subtle.importKey('raw', bytes(cipher.cipherKey), 'AES-CBC', false, ['decrypt'])
  const data = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  const plain = await crypto.subtle.decrypt({ name: 'AES-CBC', iv: bytes(cipher.cipherIv) }, key, data)
  return new TextDecoder().decode(plain)
}

describe('device id', () => {
  beforeEach(() => {
    for (const mode of ['local', 'memory'] as const) storageFor(mode).remove('geuinDeviceId')
  })

  it('is created once and kept under geuinDeviceId [D10]', () => {
    const id = deviceId(local)
    expect(id).to.match(/^\d+(-\d+){3}$/)
    expect(localStorage.getItem('geuinDeviceId')).to.equal(id)
    expect(deviceId(local)).to.equal(id)
    localStorage.setItem('geuinDeviceId', 'from before')
    expect(deviceId(local)).to.equal('from before')
  })

  it('differs between browsers [D10]', () => {
    const ids = Array.from({ length: 50 }, () => {
      localStorage.removeItem('geuinDeviceId')
      return deviceId(local)
    })
    expect(new Set(ids).size).to.equal(50)
  })

  it('stays the same on a page where storage is refused [D10]', () => {
    const { setItem, getItem } = Storage.prototype
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.assign(Storage.prototype, { setItem: refuse, getItem: refuse })
    try {
      expect(deviceId(local)).to.equal(deviceId(local))
    } finally {
      Object.assign(Storage.prototype, { setItem, getItem })
    }
  })

  it('is encrypted with key, vector and suffix of the settings, so that any AES can decrypt it [D10]', async () => {
    const sent = await encryptedDeviceId({ ...cipher, cipherSuffix: ':secret' })
    expect(await decrypt(sent)).to.equal(`${deviceId(local)}:secret`)
    expect(await decrypt(await encryptedDeviceId(cipher))).to.equal(deviceId(local))
  })

  it('is encrypted to the same text each time, since key and vector are fixed [D10]', async () => {
    expect(await encryptedDeviceId(cipher)).to.equal(await encryptedDeviceId(cipher))
  })

  it('is sent unencrypted when the page has not set both key and vector [D10]', async () => {
    const half = [{}, { cipherKey: cipher.cipherKey }, { cipherIv: cipher.cipherIv, cipherSuffix: ':secret' }]
    for (const part of half) expect(await encryptedDeviceId({ ...local, ...part })).to.equal(deviceId(local))
  })
})
