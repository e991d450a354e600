import type { CommunityContent, LoopContent } from '../content'

export const communities: readonly CommunityContent[] = [
  {
    slug: 'night-skies',
    name: 'Night Skies',
    description:
      'Generative dusk, aurora and city light. We swap code, palettes and the occasional prime number. One rule: show the code.',
    clip: 'aurora',
    crowd: 1218,
    people: [
      'mira.light',
      'ines',
      'leo.hartmann',
      'dagny',
      'luca',
      'jun.lindqvist',
      'tomas.berg',
      'ivo',
      'saoirse',
      'rafa',
    ],
  },
  {
    slug: 'field-studies',
    name: 'Field Studies',
    description:
      'One idea from physics, drawn until it holds still. Waves, fields, flows and what happens where they meet.',
    clip: 'ripples',
    crowd: 702,
    people: ['jun.lindqvist', 'priya', 'ines', 'samwm', 'lin', 'noor.codes', 'wren', 'kofi.m'],
  },
  {
    slug: 'calm-machines',
    name: 'Calm Machines',
    description:
      'Loops that breathe. Slow software for tired eyes, best watched with the lights off and nothing else to do.',
    clip: 'sunset-sea',
    crowd: 860,
    people: ['ada.nwosu', 'yuki', 'elib', 'mira.light', 'lin', 'bea', 'nils', 'amara'],
  },
  {
    slug: 'lamp-lab',
    name: 'Lamp Lab',
    description: 'Metaballs, gradients and other warm things in the dark. Forty lines is plenty.',
    clip: 'lava',
    crowd: 534,
    people: ['tomas.berg', 'rafa', 'elib', 'wren', 'amara', 'minapark'],
  },
  {
    slug: 'small-societies',
    name: 'Small Societies',
    description: 'Cellular automata: simple neighbours, surprising cities. Post the rule with the picture.',
    clip: 'neon-life',
    crowd: 391,
    people: ['noor.codes', 'kofi.m', 'leo.hartmann', 'yuki', 'farah'],
  },
  {
    slug: 'slow-shaders',
    name: 'Slow Shaders',
    description: 'Shaders that take their time. A small room for long renders and honest critique.',
    clip: 'plasma',
    closed: true,
    crowd: 80,
    people: ['oskar', 'ada.nwosu', 'lin', 'mira.light', 'jun.lindqvist', 'nils'],
    requests: ['wren', 'jun.sato'],
  },
  {
    slug: 'inner-circle',
    name: 'Inner Circle',
    description: 'Work in progress, shown early and among friends. What is said here stays here.',
    clip: 'tunnel',
    closed: true,
    crowd: 14,
    people: ['lumen', 'mira.light', 'leo.hartmann', 'theo', 'hanna.reuter'],
    requests: ['jun.sato', 'ivo', 'bea'],
  },
]

export const loops: readonly LoopContent[] = [
  {
    slug: 'slow-light',
    name: 'Slow light',
    community: 'night-skies',
    description: 'Skies that take a full minute to change their mind.',
  },
  {
    slug: 'aurora-lab',
    name: 'Aurora Lab',
    community: 'night-skies',
    description: 'Curtains of light from noise and patience.',
  },
  {
    slug: 'city-at-3-am',
    name: 'City at 3 am',
    community: 'night-skies',
    description: 'Windows, rain, neon. Whoever is still up.',
  },
  {
    slug: 'interference',
    name: 'Interference',
    community: 'field-studies',
    description: 'Two sources, one surface. What happens in between.',
  },
  {
    slug: 'deep-zoom',
    name: 'Deep Zoom',
    community: 'field-studies',
    description: 'Keep falling. Share the coordinates.',
  },
  {
    slug: 'warm-gradients',
    name: 'Warm Gradients',
    community: 'calm-machines',
    description: 'Sunsets, embers, lava lamps.',
  },
  {
    slug: 'depth',
    name: 'Depth',
    community: 'calm-machines',
    description: 'Corridors, wells, tunnels. No walls.',
  },
  { slug: 'symmetry', name: 'Symmetry', community: 'lamp-lab', description: 'Mirrors, mandalas, kaleidoscopes.' },
  {
    slug: 'rule-30-club',
    name: 'Rule 30 Club',
    community: 'small-societies',
    description: 'One line of code a week, no exceptions.',
  },
  {
    slug: 'long-renders',
    name: 'Long renders',
    community: 'slow-shaders',
    description: 'Started on Friday, watched on Monday.',
  },
]
