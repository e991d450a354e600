import type { VideoContent } from '../content'

const hours = 60
const days = 24 * hours

export const oldVideos: readonly VideoContent[] = [
  {
    ...{ slug: 'sign-maker', clip: 'neon-life', by: 'rafa', in: 'lamp-lab' },
    title: 'If neon had neighbours',
    caption: 'Twenty years of bending glass and this is the first sign that complained back.',
    ...{ ago: 3.6 * days, sparks: 565, views: 13_084, reposts: 61 },
  },
  {
    ...{ slug: 'slow-weather', clip: 'plasma', by: 'luca', in: 'night-skies' },
    title: 'Slow weather',
    caption: 'Satellite loop from my night shift, remembered badly on purpose.',
    ...{ ago: 4.1 * days, sparks: 312, views: 6_780, reposts: 22 },
  },
  {
    ...{ slug: 'ridge-study', clip: 'aurora', by: 'jun.sato' },
    title: 'Balcony, 02:40',
    caption: 'The ridge is my neighbour’s roof. Everything above it is arithmetic.',
    ...{ ago: 4.7 * days, sparks: 277, views: 5_930, reposts: 16 },
  },
  {
    ...{ slug: 'breathing-exercise', clip: 'ripples', by: 'yuki', in: 'calm-machines' },
    title: 'Breathing exercise',
    caption: 'In for four, hold for four, out for six. The rings will wait for you.',
    ...{ ago: 5.2 * days, sparks: 1_043, views: 36_112, reposts: 164 },
  },
  {
    ...{ slug: 'welcome', clip: 'sunset-sea', by: 'lumen' },
    title: 'Welcome to Lumen',
    caption:
      'A place for pictures that were computed and cared for. Post something unfinished, it is friendlier that way.',
    ...{ ago: 5.9 * days, sparks: 980, views: 44_701, reposts: 75 },
  },
  {
    ...{ slug: 'plotter-night', clip: 'kaleidoscope', by: 'miguel.draws' },
    title: 'Before the pen moves',
    caption: 'Preview of tonight’s plot. Four hours of ink if the power holds.',
    ...{ ago: 6.4 * days, sparks: 265, views: 5_418, reposts: 18 },
  },
  {
    ...{ slug: 'bit-rot', clip: 'night-city', by: 'noor.codes', in: 'small-societies' },
    title: 'A city votes',
    caption: 'Each window looks at its eight neighbours and sleeps if most of them do. Watch the east side give in.',
    ...{ ago: 7 * days, sparks: 598, views: 14_630, reposts: 70 },
  },
  {
    ...{ slug: 'cello-two', clip: 'spectrum', by: 'theo', in: 'field-studies' },
    title: 'Wolf note',
    caption: 'Every cello has one pitch where it fights back. Here it is, at six seconds, in orange.',
    ...{ ago: 7.8 * days, sparks: 442, views: 9_907, reposts: 38 },
  },
  {
    ...{ slug: 'fog-machine', clip: 'plasma', by: 'nils', in: 'calm-machines' },
    title: 'Fog, with company',
    caption: 'You may not see the fog. That is how you know it is good fog.',
    ...{ ago: 8.5 * days, sparks: 190, views: 4_120, reposts: 9 },
  },
  {
    ...{ slug: 'ember', clip: 'lava', by: 'elib', in: 'calm-machines/warm-gradients' },
    title: 'Ember',
    caption: 'Magenta at the edges because real embers are never just red.',
    ...{ ago: 9.3 * days, sparks: 322, views: 7_058, reposts: 25 },
  },
  {
    ...{ slug: 'spiral-stairs', clip: 'tunnel', by: 'leo.hartmann', in: 'night-skies/city-at-3-am' },
    title: 'Stairs down to the metro',
    caption: 'The escalator at Teatralna, from memory, at the speed it felt.',
    ...{ ago: 10 * days, sparks: 408, views: 8_844, reposts: 30 },
  },
  {
    ...{ slug: 'rule-110', clip: 'rule-30', by: 'noor.codes', in: 'small-societies/rule-30-club' },
    title: 'Not rule 110',
    caption: 'Three people asked, so: no, this is 30. Rule 110 would be able to argue with you.',
    ...{ ago: 11 * days, sparks: 371, views: 7_713, reposts: 29 },
  },
  {
    ...{ slug: 'needle', clip: 'fractal-dive', by: 'farah', in: 'field-studies/deep-zoom' },
    title: 'Needle',
    caption: 'Magma palette, because it should look too hot to touch.',
    ...{ ago: 12 * days, sparks: 249, views: 5_217, reposts: 13 },
  },
  {
    ...{ slug: 'northern-south', clip: 'aurora', by: 'dagny', in: 'night-skies/aurora-lab' },
    title: 'Northern dark, southern palette',
    caption: 'What if it happened over Lagos? Asked @mira.light for the colours, she sent a photograph of a mango.',
    ...{ ago: 13.5 * days, sparks: 811, views: 20_118, reposts: 121 },
  },
  {
    ...{ slug: 'salt', clip: 'neon-life', by: 'saoirse' },
    title: 'Salt, drying',
    caption: 'Fifteen minutes of a tide pool in eight seconds. The life is real, the colours are not.',
    ...{ ago: 15 * days, sparks: 283, views: 6_101, reposts: 17 },
  },
  {
    ...{ slug: 'ink-two', clip: 'plasma', by: 'lin', in: 'slow-shaders/long-renders' },
    title: 'Ink, fourteen hours',
    caption: 'The long version. Please be honest about the teal.',
    ...{ ago: 16 * hours, sparks: 41, views: 164, reposts: 0 },
  },
  {
    ...{ slug: 'monday-render', clip: 'tunnel', by: 'oskar', in: 'slow-shaders/long-renders' },
    title: 'Started Friday',
    caption: 'Watched Monday. Worth it.',
    ...{ ago: 3 * days, sparks: 37, views: 141, reposts: 0 },
  },
  {
    ...{ slug: 'sea-critique', clip: 'sunset-sea', by: 'ada.nwosu', in: 'slow-shaders' },
    title: 'Twelve cosines?',
    caption: 'I added one. I think it was better with eleven. Tell me I am right.',
    ...{ ago: 6 * days, sparks: 52, views: 203, reposts: 0 },
  },
  {
    ...{ slug: 'festival-wall', clip: 'night-city', by: 'leo.hartmann', in: 'inner-circle' },
    title: 'The Lux wall, half built',
    caption: 'Forty metres of this. The left third still flickers, please do not post it yet.',
    ...{ ago: 30 * hours, sparks: 12, views: 38, reposts: 0 },
  },
  {
    ...{ slug: 'new-sky', clip: 'aurora', by: 'mira.light', in: 'inner-circle' },
    title: 'A sky I do not understand yet',
    caption: 'Something in the lower band hums. Leave it?',
    ...{ ago: 4 * days, sparks: 15, views: 44, reposts: 0 },
  },
  {
    ...{ slug: 'mirror-rain', clip: 'kaleidoscope', by: 'amara', in: 'lamp-lab/symmetry' },
    title: 'Mirror, rain',
    caption: 'A wax print my aunt wore, folded six ways.',
    ...{ ago: 17 * days, sparks: 676, views: 16_322, reposts: 83 },
  },
  {
    ...{ slug: 'standing-wave', clip: 'ripples', by: 'jun.lindqvist', in: 'field-studies/interference' },
    title: 'Nodes',
    caption: 'The dark lines do not move. Everything else does so that they can stay.',
    ...{ ago: 19 * days, sparks: 512, views: 12_045, reposts: 48 },
  },
  {
    ...{ slug: 'window-seat', clip: 'sunset-sea', by: 'hanna.reuter' },
    title: 'Window seat',
    caption: 'For the essay. I asked Mira where she was standing, she said "line 212".',
    ...{ ago: 21 * days, sparks: 394, views: 8_653, reposts: 36, linkout: 'print' },
  },
  {
    ...{ slug: 'night-bus', clip: 'lava', by: 'rafa', in: 'lamp-lab' },
    title: 'Night bus, upper deck',
    caption: 'The brake lights in the wet window. I only slowed them down.',
    ...{ ago: 24 * days, sparks: 458, views: 10_277, reposts: 42 },
  },
]
