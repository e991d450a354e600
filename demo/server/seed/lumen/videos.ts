import type { VideoContent } from '../content'

const hours = 60
const days = 24 * hours

export const videos: readonly VideoContent[] = [
  {
    ...{ slug: 'lamp-forty-lines', clip: 'lava', by: 'tomas.berg', in: 'lamp-lab' },
    title: 'Lamp, forty lines',
    caption: 'Three metaballs and a gradient, forty lines in all. The warmth is free.',
    ...{ ago: 8, sparks: 412, views: 9_230, reposts: 41, linkout: 'notebook' },
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
    caption:
      'Two emitters, one surface. I let the phase drift by a prime number of frames, so it never quite repeats. Best on a loop, best at night.',
    ...{ ago: 2 * hours, sparks: 1_012, views: 30_120, reposts: 136 },
  },
  {
    ...{ slug: 'aurora-over-the-ridge', clip: 'aurora', by: 'mira.light', in: 'night-skies/slow-light' },
    title: 'Aurora over the ridge',
    caption:
      'Aurora over the ridge, drawn by forty thousand sine waves. One shader, no photographs. The code is in the loop.',
    ...{ ago: 3.1 * hours, sparks: 1_318, views: 52_900, reposts: 236, linkout: 'print' },
  },
  {
    ...{ slug: 'mint-and-violet', clip: 'neon-life', by: 'noor.codes', in: 'small-societies' },
    title: 'Mint and violet',
    caption: 'Conway, seed 11, left alone for an hour. The violet is where somebody used to live.',
    ...{ ago: 4.3 * hours, sparks: 388, views: 8_412, reposts: 33 },
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
    caption: 'Ten seconds towards a point that has no bottom: -0.743643887, -0.131825904. Bring a torch.',
    ...{ ago: 7 * hours, sparks: 861, views: 22_605, reposts: 112 },
  },
  {
    ...{ slug: 'paper-garden', clip: 'kaleidoscope', by: 'minapark', in: 'lamp-lab/symmetry' },
    title: 'Paper garden',
    caption: 'Six petals, one of them drawn. The other five are manners.',
    ...{ ago: 9 * hours, sparks: 640, views: 15_870, reposts: 59 },
  },
  {
    ...{ slug: 'what-the-cello-saw', clip: 'spectrum', by: 'theo' },
    title: 'What the cello saw',
    caption:
      'The sound draws itself: each bar is a note, the rain below is its memory. Turn the volume up. With @bea on the field recorder.',
    ...{ ago: 11 * hours, sparks: 774, views: 19_044, reposts: 97, linkout: 'record' },
  },
  {
    ...{ slug: 'ink', clip: 'plasma', by: 'lin', in: 'calm-machines' },
    title: 'Ink',
    caption: 'No fluid was simulated. Four sines and a good lie.',
    ...{ ago: 13 * hours, sparks: 583, views: 14_207, reposts: 52 },
  },
  {
    ...{ slug: 'gold-on-plum', clip: 'rule-30', by: 'kofi.m', in: 'small-societies/rule-30-club' },
    title: 'Gold on plum',
    caption: 'Rule 30, one line a week, no exceptions. This is week 61 and I still cannot tell you what comes next.',
    ...{ ago: 15 * hours, sparks: 447, views: 10_986, reposts: 47 },
  },
  {
    ...{ slug: 'after-the-storm', clip: 'aurora', by: 'dagny', in: 'night-skies/aurora-lab' },
    title: 'After the storm',
    caption: 'Kp 7 last night, so I raised the noise to match. Third octave does all the work, thanks @ines.',
    ...{ ago: 18 * hours, sparks: 529, views: 12_733, reposts: 44 },
  },
  {
    ...{ slug: 'harbour-lights', clip: 'sunset-sea', by: 'ivo', in: 'night-skies/slow-light' },
    title: 'Postcard from nowhere, 14',
    caption: 'The path on the water is a Gaussian that has had a little to drink.',
    ...{ ago: 21 * hours, sparks: 361, views: 7_920, reposts: 28 },
  },
  {
    ...{ slug: 'third-shader', clip: 'lava', by: 'wren', in: 'lamp-lab' },
    title: 'My third shader',
    caption: 'It moves!! Started from @tomas.berg’s forty lines and broke only half of them.',
    ...{ ago: 1.1 * days, sparks: 702, views: 11_030, reposts: 31 },
  },
  {
    ...{ slug: 'rehearsal', clip: 'spectrum', by: 'bea' },
    title: 'Rehearsal, door open',
    caption: 'You can see the tram go by at four seconds. Low C, every time.',
    ...{ ago: 1.3 * days, sparks: 298, views: 6_004, reposts: 19 },
  },
  {
    ...{ slug: 'last-tram', clip: 'night-city', by: 'saoirse', in: 'night-skies/city-at-3-am' },
    title: 'Last tram',
    caption: 'The moon is the only thing here that is not on a timer.',
    ...{ ago: 1.5 * days, sparks: 486, views: 9_871, reposts: 40 },
  },
  {
    ...{ slug: 'tide-table', clip: 'ripples', by: 'samwm', in: 'field-studies' },
    title: 'Tide table',
    caption: 'Real tide data drives the left drop, a fan heater drives the right one. Guess which is calmer.',
    ...{ ago: 1.8 * days, sparks: 334, views: 7_415, reposts: 27 },
  },
  {
    ...{ slug: 'grandmother-tile', clip: 'kaleidoscope', by: 'farah', in: 'lamp-lab/symmetry' },
    title: 'Grandmother’s tile',
    caption: 'She laid these by hand in 1961. I needed a GPU and two weeks to turn one of them.',
    ...{ ago: 2.1 * days, sparks: 1_127, views: 33_450, reposts: 181 },
  },
  {
    ...{ slug: 'no-guard-rail', clip: 'tunnel', by: 'elib', in: 'calm-machines/depth' },
    title: 'No guard rail',
    caption: 'Colour first, then a reason for it. The reason is that I was tired of blue.',
    ...{ ago: 2.4 * days, sparks: 351, views: 8_102, reposts: 24 },
  },
  {
    ...{ slug: 'coordinates-for-theo', clip: 'fractal-dive', by: 'ines', in: 'field-studies/deep-zoom' },
    title: 'Coordinates for @theo',
    caption: 'You said there was nothing at the end of the seahorse valley. Look again at eight seconds.',
    ...{ ago: 2.8 * days, sparks: 419, views: 9_266, reposts: 35 },
  },
  {
    ...{ slug: 'loom', clip: 'rule-30', by: 'amara', in: 'small-societies' },
    title: 'Loom',
    caption: 'Weavers were running automata long before anyone plugged one in. Warp is time, weft is neighbours.',
    ...{ ago: 3.2 * days, sparks: 903, views: 21_390, reposts: 142, linkout: 'workshop' },
  },
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
