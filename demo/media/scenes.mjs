/**
 * A clip. `pictures/<slug>.mjs` draws it, from its own sound too if `drawsSound`; sound.mjs plays `sound`.
 * `from`: the phase of the first frame, which is the poster. `drawn`: the share of its size that the film is drawn at; the
 * poster has all of it. `crf`: x264's quality, lower is better and larger. `captions`: per language, lines with their start
 * and end in seconds.
 * @typedef {{ slug: string, width: number, height: number, seconds: number, from: number, drawn: number, crf: number,
 *   drawsSound?: true, sound: object, alt: string, captions: Record<string, [number, number, string][]> }} Scene
 */

/** @type {(slug: string, scene: Partial<Scene>) => Scene} */
const scene = (slug, details) => ({
  slug,
  width: 720,
  height: 1280,
  seconds: 8,
  from: 0,
  crf: 27,
  drawn: 0.75,
  captions: {},
  ...details,
})

const lineTimes = [
  [0.3, 2.6],
  [2.9, 5.2],
  [5.3, 7.7],
]
/** Three lines, one after the other, over a clip of eight seconds. */
const lines = (...texts) => texts.map((text, i) => [...lineTimes[i], text])

/** The sixteen clips of the demo, in the order in which its feed shows them first. */
export const scenes = [
  scene('aurora', {
    sound: {
      ...{ seed: 11, root: 110, wet: 0.9, pad: 0.5 },
      chords: [
        [0, 7, 12, 16],
        [-4, 3, 8, 12],
      ],
      notes: { timbre: 'bell', count: 20, chance: 0.4, octaves: [2, 3], loud: 0.1 },
      rush: [{ low: 200, high: 900, loud: 0.5, swells: 1 }],
    },
    alt: 'Curtains of green and violet northern light sway over snowless ridges and again in the lake below.',
    captions: {
      en: lines(
        'The sky forgot to close its curtains.',
        'Green leans on violet,',
        'and nobody on the ridge is asleep.',
      ),
      de: lines(
        'Der Himmel vergaß, die Vorhänge zu schließen.',
        'Grün lehnt sich an Violett,',
        'und niemand auf dem Kamm schläft.',
      ),
      es: lines(
        'El cielo olvidó correr las cortinas.',
        'El verde se apoya en el violeta,',
        'y nadie duerme en la cresta.',
      ),
    },
  }),
  scene('fractal-dive', {
    crf: 29,
    sound: {
      ...{ seed: 12, root: 82.41, wet: 0.8, pad: 0.4 },
      chords: [[0, 7, 10, 15]],
      notes: { timbre: 'bell', count: 27, chance: 0.75, octaves: [1, 2], loud: 0.16 },
    },
    alt: 'A dive towards a point of the Mandelbrot set: lightning-like branches in violet, rose and gold open for ever.',
    captions: {
      en: [
        [0.3, 2.6, 'Every coast has a smaller coast inside.'],
        [2.9, 5.2, 'Fall as long as you like:'],
        [5.3, 7.7, 'there is always another door.'],
      ],
    },
  }),
  scene('neon-life', {
    crf: 29,
    drawn: 1,
    sound: {
      ...{ seed: 13, root: 130.81, wet: 0.4, pad: 0.16 },
      chords: [
        [0, 7, 14],
        [-3, 4, 12],
      ],
      notes: { timbre: 'pluck', count: 60, chance: 0.5, octaves: [1, 2], loud: 0.2 },
    },
    alt: 'Conway’s Game of Life: two mint green guns send gliders past blinking neighbours and leave violet trails.',
  }),
  scene('night-city', {
    sound: {
      ...{ seed: 14, root: 98, wet: 0.7, pad: 0.34 },
      chords: [
        [0, 7, 10, 14],
        [-2, 5, 9, 12],
      ],
      notes: { timbre: 'pluck', count: 20, chance: 0.42, octaves: [1, 2], loud: 0.2 },
      rush: [{ low: 60, high: 340, loud: 0.8, swells: 2, depth: 0.4 }],
    },
    alt: 'A city on a canal at night: windows go on and off under a round pale moon, and again in the water.',
    captions: {
      en: lines(
        'Someone is still awake on the ninth floor.',
        'A lamp goes out; another answers.',
        'The moon counts them, and loses count.',
      ),
    },
  }),
  scene('rule-30', {
    crf: 31,
    drawn: 1,
    sound: {
      ...{ seed: 15, root: 174.61, wet: 0.25, pad: 0.08 },
      chords: [[0, 3, 7, 10, 14]],
      notes: { timbre: 'wood', count: 60, chance: 0.72, octaves: [0, 1], loud: 0.5 },
    },
    alt: 'A hanging cloth, woven by Rule 30: golden triangles on plum and teal, with a gold border now and then.',
  }),
  scene('plasma', {
    drawn: 0.625,
    sound: {
      ...{ seed: 16, root: 138.59, wet: 0.9, pad: 0.5 },
      chords: [
        [0, 4, 11, 14],
        [-5, 2, 7, 11],
      ],
      rush: [{ low: 120, high: 500, loud: 0.7, swells: 1 }],
    },
    alt: 'Indigo, coral and ochre ink sink into clear water, curl and mix in slow clouds.',
  }),
  scene('spectrum', {
    ...{ width: 1280, height: 720, drawsSound: true },
    sound: {
      ...{ seed: 17, root: 65.41, wet: 0.5 },
      chords: [
        [0, 7, 12, 15],
        [-4, 3, 8, 12],
        [-2, 5, 10, 14],
      ],
      notes: { timbre: 'bow', count: 18, chance: 0.95, octaves: [0, 1, 1, 2], loud: 0.3, length: 0.6 },
    },
    alt: 'The clip’s own sound drawn wide: above, bars jump with every note; below, their traces fall like violet rain.',
  }),
  scene('tunnel', {
    drawn: 1,
    sound: {
      ...{ seed: 18, root: 73.42, wet: 1, pad: 0.6 },
      chords: [
        [0, 7, 12],
        [0, 8, 12],
      ],
      rush: [{ low: 80, high: 420, loud: 1.2, swells: 4, depth: 0.5 }],
    },
    alt: 'Three-sided doorways of light, amber near and blue far away, come closer and turn in the dark.',
  }),
  scene('sunset-sea', {
    sound: {
      ...{ seed: 19, root: 98, wet: 0.6, pad: 0.3 },
      chords: [
        [0, 4, 7, 11],
        [-3, 4, 7, 12],
      ],
      rush: [
        { low: 180, high: 1600, loud: 2.4, swells: 2, depth: 0.8 },
        { low: 60, high: 300, loud: 1, swells: 1 },
      ],
    },
    alt: 'A large low sun over a violet sea; its reflection breaks into an orange path on the waves.',
    captions: {
      en: lines('The day folds itself small,', 'small enough for the water to carry.', 'Wait here. It comes back.'),
    },
  }),
  scene('kaleidoscope', {
    crf: 28,
    sound: {
      ...{ seed: 20, root: 130.81, wet: 0.6, pad: 0.14 },
      chords: [
        [0, 4, 7, 14],
        [-3, 0, 4, 9],
        [-7, 0, 5, 9],
      ],
      notes: { timbre: 'bell', count: 36, chance: 0.6, octaves: [1, 2], loud: 0.2 },
    },
    alt: 'A flower cut from blue, white and rust paper opens for ever, six petals at a time.',
  }),
  scene('lava', {
    sound: {
      ...{ seed: 21, root: 82.41, wet: 0.8, pad: 0.5 },
      chords: [
        [0, 7, 11, 16],
        [5, 9, 12, 16],
      ],
      notes: { timbre: 'drop', count: 18, chance: 0.4, octaves: [1], loud: 0.14 },
    },
    alt: 'Glowing wax rises, melts together and parts again in a dark magenta lamp.',
    captions: {
      en: lines('Nothing here is in a hurry.', 'Two warm thoughts touch', 'and forget which one they were.'),
    },
  }),
  scene('ripples', {
    sound: {
      ...{ seed: 22, root: 146.83, wet: 0.7, pad: 0.22 },
      chords: [
        [0, 7, 14],
        [-2, 5, 12],
      ],
      notes: { timbre: 'drop', count: 36, chance: 0.55, octaves: [1, 2, 3], loud: 0.34 },
    },
    alt: 'Rings from two drops cross on a turquoise pool; where their crests meet the water turns coral.',
  }),
  scene('mist', {
    crf: 23,
    sound: {
      ...{ seed: 23, root: 110, wet: 0.9, pad: 0.44 },
      chords: [
        [0, 7, 12, 16],
        [5, 9, 12, 19],
      ],
      rush: [{ low: 250, high: 1100, loud: 0.9, swells: 1 }],
      notes: { timbre: 'bell', count: 24, chance: 0.2, octaves: [3], loud: 0.05 },
    },
    alt: 'Mist moves between seven mountain ridges at first light, from rose in the distance to dark blue firs.',
  }),
  scene('rain-glass', {
    crf: 28,
    sound: {
      ...{ seed: 24, root: 87.31, wet: 0.6, pad: 0.26 },
      chords: [
        [0, 7, 10, 15],
        [-4, 3, 7, 12],
      ],
      rush: [{ low: 700, high: 5200, loud: 1.1, swells: 3, depth: 0.25 }],
      notes: { timbre: 'drop', count: 60, chance: 0.5, octaves: [3, 4], loud: 0.12 },
    },
    alt: 'A wet window at night: amber, red and teal street lights lie soft behind running drops.',
  }),
  scene('flow-field', {
    crf: 30,
    drawn: 1,
    sound: {
      ...{ seed: 25, root: 146.83, wet: 0.35, pad: 0.12 },
      chords: [
        [0, 4, 7, 11],
        [2, 5, 9, 12],
      ],
      notes: { timbre: 'pluck', count: 40, chance: 0.6, octaves: [0, 1], loud: 0.3 },
    },
    alt: 'Pen strokes in navy, vermilion, ochre and teal follow one invisible current over cream paper.',
  }),
  scene('breathe', {
    crf: 29,
    drawn: 1,
    sound: {
      ...{ seed: 26, root: 130.81, wet: 0.8, pad: 0.5 },
      chords: [
        [0, 7, 16],
        [-3, 4, 12],
      ],
      rush: [{ low: 300, high: 1500, loud: 1.2, swells: 2, depth: 0.9 }],
    },
    alt: 'The word breathe in nine rows, peach to dusk blue: one row after the other swells and gives way.',
  }),
]
