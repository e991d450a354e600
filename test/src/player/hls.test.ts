import { expect } from '@open-wc/testing'
import { hlsConfig } from '../../../src/player/hls'

describe('stream settings', () => {
  it('are those of the specification for the clip in view [L04]', () => {
    const config = hlsConfig(true, 0)
    expect(config).to.include({
      maxBufferLength: 10,
      maxMaxBufferLength: 10,
      maxBufferSize: 40_000_000,
      backBufferLength: 30,
      startLevel: 1,
      liveSyncDuration: 2.5,
      liveMaxLatencyDuration: 6,
    })
    expect(config.fragLoadPolicy?.default.maxLoadTimeMs).to.equal(10_000)
  })

  it('limit a clip out of view to a short buffer of its lowest rendition', () => {
    expect(hlsConfig(false, 3e6)).to.include({ maxBufferLength: 2, maxMaxBufferLength: 2, startLevel: 0 })
  })

  it('start with the measured bandwidth, once there is one', () => {
    expect(hlsConfig(true, 3e6)).to.include({ startLevel: -1, abrEwmaDefaultEstimate: 3e6 })
    expect(hlsConfig(true, 0)).to.not.have.property('abrEwmaDefaultEstimate')
  })
})
