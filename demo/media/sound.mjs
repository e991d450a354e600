/*
 * The clips' sounds. Everything is written into a ring as long as the clip: what rings on at the end is heard at the
 * beginning, so that a loop has no seam. The same description always gives the same samples.
 */
export const RATE = 48_000

/** Numbers from 0 to 1, always the same ones for a seed. */
export const dice = (seed) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let n = Math.imul(state ^ (state >>> 15), 1 | state)
    n = (n + Math.imul(n ^ (n >>> 7), 61 | n)) ^ n
    return ((n ^ (n >>> 14)) >>> 0) / 4294967296
  }
}

/** How a timbre sounds: its partials (times the pitch, loudness, how fast it fades) and its seconds of attack and release. */
const timbres = {
  pad: {
    partials: [
      [1, 1, 0],
      [2.003, 0.28, 0],
      [0.998, 0.7, 0],
      [3.01, 0.08, 0],
    ],
    attack: 1.4,
    release: 2.4,
  },
  bow: { partials: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => [n, 0.9 / n ** 1.25, 0]), attack: 0.16, release: 0.5 },
  pluck: {
    partials: [
      [1, 1, 3.2],
      [2, 0.42, 5],
      [3, 0.2, 8],
      [4.01, 0.08, 12],
    ],
    attack: 0.004,
    release: 1.6,
  },
  bell: {
    partials: [
      [1, 1, 1.5],
      [2.76, 0.32, 3],
      [5.4, 0.12, 6],
      [0.5, 0.2, 1.2],
    ],
    attack: 0.002,
    release: 2.6,
  },
  drop: {
    partials: [
      [1, 1, 14],
      [1.51, 0.3, 22],
    ],
    attack: 0.001,
    release: 0.5,
  },
  wood: {
    partials: [
      [1, 1, 26],
      [2.7, 0.4, 40],
    ],
    attack: 0.001,
    release: 0.25,
  },
}

/** One note, added to both sides of the ring; `at` and `length` in seconds, `pan` from 0 (left) to 1. */
const play = (ring, timbre, { at, pitch, length, loud, pan }) => {
  const { partials, attack, release } = timbres[timbre]
  const [left, right] = ring
  const total = left.length
  const [start, count] = [Math.round(at * RATE), Math.round((length + release) * RATE)]
  const heard = partials.filter(([ratio]) => ratio * pitch < 9000)
  for (let i = 0; i < count; i++) {
    const t = i / RATE
    const swell = Math.min(1, t / attack) * Math.min(1, Math.max(0, (length + release - t) / release)) ** 2
    // A bow never stands quite still.
    const wave = timbre === 'bow' ? t + 0.00018 * Math.sin(33 * t) * Math.min(1, t) : t
    let sum = 0
    for (const [ratio, level, fade] of heard)
      sum += level * Math.exp(-fade * t) * Math.sin(2 * Math.PI * pitch * ratio * wave)
    const at = (start + i) % total
    left[at] += sum * swell * loud * Math.cos((pan * Math.PI) / 2)
    right[at] += sum * swell * loud * Math.sin((pan * Math.PI) / 2)
  }
}

/** Noise without a beginning: white noise through filters that have gone round the ring once before. */
const rush = (ring, { low, high, loud, swells = 0, depth = 0.6, seed }) => {
  const smooth = (hz) => 1 - Math.exp((-2 * Math.PI * hz) / RATE)
  const [up, down] = [smooth(low), smooth(high)]
  ring.forEach((side, channel) => {
    const next = dice(seed + channel * 977)
    const white = Float32Array.from(side, () => next() * 2 - 1)
    let [a, b] = [0, 0]
    for (let i = 0; i < 2 * side.length; i++) {
      const at = i % side.length
      a += down * (white[at] - a)
      b += up * (a - b)
      const turn = 2 * Math.PI * (at / side.length) * swells + channel * 0.7
      if (i >= side.length) side[at] += (a - b) * loud * (1 - depth + depth * (0.5 - 0.5 * Math.cos(turn)) ** 1.5)
    }
  })
}

/** A room: what is played goes through delays that feed themselves, twice round the ring. */
const room = (ring, wet) => {
  const delays = [0.0297, 0.0371, 0.0411, 0.0437, 0.1113]
  ring.forEach((side, channel) => {
    const out = new Float32Array(side.length)
    for (const seconds of delays) {
      const line = new Float32Array(Math.round((seconds + channel * 0.0011) * RATE))
      let dull = 0
      for (let i = 0; i < 3 * side.length; i++) {
        const [at, slot] = [i % side.length, i % line.length]
        const back = line[slot]
        dull += 0.35 * (back - dull)
        line[slot] = side[at] + dull * 0.82
        if (i >= 2 * side.length) out[at] += back
      }
    }
    for (let i = 0; i < side.length; i++) side[i] += (out[i] * wet) / delays.length
  })
}

/**
 * The samples of a clip's sound, left and right.
 * @param {{ root: number, chords: number[][], pad?: number, notes?: { timbre: string, count: number, chance: number,
 *   octaves: number[], loud: number, length?: number }, rush?: object[], wet?: number, seed: number }} sound root in Hz;
 *   chords in semitones above it, each for its part of the clip; `count` places for notes, taken by `chance`
 * @param {number} seconds
 */
export const soundOf = ({ root, chords, pad = 0, notes, rush: rushes = [], wet = 0.35, seed }, seconds) => {
  const ring = [0, 1].map(() => new Float32Array(Math.round(seconds * RATE)))
  const next = dice(seed)
  const pitch = (semitones) => root * 2 ** (semitones / 12)
  const part = seconds / chords.length
  if (pad) {
    chords.forEach((chord, i) => {
      chord.forEach((semitones, n) => {
        const pan = chord.length > 1 ? 0.25 + (0.5 * n) / (chord.length - 1) : 0.5
        play(ring, 'pad', { at: i * part, pitch: pitch(semitones), length: part * 0.8, loud: pad / chord.length, pan })
      })
    })
  }
  if (notes) {
    for (let i = 0; i < notes.count; i++) {
      const at = (i * seconds) / notes.count
      const chord = chords[Math.floor(at / part) % chords.length]
      const [taken, degree, octave, strength, pan] = [next(), next(), next(), next(), next()]
      if (taken > notes.chance) continue
      const semitones =
        chord[Math.floor(degree * chord.length)] + 12 * notes.octaves[Math.floor(octave * notes.octaves.length)]
      const loud = notes.loud * (0.55 + 0.45 * strength)
      play(ring, notes.timbre, { at, pitch: pitch(semitones), length: notes.length ?? 0.1, loud, pan: 0.2 + 0.6 * pan })
    }
  }
  for (const [i, each] of rushes.entries()) rush(ring, { seed: seed + 31 * i, ...each })
  room(ring, wet)
  const peak = ring.reduce((most, side) => side.reduce((a, b) => Math.max(a, Math.abs(b)), most), 0)
  for (const side of ring) for (let i = 0; i < side.length; i++) side[i] *= 0.5 / peak
  return ring
}

/** A WAV file of the samples. */
export const wav = ([left, right]) => {
  const file = Buffer.alloc(44 + left.length * 4)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + left.length * 4, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(2, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * 4, 28)
  file.writeUInt16LE(4, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(left.length * 4, 40)
  left.forEach((value, i) => {
    file.writeInt16LE(Math.round(value * 32767), 44 + i * 4)
    file.writeInt16LE(Math.round(right[i] * 32767), 46 + i * 4)
  })
  return file
}
