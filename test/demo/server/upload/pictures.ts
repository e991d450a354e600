import assert from 'node:assert/strict'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { TestApp } from '../../../../demo/server/testing'
import { paths } from '../../../../src/wire/paths'
import { post } from '../signIn/signIn'

/** Pictures of the kinds that are uploaded, made on the spot. */

const noise = (width: number, height: number) => {
  const pixels = Buffer.alloc(width * height * 3)
  // The same each time, and of no use to a compressor.
  for (let index = 0, seed = 7; index < pixels.length; index++) {
    seed = (seed * 1103515245 + 12345) % 2147483648
    pixels[index] = seed >> 16
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

export const png = (width = 40, height = 30) => noise(width, height).png().toBuffer()

/** Left half red, right half blue, as the camera held sideways stores it, with a place and a device in its EXIF. */
export const sidewaysJpeg = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#ff0000' } })
    .composite([{ input: { create: { width: 30, height: 40, channels: 3, background: '#0000ff' } }, left: 30, top: 0 }])
    .withExif({
      IFD0: { Make: 'SecretCam', Copyright: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(12 + data.byteLength)
  out.writeUInt32BE(data.byteLength, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc(body), 8 + data.byteLength)
  return out
}

const crc = (bytes: Uint8Array): number => {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return (value ^ 0xffffffff) >>> 0
}

/** A whole, valid PNG of one colour in black and white: few bytes, however many pixels. */
export const plainPng = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** A valid PNG of an exact size: a chunk of text fills what is missing. */
export const pngOf = async (size: number): Promise<Buffer> => {
  const small = await png()
  const end = small.subarray(-12)
  const text = Buffer.alloc(size - small.length - 12, 'x')
  text[0] = 0x61
  text[1] = 0
  return Buffer.concat([small.subarray(0, -12), chunk('tEXt', text), end])
}

export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

type Headers = Record<string, string>

export const permit = (app: TestApp, path: string, headers: Headers, contentType = 'image/png') =>
  post<{ uploadURL: string }>(app, paths.createUploadUrl, { contentType, path }, headers)

export const put = (app: TestApp, address: string, body: Uint8Array, type = 'image/png', headers: Headers = {}) =>
  app.fetch(
    new Request(address, {
      method: 'PUT',
      body: new Uint8Array(body),
      headers: { 'content-type': type, 'content-length': String(body.byteLength), ...headers },
    }),
  )

/** Uploads a picture, which must work; gives its address. */
export const upload = async (app: TestApp, path: string, headers: Headers, body?: Uint8Array): Promise<string> => {
  const { data, message, code } = await permit(app, path, headers)
  assert.equal(code, 200, message)
  const answer = await put(app, data.uploadURL, body ?? (await png()))
  assert.equal(answer.status, 200, await answer.text())
  return `/storage/${path}`
}
