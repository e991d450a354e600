import { expect } from '@open-wc/testing'
import { isReceived, noUpload, stepUpload, type Upload, type UploadEvent } from '../../../../src/posts/upload/upload'

const size = 10_000_000
const began: UploadEvent = { type: 'began', name: 'pond.mp4', size }
const sent = (bytes: number, rate: number | null = 500_000): UploadEvent => ({ type: 'sent', sent: bytes, rate })
const processing = {
  ...{ percent: 40, stage: 'sizes' as const, rungs: 3, rungsDone: 1, isWaiting: false },
  ...{ duration: 12, width: 720, height: 1280, thumb: null },
}
const after = (...events: UploadEvent[]): Upload => events.reduce(stepUpload, noUpload)
const halfway = [began, sent(5_000_000)]

describe('the steps of an upload [M07]', () => {
  it('refuse a file, or send it from its beginning', () => {
    expect(after({ type: 'refused', name: 'notes.txt', problem: 'type' })).to.eql({
      ...{ status: 'refused', name: 'notes.txt', problem: 'type' },
    })
    expect(after(began)).to.eql({ status: 'sending', name: 'pond.mp4', size, sent: 0, rate: null })
    expect(after(...halfway)).to.deep.include({ status: 'sending', sent: 5_000_000, rate: 500_000 })
    expect(after(began, sent(size + 1))).to.deep.include({ sent: size })
  })

  it('keep what was sent over a pause, and what arrives late does not end it', () => {
    const paused = after(...halfway, { type: 'paused' })
    expect(paused).to.eql({ status: 'paused', name: 'pond.mp4', size, sent: 5_000_000, rate: null })
    expect(stepUpload(paused, sent(6_000_000))).to.deep.include({ status: 'paused', sent: 6_000_000 })
    expect(stepUpload(paused, { type: 'lineLost' })).to.equal(paused)
    expect(stepUpload(paused, { type: 'resumed' })).to.deep.include({ status: 'sending', sent: 5_000_000 })
  })

  it('wait for a lost line, and go on with the first byte that passes', () => {
    const offline = after(...halfway, { type: 'lineLost' })
    expect(offline).to.deep.include({ status: 'offline', sent: 5_000_000, rate: null })
    expect(stepUpload(offline, sent(5_500_000))).to.deep.include({ status: 'sending', sent: 5_500_000 })
    expect(stepUpload(offline, { type: 'resumed' })).to.deep.include({ status: 'sending' })
  })

  it('stop with their reason, and only a new start ends that', () => {
    for (const problem of ['refused', 'unexpected'] as const) {
      const stopped = after(...halfway, { type: 'stopped', problem })
      expect(stopped).to.deep.include({ status: 'stopped', problem, sent: 5_000_000 })
      expect(stepUpload(stopped, sent(6_000_000))).to.equal(stopped)
      expect(stepUpload(stopped, { type: 'resumed' })).to.deep.include({ status: 'sending', sent: 5_000_000 })
    }
  })

  it('ask for the file after a reload, with what the server has', () => {
    const found = after({ type: 'found', name: '', size, sent: 4_000_000 })
    expect(found).to.eql({ status: 'stopped', problem: 'file', name: '', size, sent: 4_000_000, rate: null })
    expect(stepUpload(found, began)).to.deep.include({ status: 'sending' })
  })

  it('follow the server until the video is ready or has failed', () => {
    const worked = after(...halfway, { type: 'processed', isReady: false, ...processing })
    expect(worked).to.eql({ status: 'processing', ...processing })
    expect(stepUpload(worked, { type: 'processed', isReady: true, ...processing })).to.deep.include({ status: 'ready' })
    const failed = stepUpload(worked, { type: 'failed', problem: 'unreadable' })
    expect(failed).to.eql({ status: 'failed', problem: 'unreadable' })
    expect(stepUpload(failed, began)).to.deep.include({ status: 'sending', sent: 0 })
    expect([worked, failed, noUpload].map(isReceived)).to.eql([true, false, false])
  })

  it('forget a removed file, and events of a transfer that is over change nothing', () => {
    expect(after(...halfway, { type: 'removed' })).to.equal(noUpload)
    for (const event of [sent(1), { type: 'paused' }, { type: 'resumed' }, { type: 'lineLost' }] as UploadEvent[]) {
      expect(stepUpload(noUpload, event)).to.equal(noUpload)
      const ready = after({ type: 'processed', isReady: true, ...processing })
      expect(stepUpload(ready, event)).to.equal(ready)
    }
    expect(stepUpload(noUpload, { type: 'stopped', problem: 'refused' })).to.equal(noUpload)
  })
})
