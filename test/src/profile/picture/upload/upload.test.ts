import { expect } from '@open-wc/testing'
import { noUpload, stepUpload, type Upload, type UploadEvent } from '../../../../../src/profile/picture/upload/upload'

const after = (...events: UploadEvent[]): Upload => events.reduce(stepUpload, noUpload)
const started = { type: 'started' } as const
const stored = { type: 'stored', run: 1, address: '/a.png' } as const

describe('an upload', () => {
  it('is sent, then saved to the profile', () => {
    expect(after(started)).to.eql({ status: 'sending', run: 1, part: 0 })
    expect(after(started, { type: 'progressed', run: 1, part: 0.5 })).to.include({ part: 0.5 })
    expect(after(started, stored)).to.eql({ status: 'saving', run: 1, address: '/a.png' })
    expect(after(started, stored, { type: 'saved', run: 1 })).to.eql({ status: 'done', run: 1 })
  })

  it('progress never decreases', () => {
    const half = { type: 'progressed', run: 1, part: 0.5 } as const
    expect(after(started, half, { type: 'progressed', run: 1, part: 0.2 })).to.include({ part: 0.5 })
  })

  it('starts once at a time', () => {
    const sending = after(started)
    expect(stepUpload(sending, started)).to.equal(sending)
  })

  it('ignores events of a cancelled run', () => {
    const cancelled = after(started, { type: 'cancelled' })
    expect(cancelled).to.eql({ status: 'idle', run: 1 })
    expect(stepUpload(cancelled, stored)).to.equal(cancelled)
    const again = stepUpload(cancelled, started)
    expect(again).to.eql({ status: 'sending', run: 2, part: 0 })
    expect(stepUpload(again, stored)).to.equal(again)
    expect(stepUpload(again, { type: 'failed', run: 1, trouble: 'not-stored' })).to.equal(again)
  })

  it('continues where it failed: an uploaded file is not sent again', () => {
    const unsent = after(started, { type: 'failed', run: 1, trouble: 'not-stored' })
    expect(stepUpload(unsent, started)).to.eql({ status: 'sending', run: 2, part: 0 })
    const unsaved = after(started, stored, { type: 'failed', run: 1, trouble: 'not-saved' })
    expect(stepUpload(unsaved, started)).to.eql({ status: 'saving', run: 2, address: '/a.png' })
    const changed = stepUpload(unsaved, { type: 'replaced' })
    expect(stepUpload(changed, started), 'another part of it').to.include({ status: 'sending' })
  })

  it('ignores a new picture while it runs', () => {
    const sending = after(started)
    expect(stepUpload(sending, { type: 'replaced' })).to.equal(sending)
  })
})
