import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { halveColours } from '../../../demo/media/colours.mjs'

/** Two by two pixels of one colour, as luma (four) and the two colour differences. */
const halved = (red, green, blue) => [
  ...halveColours(new Uint8Array(Array.from({ length: 4 }, () => [red, green, blue, 255]).flat()), 2, 2),
]

describe('pixels with halved colours', () => {
  it('are what BT.709 says of black, white and the three colours', () => {
    assert.deepEqual(halved(0, 0, 0), [16, 16, 16, 16, 128, 128])
    assert.deepEqual(halved(255, 255, 255), [235, 235, 235, 235, 128, 128])
    assert.deepEqual(halved(255, 0, 0), [63, 63, 63, 63, 102, 240])
    assert.deepEqual(halved(0, 255, 0), [173, 173, 173, 173, 42, 26])
    assert.deepEqual(halved(0, 0, 255), [32, 32, 32, 32, 240, 118])
  })

  it('keep each pixel’s own brightness and the mean of four colours', () => {
    const pixels = new Uint8Array([255, 255, 255, 255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255, 255])
    assert.deepEqual([...halveColours(pixels, 2, 2)], [235, 16, 16, 235, 128, 128])
  })
})
