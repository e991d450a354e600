import type { BrandContent, VideoContent } from '../content'

const hours = 60
const days = 24 * hours

export const videos: readonly VideoContent[] = [
  {
    ...{ slug: 'low-sun', clip: 'sunset-sea', by: 'sunniva', in: 'by-the-water/low-tide' },
    title: 'Low sun',
    caption: 'Nothing happens, then the light reaches the shore.',
    ...{ ago: 40, sparks: 241, views: 5_112, reposts: 12, linkout: 'course' },
  },
  {
    ...{ slug: 'lamp-on-the-landing', clip: 'lava', by: 'edo', in: 'lamplight/landings' },
    title: 'Lamp on the landing',
    caption: 'Left on for my brother, who is always late.',
    ...{ ago: 3 * hours, sparks: 196, views: 3_870, reposts: 9 },
  },
  {
    ...{ slug: 'one-drop', clip: 'ripples', by: 'anjali', in: 'by-the-water' },
    title: 'One drop, then another',
    caption: 'Let the shoulders follow the rings. Six breaths is enough.',
    ...{ ago: 6 * hours, sparks: 262, views: 6_034, reposts: 21 },
  },
  {
    ...{ slug: 'far-north', clip: 'aurora', by: 'marit' },
    title: 'Far north, no wind',
    caption: 'We stood in the car park with our engines off.',
    ...{ ago: 10 * hours, sparks: 218, views: 4_455, reposts: 15 },
  },
  {
    ...{ slug: 'night-porter', clip: 'night-city', by: 'josef', in: 'lamplight' },
    title: 'From the desk, 3:10',
    caption: 'I know which guests are awake. I never say.',
    ...{ ago: 20 * hours, sparks: 174, views: 3_206, reposts: 8 },
  },
  {
    ...{ slug: 'milk-in-tea', clip: 'plasma', by: 'abebe' },
    title: 'Milk in tea',
    caption: 'Do not stir.',
    ...{ ago: 1.4 * days, sparks: 233, views: 4_987, reposts: 17 },
  },
  {
    ...{ slug: 'seventh-evening', clip: 'kaleidoscope', by: 'halcyon' },
    title: 'The seventh evening',
    caption: 'Six evenings of practice, one of doing nothing with it.',
    ...{ ago: 2.2 * days, sparks: 128, views: 2_740, reposts: 5, linkout: 'course' },
  },
  {
    ...{ slug: 'dusk-collected', clip: 'mist', by: 'clem', in: 'by-the-water' },
    title: 'Dusk no. 411',
    caption: 'Rose, then the blue that comes after rose.',
    ...{ ago: 3.5 * days, sparks: 149, views: 2_985, reposts: 6 },
  },
  {
    ...{ slug: 'train-window', clip: 'tunnel', by: 'josef' },
    title: 'Sleeper train',
    caption: 'The tunnel before Airolo, half dreamt.',
    ...{ ago: 5 * days, sparks: 117, views: 2_310, reposts: 4 },
  },
  {
    ...{ slug: 'embers', clip: 'rain-glass', by: 'marit', in: 'lamplight' },
    title: 'Somebody else’s evening',
    caption: 'Through the window of the last bus, going home.',
    ...{ ago: 6.5 * days, sparks: 141, views: 2_668, reposts: 7 },
  },
  {
    ...{ slug: 'harbour-pool', clip: 'breathe', by: 'sunniva', in: 'by-the-water/low-tide' },
    title: 'Harbour pool, 6 am',
    caption: 'Nine degrees. This was the only word I had left.',
    ...{ ago: 9 * days, sparks: 158, views: 3_120, reposts: 9 },
  },
  {
    ...{ slug: 'awake-together', clip: 'rule-30', by: 'clem', in: 'insomnia-club' },
    title: 'Awake together',
    caption: 'I count threads instead of sheep.',
    ...{ ago: 26 * hours, sparks: 22, views: 71, reposts: 0 },
  },
]

export const threads: BrandContent['threads'] = {
  'low-sun': [
    { by: 'marit', ago: 30, sparks: 19, text: 'I turned the big light off for this.' },
    {
      by: 'clem',
      ago: 24,
      sparks: 11,
      text: '@sunniva may I have it for the collection?',
      replies: [{ by: 'sunniva', ago: 20, sparks: 8, text: 'It is yours. Number 412.' }],
    },
  ],
}

export const remarks: BrandContent['remarks'] = {
  'sunset-sea': ['My breath slowed down by itself.', 'Thank you for the quiet.'],
  lava: ['That is the colour of my grandmother’s hallway.', 'Somebody is home.'],
  ripples: ['Six breaths. Done. Good night.', 'Again, please.'],
  aurora: ['We should all stand in car parks more.', 'I forgot my phone was in my hand.'],
  'night-city': ['I am one of the windows.', 'Good night, third floor.'],
  plasma: ['I stirred. I am sorry.', 'Watched until it settled.'],
  kaleidoscope: ['The seventh one is the hardest.', 'Soft as folded paper.'],
  tunnel: ['I know that tunnel!', 'Half dreamt is the best kind.'],
  mist: ['I could walk into the third one.', 'Nobody awake down there yet.'],
  'rain-glass': ['I missed my stop.', 'Warm, somehow.'],
  breathe: ['In. Out. Still here.', 'The cold one. I know that word.'],
}
