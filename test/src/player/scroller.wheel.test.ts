import { expect } from '@open-wc/testing'
import { restingWheel, turnWheel } from '../../../src/player/scroller'

/** Feeds events of [delta, milliseconds] and answers the steps. */
const turn = (events: readonly (readonly [number, number])[]) => {
  let memory = restingWheel
  return events.map(([delta, at]) => {
    const [next, isStep] = turnWheel(memory, delta, at)
    memory = next
    return isStep ? Math.sign(delta) : 0
  })
}
const sum = (steps: readonly number[]) => steps.reduce((total, step) => total + step, 0)

describe('wheel', () => {
  it('moves by one for one notch of a mouse [L05]', () => {
    expect(turn([[120, 0]])).to.eql([1])
    expect(turn([[-120, 0]])).to.eql([-1])
  })

  it('moves by one for the long fading tail of a trackpad [L05]', () => {
    const tail = Array.from({ length: 60 }, (_, at) => [Math.max(1, 120 * 0.93 ** at), at * 16] as const)
    expect(sum(turn(tail))).to.equal(1)
  })

  it('moves again for a new push', () => {
    expect(
      sum(
        turn([
          [100, 0],
          [60, 16],
          [20, 32],
          [100, 400],
        ]),
      ),
    ).to.equal(2)
  })

  it('reverses immediately', () => {
    expect(
      turn([
        [100, 0],
        [-100, 20],
      ]),
    ).to.eql([1, -1])
  })

  it('keeps stepping while a mouse wheel is turned continuously', () => {
    const notches = Array.from({ length: 11 }, (_, at) => [120, at * 100] as const)
    expect(sum(turn(notches))).to.equal(3)
  })
})
