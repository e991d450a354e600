import assert from 'node:assert/strict'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { forgetOrigin, type Mp4, readMp4 } from '../../../../demo/server/videoProcessing/mp4'

/** A box of a type with some content. */
const box = (type: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}
const many = (type: string) => Buffer.concat(Array.from({ length: 20_000 }, () => box(type)))

describe('an MP4 that is only looked at [T10]', () => {
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'geuin-mp4-'))
  })
  after(() => rm(folder, { recursive: true }))

  const withFile = async <T>(bytes: Buffer, use: (file: Awaited<ReturnType<typeof open>>) => Promise<T>) => {
    const file = await open(join(folder, 'film.mp4'), 'w+')
    try {
      await file.write(bytes)
      return await use(file)
    } finally {
      await file.close()
    }
  }

  it('is refused when it has more boxes than any film, or two indexes [S04]', async () => {
    const index = box('moov', box('mvhd', Buffer.alloc(100)))
    assert.ok(await withFile(Buffer.concat([box('ftyp'), index]), readMp4))
    for (const [what, bytes] of Object.entries({
      'boxes beside the index': Buffer.concat([index, many('uuid')]),
      'boxes in the index': box('moov', box('mvhd', Buffer.alloc(100)), many('free')),
      'two indexes': Buffer.concat([index, index]),
    }))
      assert.equal(await withFile(bytes, readMp4), null, what)
  })

  it('has what tells of its origin emptied, whatever its size, and nothing else', async () => {
    const film = Buffer.concat([
      box('ftyp', Buffer.from('isom')),
      box('uuid', Buffer.alloc(3_000_000, 'x')),
      box('mdat', Buffer.from('film')),
    ])
    const kept = await withFile(film, async (file) => {
      await forgetOrigin(file, { private: [{ start: 12, end: 3_000_020 }] } as Mp4)
      const { buffer } = await file.read(Buffer.alloc(film.length), 0, film.length, 0)
      return buffer
    })
    const expected = Buffer.from(film)
    expected.write('free', 16, 'latin1')
    expected.fill(0, 20, 3_000_020)
    assert.ok(kept.equals(expected))
  })
})
