import { expect } from '@open-wc/testing'
import { type Spark, type SparkEvent, shownSpark, step } from '../../../src/spark/spark'

const tapped = (sparked: boolean): SparkEvent => ({ type: 'tapped', sparked })
const confirmed: SparkEvent = { type: 'confirmed' }
const refused: SparkEvent = { type: 'refused' }
const after = (...events: SparkEvent[]) => events.reduce<Spark | null>(step, null)

describe('a spark', () => {
  it('is asked for at once, and wanted still when the server has agreed [L06]', () => {
    expect(after(tapped(true))).to.eql({ wanted: true, asked: true })
    expect(after(tapped(true), confirmed)).to.eql({ wanted: true, asked: null })
    expect(after(tapped(true), confirmed, tapped(false))).to.eql({ wanted: false, asked: false })
  })

  it('is asked for by one request at a time, and the latest tap wins [L06]', () => {
    expect(after(tapped(true), tapped(false), tapped(true))).to.eql({ wanted: true, asked: true })
    expect(after(tapped(true), tapped(false), tapped(true), confirmed)).to.eql({ wanted: true, asked: null })
    expect(after(tapped(true), tapped(false), confirmed)).to.eql({ wanted: false, asked: false })
  })

  it('is not asked for again when nothing is new [L06]', () => {
    expect(after(tapped(true), confirmed, tapped(true))).to.eql({ wanted: true, asked: null })
  })

  it('ends with a refusal, unless something else was wanted since [L06]', () => {
    expect(after(tapped(true), refused)).to.equal(null)
    expect(after(tapped(true), tapped(false), refused)).to.eql({ wanted: false, asked: false })
    expect(after(tapped(true), tapped(false), refused, refused)).to.equal(null)
  })

  it('changes nothing when an answer comes that nobody waits for', () => {
    expect(after(confirmed)).to.equal(null)
    expect(after(tapped(true), confirmed, refused)).to.eql({ wanted: true, asked: null })
  })

  it('counts on top of what the server knew of the viewer, whether its answer is old or new [L06]', () => {
    const seen = (sparked: boolean, wanted: boolean | null) =>
      shownSpark({ sparked, sparks: 7 }, wanted === null ? null : { wanted, asked: null })
    expect(seen(false, null)).to.eql({ sparked: false, sparks: 7 })
    expect(seen(true, null)).to.eql({ sparked: true, sparks: 7 })
    expect(seen(false, true)).to.eql({ sparked: true, sparks: 8 })
    expect(seen(true, true)).to.eql({ sparked: true, sparks: 7 })
    expect(seen(true, false)).to.eql({ sparked: false, sparks: 6 })
  })
})
