import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { RATE, soundOf, wav } from '../../../demo/media/sound.mjs'

const sound = {
  ...{
    seed: 5,
    root: 220,
    wet: 0.5,
    pad: 0.3,
    chords: [
      [0, 7],
      [-2, 5],
    ],
  },
  notes: { timbre: 'bell', count: 4, chance: 1, octaves: [1], loud: 0.3 },
  rush: [{ low: 200, high: 900, loud: 0.4, swells: 1 }],
}
const seconds = 2

describe('the sound of a clip', () => {
  it('is the same every time, and another one for another seed', () => {
    assert.deepEqual(soundOf(sound, seconds), soundOf(sound, seconds))
    assert.notDeepEqual(soundOf({ ...sound, seed: 6 }, seconds), soundOf(sound, seconds))
  })

  it('has no seam: from its end to its beginning is no larger a step than elsewhere', () => {
    const { notes, ...humming } = sound
    for (const side of soundOf({ ...humming, rush: [] }, seconds)) {
      const steps = Array.from(side, (value, i) => Math.abs(value - side.at(i - 1)))
      const largest = steps.slice(1).reduce((a, b) => Math.max(a, b))
      assert.ok(steps[0] <= largest, 'what rings on at the end is heard at the beginning')
    }
  })

  it('leaves room above its loudest sample', () => {
    const loudest = Math.max(
      ...soundOf(sound, seconds).map((side) => side.reduce((a, b) => Math.max(a, Math.abs(b)), 0)),
    )
    assert.ok(Math.abs(loudest - 0.5) < 1e-6)
  })

  it('is written as stereo WAV of its whole length', () => {
    const file = wav(soundOf(sound, seconds))
    assert.equal(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 12), 'RIFFWAVE')
    assert.deepEqual([file.readUInt16LE(22), file.readUInt32LE(24), file.length], [2, RATE, 44 + 4 * RATE * seconds])
  })
})
