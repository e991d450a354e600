import type { Inspected } from './inspect'

/** One size of a video. */
export interface RungPlan {
  /** Its folder: the pixels of its shorter side. */
  name: string
  width: number
  height: number
  /** Bits a second of the picture at most. */
  bitRate: number
}

export interface Plan {
  /** The lowest first, since players begin with the first one. */
  rungs: [RungPlan, ...RungPlan[]]
  /** Frames in a second, the same in all rungs. */
  frameRate: string
}

/** Seconds of a segment, which begins with a key frame in every rung. */
export const segmentSeconds = 2

/** Pixels of the shorter side, and bits a second that suffice for it. */
const ladder = [
  { side: 360, bitRate: 700_000 },
  { side: 540, bitRate: 1_400_000 },
  { side: 720, bitRate: 2_600_000 },
]
/** A rung that is less than this much larger than the one below is not worth its bytes. */
const worthwhile = 1.2
const maxFrameRate = 30

/** H.264 with colours at half the size takes even sides. */
const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2)

/** A rate that no screen needs is halved, so that each picture still stands equally long. */
const frameRateOf = (frameRate: number): number => {
  let rate = frameRate || maxFrameRate
  while (rate > maxFrameRate + 1) rate /= 2
  return rate
}

/** Sizes of a video: never larger than it is, and its own where that lies between two. */
export const planOf = ({ width, height, frameRate }: Pick<Inspected, 'width' | 'height' | 'frameRate'>): Plan => {
  const shorter = Math.min(width, height)
  const below = ladder.filter(({ side }) => side <= shorter)
  const next = ladder[below.length]
  const highest = below.at(-1)
  const isOwnWorthwhile = next && (!highest || shorter >= highest.side * worthwhile)
  const sides = isOwnWorthwhile ? [...below, { side: shorter, bitRate: next.bitRate }] : below
  const rungs = sides.map(({ side, bitRate }) => ({
    name: String(even(side)),
    ...{ width: even((width * side) / shorter), height: even((height * side) / shorter), bitRate },
  }))
  return {
    rungs: rungs as Plan['rungs'],
    frameRate: `${Math.round(frameRateOf(frameRate) * 1000)}/1000`,
  }
}
