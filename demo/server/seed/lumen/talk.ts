import type { BrandContent } from '../content'

export const threads: BrandContent['threads'] = {
  'aurora-over-the-ridge': [
    {
      ...{ by: 'ines', ago: 12, sparks: 214 },
      text: 'The way it breathes at the ridge line. How many octaves of noise is that?',
      replies: [
        { by: 'mira.light', ago: 9, sparks: 61, text: '@ines five, the last one barely moves. Notes are in the loop.' },
        { by: 'tomas.berg', ago: 4, sparks: 12, text: 'Five! I would have guessed nine.' },
        { by: 'dagny', ago: 3, sparks: 8, text: '@tomas.berg she hides the other four in her palette.' },
        { by: 'wren', ago: 2, sparks: 3, text: 'Wait, you can stop at five?' },
      ],
    },
    {
      by: 'rafa',
      ago: 55,
      text: 'This comment broke the rules of the house.',
      removed: true,
      replies: [{ by: 'kofi.m', ago: 50, sparks: 4, text: 'Let’s stay with the picture.' }],
    },
    {
      ...{ by: 'jun.lindqvist', ago: 125, sparks: 97 },
      text: 'Watched this on the night train with the sound on. @mira.light please never fix the little shiver in the lake.',
    },
    {
      by: 'ada.nwosu',
      ago: 180,
      sparks: 45,
      text: 'First one in ages that made me put the phone down and look outside.',
    },
    { by: 'miguel.draws', ago: 170, sparks: 31, text: 'Printed it on cotton paper last night. The greens hold up.' },
    { by: 'luca', ago: 166, sparks: 27, text: 'Sent this to the morning shift. They asked which camera.' },
    {
      by: 'saoirse',
      ago: 150,
      sparks: 9,
      text: 'Is the ridge a real one or three sines in a coat?',
      replies: [{ by: 'mira.light', ago: 144, sparks: 38, text: 'Two sines. The coat is mine.' }],
    },
    { by: 'hanna.reuter', ago: 96, sparks: 18, text: 'Quoting this in the essay, if I may.' },
  ],
  windows: [
    {
      ...{ by: 'noor.codes', ago: 61, sparks: 88 },
      text: 'How long until it wraps around?',
      replies: [
        { by: 'leo.hartmann', ago: 57, sparks: 73, text: '@noor.codes 136 years. I asked a neighbour’s kid to check.' },
        { by: 'kofi.m', ago: 40, sparks: 22, text: 'Putting it in the calendar.' },
      ],
    },
    {
      by: 'saoirse',
      ago: 48,
      sparks: 35,
      text: 'Third building, top floor. Somebody there never sleeps, and I feel seen.',
    },
    { by: 'jun.sato', ago: 33, sparks: 14, text: 'The moon being the one round thing in the picture. Yes.' },
    {
      by: 'bea',
      ago: 21,
      sparks: 11,
      text: 'I have the sound for this. A fridge and a far-off scooter. Sending it over.',
    },
  ],
  'eleven-cosines': [
    { by: 'lin', ago: 22, sparks: 64, text: 'I counted ten and then the eleventh arrived under the sun.' },
    { by: 'yuki', ago: 20, sparks: 41, text: 'This is my tea timer now.' },
    {
      ...{ by: 'priya', ago: 17, sparks: 19 },
      text: 'Would you share the amplitudes?',
      replies: [
        { by: 'ada.nwosu', ago: 14, sparks: 52, text: '@priya one over n, except the fourth. The fourth is a secret.' },
        { by: 'samwm', ago: 11, sparks: 16, text: 'The fourth is always the fan heater.' },
      ],
    },
    { by: 'ivo', ago: 9, sparks: 7, text: 'Postcard material. May I?' },
  ],
  'third-shader': [
    { by: 'tomas.berg', ago: 25 * 60, sparks: 120, text: '@wren the right six hundred. Welcome to the lab.' },
    { by: 'rafa', ago: 24 * 60, sparks: 44, text: 'Third?! My third one was a brown rectangle.' },
    {
      by: 'amara',
      ago: 20 * 60,
      sparks: 26,
      text: 'Try letting the field choose the ink as well. You will thank yourself.',
      replies: [{ by: 'wren', ago: 19 * 60, sparks: 33, text: 'OH. They keep together now. Thank you @amara!' }],
    },
  ],
  'what-the-cello-saw': [
    { by: 'bea', ago: 10 * 60, sparks: 29, text: 'The rain after the low C is my favourite thing we made.' },
    { by: 'lin', ago: 9 * 60, sparks: 15, text: 'Watching it without sound first and then with. Two different films.' },
    {
      by: 'nils',
      ago: 8 * 60,
      sparks: 6,
      text: 'Could it be slower?',
      replies: [{ by: 'theo', ago: 7.5 * 60, sparks: 21, text: '@nils it is a cello. It can always be slower.' }],
    },
  ],
  'grandmother-tile': [
    {
      by: 'amara',
      ago: 49 * 60,
      sparks: 102,
      text: 'The flower in the third row is hers, is it not? You left the crooked one in.',
      replies: [
        { by: 'farah', ago: 48 * 60, sparks: 131, text: 'I could never fix it. It is the only part I am sure of.' },
      ],
    },
    { by: 'minapark', ago: 46 * 60, sparks: 58, text: 'Four flowers out of four.' },
    { by: 'hanna.reuter', ago: 40 * 60, sparks: 33, text: 'May I call you about this one?' },
  ],
  'ink-two': [
    {
      by: 'ada.nwosu',
      ago: 14 * 60,
      sparks: 5,
      text: 'The teal is right until second five. Then it knows it is being watched.',
    },
    { by: 'oskar', ago: 13 * 60, sparks: 4, text: 'Leave it running another night.' },
  ],
}

