import type { VideoContent } from '../content'

const hours = 60
const days = 24 * hours

export const newVideos: readonly VideoContent[] = [
  {
    ...{ slug: 'lamp-forty-lines', clip: 'lava', by: 'tomas.berg', in: 'lamp-lab' },
    title: 'Lamp, forty lines',
    caption: 'Three metaballs and a gradient, forty lines in all. The warmth is free.',
    ...{ ago: 8, sparks: 412, views: 9_871, reposts: 41, linkout: 'notebook' },
  },
  {
    ...{ slug: 'eleven-cosines', clip: 'sunset-sea', by: 'ada.nwosu', in: 'calm-machines/warm-gradients' },
    title: 'Eleven cosines',
    caption: 'The sun is a circle. The sea is a sum of eleven cosines.',
    ...{ ago: 26, sparks: 1_204, views: 48_310, reposts: 210 },
  },
  {
    ...{ slug: 'windows', clip: 'night-city', by: 'leo.hartmann', in: 'night-skies/city-at-3-am' },
    title: 'Windows',
    caption:
      'Every window is one bit of a running hash. When the city goes dark the counter has wrapped around. Nobody has seen it yet.',
    ...{ ago: 1.2 * hours, sparks: 1_082, views: 41_780, reposts: 205, linkout: 'festival' },
  },
  {
    ...{ slug: 'two-waves-one-minute', clip: 'ripples', by: 'jun.lindqvist', in: 'field-studies/interference' },
    title: 'Two waves, one minute',
    caption: 'Two emitters, one surface, and coral wherever both of them agree. Eight waves to a loop. Best at night.',
    ...{ ago: 2 * hours, sparks: 1_012, views: 30_120, reposts: 136 },
  },
  {
    ...{ slug: 'aurora-over-the-ridge', clip: 'aurora', by: 'mira.light', in: 'night-skies/slow-light' },
    title: 'Aurora over the ridge',
    caption:
      'Aurora over the ridge, drawn by forty thousand sine waves. One shader, no photographs, and a lake that repeats what it hears. The code is in the loop.',
    ...{ ago: 3.1 * hours, sparks: 1_318, views: 52_900, reposts: 236, linkout: 'print' },
  },
  {
    ...{ slug: 'mint-and-violet', clip: 'neon-life', by: 'noor.codes', in: 'small-societies' },
    title: 'Mint and violet',
    caption: 'Conway, two guns and a garden between them. The violet is where somebody used to live.',
    ...{ ago: 4.3 * hours, sparks: 388, views: 8_102, reposts: 33 },
  },
  {
    ...{ slug: 'depth', clip: 'tunnel', by: 'yuki', in: 'calm-machines/depth' },
    title: 'Depth',
    caption: 'A tunnel with no walls, only distance. Loop 212 of one a day.',
    ...{ ago: 5.4 * hours, sparks: 917, views: 27_340, reposts: 88 },
  },
  {
    ...{ slug: 'the-well', clip: 'fractal-dive', by: 'priya', in: 'field-studies/deep-zoom' },
    title: 'The well',
    caption: 'Eight seconds towards a point that has no bottom: -0.10109636, 0.95628651. Bring a torch.',
    ...{ ago: 7 * hours, sparks: 861, views: 16_322, reposts: 112 },
  },
  {
    ...{ slug: 'paper-garden', clip: 'kaleidoscope', by: 'minapark', in: 'lamp-lab/symmetry' },
    title: 'Paper garden',
    caption: 'Six petals, one of them drawn. The other five are manners.',
    ...{ ago: 9 * hours, sparks: 640, views: 10_986, reposts: 59 },
  },
  {
    ...{ slug: 'what-the-cello-saw', clip: 'spectrum', by: 'theo' },
    title: 'What the cello saw',
    caption:
      'The sound draws itself: each bar is a note, the rain below is its memory. Turn the volume up. With @bea on the field recorder.',
    ...{ ago: 11 * hours, sparks: 774, views: 20_118, reposts: 97, linkout: 'record' },
  },
  {
    ...{ slug: 'ink', clip: 'plasma', by: 'lin', in: 'calm-machines' },
    title: 'Ink',
    caption: 'No fluid was simulated. Noise that bends noise, and a good lie.',
    ...{ ago: 13 * hours, sparks: 583, views: 19_044, reposts: 52 },
  },
  {
    ...{ slug: 'gold-on-plum', clip: 'rule-30', by: 'kofi.m', in: 'small-societies/rule-30-club' },
    title: 'Gold on plum',
    caption:
      'Rule 30, one row a week, no exceptions. The gold border is week 60, and I still cannot tell you what comes next.',
    ...{ ago: 15 * hours, sparks: 447, views: 13_084, reposts: 47 },
  },
  {
    ...{ slug: 'after-the-storm', clip: 'mist', by: 'dagny', in: 'night-skies/aurora-lab' },
    title: 'After the storm',
    caption: 'Kp 7 all night, then this came up the valley. Third octave does all the work, thanks @ines.',
    ...{ ago: 18 * hours, sparks: 529, views: 15_870, reposts: 44 },
  },
  {
    ...{ slug: 'harbour-lights', clip: 'sunset-sea', by: 'ivo', in: 'night-skies/slow-light' },
    title: 'Postcard from nowhere, 14',
    caption: 'The path on the water is a Gaussian that has had a little to drink.',
    ...{ ago: 21 * hours, sparks: 361, views: 6_004, reposts: 28 },
  },
  {
    ...{ slug: 'third-shader', clip: 'flow-field', by: 'wren', in: 'lamp-lab' },
    title: 'My third shader',
    caption: 'It moves!! Started from @tomas.berg’s forty lines and turned them into six hundred.',
    ...{ ago: 1.1 * days, sparks: 702, views: 14_630, reposts: 31 },
  },
  {
    ...{ slug: 'rehearsal', clip: 'ripples', by: 'bea' },
    title: 'Rehearsal, door open',
    caption:
      'A tray of water on the cello case, and one on the speaker. You can see the tram go by. Low C, every time.',
    ...{ ago: 1.3 * days, sparks: 298, views: 7_920, reposts: 19 },
  },
  {
    ...{ slug: 'last-tram', clip: 'rain-glass', by: 'saoirse', in: 'night-skies/city-at-3-am' },
    title: 'Last tram',
    caption: 'Every light out there is on a timer. The drops are not.',
    ...{ ago: 1.5 * days, sparks: 486, views: 7_058, reposts: 40 },
  },
  {
    ...{ slug: 'tide-table', clip: 'breathe', by: 'samwm', in: 'field-studies' },
    title: 'Tide table',
    caption: 'Real tide data, one row for every forty minutes. The fan heater has the day off.',
    ...{ ago: 1.8 * days, sparks: 334, views: 8_653, reposts: 27 },
  },
  {
    ...{ slug: 'grandmother-tile', clip: 'neon-life', by: 'farah', in: 'lamp-lab/symmetry' },
    title: 'Grandmother’s tile',
    caption: 'She laid this floor by hand in 1961. I needed a GPU and two weeks to make it answer.',
    ...{ ago: 2.1 * days, sparks: 1_127, views: 33_450, reposts: 181 },
  },
  {
    ...{ slug: 'no-guard-rail', clip: 'lava', by: 'elib', in: 'calm-machines/depth' },
    title: 'No guard rail',
    caption: 'Colour first, then a reason for it. The reason is that I was tired of blue.',
    ...{ ago: 2.4 * days, sparks: 351, views: 6_101, reposts: 24 },
  },
  {
    ...{ slug: 'coordinates-for-theo', clip: 'spectrum', by: 'ines', in: 'field-studies/deep-zoom' },
    title: 'Coordinates for @theo',
    caption: 'Your wolf note has a zoom level too. Look under the third bar, and keep falling.',
    ...{ ago: 2.8 * days, sparks: 419, views: 9_907, reposts: 35 },
  },
  {
    ...{ slug: 'loom', clip: 'kaleidoscope', by: 'amara', in: 'small-societies' },
    title: 'Loom',
    caption:
      'Folders and weavers were running automata long before anyone plugged one in. Every sheet knows only the one below it.',
    ...{ ago: 3.2 * days, sparks: 903, views: 22_605, reposts: 142, linkout: 'workshop' },
  },
]
