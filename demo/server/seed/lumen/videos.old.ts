import type { VideoContent } from '../content'

const hours = 60
const days = 24 * hours

export const oldVideos: readonly VideoContent[] = [
  {
    ...{ slug: 'sign-maker', clip: 'tunnel', by: 'rafa', in: 'lamp-lab' },
    title: 'If neon had neighbours',
    caption: 'Twenty years of bending glass, and this is the first corner that complained back.',
    ...{ ago: 3.6 * days, sparks: 565, views: 11_030, reposts: 61 },
  },
  {
    ...{ slug: 'slow-weather', clip: 'plasma', by: 'luca', in: 'night-skies' },
    title: 'Slow weather',
    caption:
      'Warm air, cold air, wet air. A satellite loop from my night shift, coloured in from memory. #weather #generative',
    ...{ ago: 4.1 * days, sparks: 312, views: 9_230, reposts: 22 },
  },
  {
    ...{ slug: 'ridge-study', clip: 'aurora', by: 'jun.sato' },
    title: 'Balcony, 02:40',
    caption: 'The lake is my neighbour’s roof after rain. Everything above it is arithmetic.',
    ...{ ago: 4.7 * days, sparks: 277, views: 7_415, reposts: 16 },
  },
  {
    ...{ slug: 'breathing-exercise', clip: 'breathe', by: 'yuki', in: 'calm-machines' },
    title: 'Breathing exercise',
    caption: 'In while a row grows, out while it gives way. The next one will wait for you.',
    ...{ ago: 5.2 * days, sparks: 1_043, views: 36_112, reposts: 164 },
  },
  {
    ...{ slug: 'welcome', clip: 'rain-glass', by: 'lumen' },
    title: 'Welcome to Lumen',
    caption:
      'A place for pictures that were computed and cared for. Post something unfinished, it is friendlier that way.',
    ...{ ago: 5.9 * days, sparks: 980, views: 44_701, reposts: 75 },
  },
  {
    ...{ slug: 'plotter-night', clip: 'rule-30', by: 'miguel.draws' },
    title: 'Before the pen moves',
    caption: 'Preview of tonight’s cloth plot. Four hours of ink if the power holds. #plotter #automata',
    ...{ ago: 6.4 * days, sparks: 265, views: 5_418, reposts: 18 },
  },
  {
    ...{ slug: 'bit-rot', clip: 'night-city', by: 'noor.codes', in: 'small-societies' },
    title: 'A city votes',
    caption: 'Each window looks at its eight neighbours and sleeps if most of them do. Watch the east side give in.',
    ...{ ago: 7 * days, sparks: 598, views: 14_207, reposts: 70 },
  },
  {
    ...{ slug: 'cello-two', clip: 'flow-field', by: 'theo', in: 'field-studies' },
    title: 'Wolf note',
    caption:
      'Every cello has one pitch where it fights back. Here it is as the strokes feel it, in orange. #cello #sound',
    ...{ ago: 7.8 * days, sparks: 442, views: 8_844, reposts: 38 },
  },
  {
    ...{ slug: 'fog-machine', clip: 'mist', by: 'nils', in: 'calm-machines' },
    title: 'Fog, with company',
    caption: 'You may not see the fog. That is how you know it is good fog.',
    ...{ ago: 8.5 * days, sparks: 190, views: 4_120, reposts: 9 },
  },
  {
    ...{ slug: 'ember', clip: 'fractal-dive', by: 'elib', in: 'calm-machines/warm-gradients' },
    title: 'Ember',
    caption: 'Magenta at the edges because real embers are never just red. #generative #embers',
    ...{ ago: 9.3 * days, sparks: 322, views: 8_412, reposts: 25 },
  },
  {
    ...{ slug: 'spiral-stairs', clip: 'tunnel', by: 'leo.hartmann', in: 'night-skies/city-at-3-am' },
    title: 'Stairs down to the metro',
    caption: 'The escalator at Teatralna, from memory, at the speed it felt.',
    ...{ ago: 10 * days, sparks: 408, views: 7_713, reposts: 30 },
  },
  {
    ...{ slug: 'rule-110', clip: 'spectrum', by: 'noor.codes', in: 'small-societies/rule-30-club' },
    title: 'Not rule 110',
    caption:
      'Three people asked what rule 30 sounds like. This. Rule 110 would be able to argue with you. #automata #sound',
    ...{ ago: 11 * days, sparks: 371, views: 6_780, reposts: 29 },
  },
  {
    ...{ slug: 'needle', clip: 'kaleidoscope', by: 'farah', in: 'field-studies/deep-zoom' },
    title: 'Needle',
    caption: 'Keep your eye on the middle. It is always the same needle that comes up. #generative #mirrors',
    ...{ ago: 12 * days, sparks: 249, views: 5_217, reposts: 13 },
  },
  {
    ...{ slug: 'northern-south', clip: 'lava', by: 'dagny', in: 'night-skies/aurora-lab' },
    title: 'Northern dark, southern palette',
    caption:
      'What if it happened over Lagos? Asked @mira.light for the colours, she sent a photograph of a mango. It got warm enough to drip.',
    ...{ ago: 13.5 * days, sparks: 811, views: 21_390, reposts: 121 },
  },
  {
    ...{ slug: 'salt', clip: 'plasma', by: 'saoirse' },
    title: 'Salt, drying',
    caption: 'Fifteen minutes of a tide pool in eight seconds. The drift is real, the colours are not.',
    ...{ ago: 15 * days, sparks: 283, views: 5_930, reposts: 17 },
  },
  {
    ...{ slug: 'ink-two', clip: 'flow-field', by: 'lin', in: 'slow-shaders/long-renders' },
    title: 'Ink, fourteen hours',
    caption: 'The long version, by pen this time. Please be honest about the teal.',
    ...{ ago: 16 * hours, sparks: 41, views: 164, reposts: 0 },
  },
  {
    ...{ slug: 'monday-render', clip: 'fractal-dive', by: 'oskar', in: 'slow-shaders/long-renders' },
    title: 'Started Friday',
    caption: 'Watched Monday. Worth it.',
    ...{ ago: 3 * days, sparks: 37, views: 141, reposts: 0 },
  },
  {
    ...{ slug: 'sea-critique', clip: 'ripples', by: 'ada.nwosu', in: 'slow-shaders' },
    title: 'Twelve cosines?',
    caption: 'I added one, and looked straight down. I think it was better with eleven. Tell me I am right.',
    ...{ ago: 6 * days, sparks: 52, views: 203, reposts: 0 },
  },
  {
    ...{ slug: 'festival-wall', clip: 'rule-30', by: 'leo.hartmann', in: 'inner-circle' },
    title: 'The Lux wall, half built',
    caption: 'Forty metres of this, woven. The left third still sags, please do not post it yet.',
    ...{ ago: 30 * hours, sparks: 12, views: 38, reposts: 0 },
  },
  {
    ...{ slug: 'new-sky', clip: 'sunset-sea', by: 'mira.light', in: 'inner-circle' },
    title: 'A sky I do not understand yet',
    caption: 'Something in the lowest band of it hums. Leave it?',
    ...{ ago: 4 * days, sparks: 15, views: 44, reposts: 0 },
  },
  {
    ...{ slug: 'mirror-rain', clip: 'ripples', by: 'amara', in: 'lamp-lab/symmetry' },
    title: 'Mirror, rain',
    caption: 'Two gutters drip into one basin. Where they agree, the colour of my aunt’s wax print.',
    ...{ ago: 17 * days, sparks: 676, views: 12_045, reposts: 83 },
  },
  {
    ...{ slug: 'standing-wave', clip: 'neon-life', by: 'jun.lindqvist', in: 'field-studies/interference' },
    title: 'Nodes',
    caption: 'The snowflakes stay where they are. Everything else moves so that they can.',
    ...{ ago: 19 * days, sparks: 512, views: 12_733, reposts: 48 },
  },
  {
    ...{ slug: 'window-seat', clip: 'sunset-sea', by: 'hanna.reuter' },
    title: 'Window seat',
    caption: 'For the essay. I asked Mira where she was standing, she said "line 212".',
    ...{ ago: 21 * days, sparks: 394, views: 9_266, reposts: 36, linkout: 'print' },
  },
  {
    ...{ slug: 'night-bus', clip: 'rain-glass', by: 'rafa', in: 'lamp-lab' },
    title: 'Night bus, upper deck',
    caption: 'The brake lights in the wet window. I only slowed them down.',
    ...{ ago: 24 * days, sparks: 458, views: 10_277, reposts: 42 },
  },
  {
    ...{ slug: 'lighthouse-that-sticks', clip: 'aurora', by: 'dagny', in: 'night-skies/darkroom' },
    title: 'It sticks at north-east',
    caption: 'Every eleventh turn the beam waits for something. I cannot find the line. Show me yours that fail.',
    ...{ ago: 5 * days, sparks: 9, views: 41, reposts: 0 },
  },
  {
    ...{ slug: 'door-twenty-four', clip: 'mist', by: 'ines', in: 'field-studies/advent-of-noise' },
    title: 'Door twenty-four',
    caption: 'The last noise is the quiet one. Thank you for opening all of them.',
    ...{ ago: 66 * days, sparks: 388, views: 7_401, reposts: 25 },
  },
]
