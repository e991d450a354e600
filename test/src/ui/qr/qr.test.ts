import { expect } from '@open-wc/testing'
import { qrOf } from '../../../../src/ui/qr/qr'
import { read } from '../../../support/scanQrCode'

describe('a QR code', () => {
  it('decodes to the text that it was made from [I03]', async () => {
    for (const text of [
      'https://go.example/a1',
      `https://go.example/${'long-'.repeat(40)}?utm_source=web_sdk&action=spark`,
    ]) {
      const { size, path } = qrOf(text)
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
      svg.setAttribute('viewBox', `0 0 ${size} ${size}`)
      const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'path')
      drawn.setAttribute('d', path)
      svg.append(drawn)
      expect(await read(svg)).to.equal(text)
    }
  })
})