export const remarks: BrandContent['remarks'] = {
  aurora: ['Green like that should need a permit.', 'I can hear the cold.', 'Which noise is under the curtains?'],
  'fractal-dive': [
    'I blinked and missed a continent.',
    'There is always one more branch.',
    'Makes my stomach drop, in a good way.',
  ],
  'neon-life': [
    'The little glider in the middle made it!',
    'Rooting for the mint ones.',
    'Somebody in there is plotting something.',
  ],
  'night-city': [
    'Which window is yours?',
    'I would live on the fourth floor.',
    'Needs a cat on a ledge. Or it has one and I missed it.',
  ],
  'rule-30': [
    'My scarf has been doing this for years.',
    'One rule, endless weather.',
    'The teal strip is worth the wait.',
  ],
  plasma: ['Exactly the colour of falling asleep.', 'Looks edible. Sorry.', 'How is this not a photograph?'],
  spectrum: ['Headphones. Trust me.', 'I finally understand what an overtone is.', 'The rain part!'],
  tunnel: ['No walls, and still I ducked.', 'Third lap. Send help.', 'It turns exactly when I want it to.'],
  'sunset-sea': [
    'Can smell the salt.',
    'The path on the water gets me every time.',
    'Played it for my dog. He sat down.',
  ],
  kaleidoscope: ['I keep looking for the first petal.', 'Church windows, but awake.', 'The rust colour is perfect.'],
  lava: ['My first flat had one of these.', 'They kissed at second three, did you see?', 'Warmer than my radiator.'],
  ripples: ['The coral where they meet, how?', 'Breathing with it, involuntarily.', 'Two drops, so much gossip.'],
  mist: ['I counted seven ridges. Then six. Then seven.', 'Smells of wet firs.', 'The one in rose is not real, is it?'],
  'rain-glass': [
    'Best seat on the bus.',
    'Every drop is a whole street, upside down.',
    'I raced the left one against the right one.',
  ],
  'flow-field': [
    'Not one line crosses another. I checked.',
    'Would hang this above the bed.',
    'The teal ones know something.',
  ],
  breathe: ['I did. Thank you.', 'The fifth row is me before coffee.', 'Set this as my lock screen.'],
}
