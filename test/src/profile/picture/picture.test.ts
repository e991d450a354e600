import { expect } from '@open-wc/testing'
import { checkBytes, checkFile, fileName, publicAddress } from '../../../../src/profile/picture/picture'
import { readHeader } from '../../../../src/wire/pictureHeader'
import { jpegHeader, megabytes3, pngHeader, svg } from '../../../support/pictureFiles'

const file = (name: string, type: string, size = 9) => checkFile({ name, type, size })
const bad = { code: 'bad-file' }
const bytes = (text: string) => new TextEncoder().encode(text)

describe('a picture', () => {
  it('is accepted as JPG or PNG up to 3 MB [E14]', () => {
    for (const [name, type] of [
      ['a.jpg', 'image/jpeg'],
      ['a.jpeg', 'image/jpeg'],
      ['a.PNG', 'image/png'],
      ['a.PNG', ''],
      ['a.JPeG', ''],
      ['from the clipboard', 'image/png'],
    ] as const)
      expect(file(name, type), name + type).to.equal(null)
    for (const [name, type] of [
      ['a.gif', 'image/gif'],
      ['a.svg', 'image/svg+xml'],
      ['a.png.exe', ''],
      ['png', ''],
      ['a.heic', ''],
      ['a.png', 'text/html'],
    ] as const)
      expect(file(name, type), name + type).to.eql(bad)
    expect(file('a.png', 'image/png', megabytes3 - 1)).to.equal(null)
    expect(file('a.png', 'image/png', megabytes3)).to.equal(null)
    expect(file('a.png', 'image/png', megabytes3 + 1)).to.eql(bad)
    expect(file('a.png', 'image/png', 0)).to.eql(bad)
  })

  it('is typed by its bytes, not by its name [E14]', () => {
    expect(checkBytes(pngHeader(40, 30))).to.eql({ type: 'image/png' })
    expect(checkBytes(jpegHeader(40, 30))).to.eql({ type: 'image/jpeg' })
    for (const text of [svg, 'GIF89a', '<html>', '', '\u0089PNG'])
      expect(checkBytes(bytes(text)), text).to.eql({ code: 'bad-type' })
    expect(checkBytes(pngHeader(0, 30)), 'nothing to see').to.eql({ code: 'bad-type' })
    expect(checkBytes(jpegHeader(40, 30).slice(0, 24)), 'cut off').to.eql({ code: 'bad-type' })
  })

  it('has its dimensions read from its header', () => {
    expect(readHeader(pngHeader(4000, 3000))).to.eql({ type: 'image/png', width: 4000, height: 3000 })
    expect(readHeader(jpegHeader(4000, 3000))).to.eql({ type: 'image/jpeg', width: 4000, height: 3000 })
  })

  it('of a hundred megapixels is refused without decoding [E14]', () => {
    expect(checkBytes(pngHeader(10_000, 10_000))).to.eql({ code: 'too-many-pixels' })
    expect(checkBytes(jpegHeader(10_000, 10_000))).to.eql({ code: 'too-many-pixels' })
    expect(checkBytes(pngHeader(10_000, 5_000))).to.eql({ type: 'image/png' })
    expect(checkBytes(pngHeader(10_000, 5_001))).to.eql({ code: 'too-many-pixels' })
  })

  it('gets a file name with prefix and time [E15]', () => {
    expect(fileName(1_772_000_000_000)).to.equal('user1772000000000.png')
    expect(fileName(5, 'cover')).to.equal('cover5.png')
  })

  it('has a public URL in the storage, or else where it was uploaded [F16]', () => {
    const path = 'uploads/profile_images/user5.png'
    const put = `https://bucket.example/${path}?signature=abc#x`
    expect(publicAddress('https://files.example/', path, put)).to.equal(`https://files.example/${path}`)
    expect(publicAddress('https://files.example', path, put)).to.equal(`https://files.example/${path}`)
    expect(publicAddress(undefined, path, put)).to.equal(`https://bucket.example/${path}`)
  })
})
