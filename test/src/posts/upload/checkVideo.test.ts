import { expect } from '@open-wc/testing'
import { checkVideo, videoType } from '../../../../src/posts/upload/checkVideo'
import { videoLimits } from '../../../../src/wire/videoFile'
import { serverReady } from '../../../support/page'
import { brokenFile, clipFile, largeFile, longFile } from '../../../support/videoFiles'

const file = (name: string, type: string, content: BlobPart = 'x') => new File([content], name, { type })

describe('what a browser finds wrong with a chosen file [M07]', () => {
  before(serverReady)

  it('is another kind of file, by its type, or by its name where the browser knows none', () => {
    for (const [name, type, taken] of [
      ['pond.mp4', 'video/mp4', 'video/mp4'],
      ['recording', 'video/webm;codecs=vp9', 'video/webm'],
      ['CLIP.MOV', '', 'video/quicktime'],
      ['clip.m4v', 'video/x-m4v', 'video/mp4'],
      ['clip.webm', 'application/octet-stream', 'video/webm'],
      ['clip.avi', 'video/x-msvideo', null],
      ['notes.txt', 'text/plain', null],
      ['mp4', '', null],
      // What the browser knows for sure counts, not a name that anybody can give.
      ['picture.mp4', 'image/png', null],
    ] as const)
      expect(videoType({ name, type }), name).to.equal(taken)
  })

  it('is a file without a byte, or with too many', async () => {
    expect(await checkVideo(file('notes.txt', 'text/plain'))).to.equal('type')
    expect(await checkVideo(file('empty.mp4', 'video/mp4', ''))).to.equal('type')
    expect(await checkVideo(largeFile(videoLimits.bytes + 1))).to.equal('large')
  })

  it('is more time than a post may take', async () => {
    expect(await checkVideo(longFile(videoLimits.seconds + 5))).to.equal('long')
    // A camera stops a moment late.
    expect(await checkVideo(longFile(videoLimits.seconds + 0.5))).to.equal(null)
  })

  it('is nothing of a real video, and of one that only the server can read', async () => {
    expect(await checkVideo(await clipFile())).to.equal(null)
    expect(await checkVideo(brokenFile(2000))).to.equal(null)
  })
})
