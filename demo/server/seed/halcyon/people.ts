import type { CommunityContent, LoopContent, PersonContent } from '../content'

export const people: readonly PersonContent[] = [
  { nickname: 'halcyon', name: 'Halcyon', bio: 'The quiet end of the internet.', isBrand: true },
  { nickname: 'marit', name: 'Marit Solberg', bio: 'Former radio voice. Now mostly listening.' },
  { nickname: 'edo', name: 'Edo Vermeer', bio: 'Lamps, landings, the last step that creaks.' },
  { nickname: 'sunniva', name: 'Sunniva Dale', bio: 'Cold water before breakfast.' },
  { nickname: 'abebe', name: 'Abebe Girma', bio: 'Tea at four, tea at nine.' },
  { nickname: 'clem', name: 'Clémence Roy', bio: 'I collect dusks.', faceless: true },
  { nickname: 'josef', name: 'Josef Lind', bio: 'Night porter.' },
  { nickname: 'anjali', name: 'Anjali Rao', bio: 'Breathing teacher, light sleeper.' },
]

export const communities: readonly CommunityContent[] = [
  {
    slug: 'by-the-water',
    featured: true,
    name: 'By the water',
    description: 'Seas, ponds, puddles, baths. Anything that keeps moving so that you need not.',
    category: 'Water',
    clip: 'ripples',
    crowd: 288,
    people: ['sunniva', 'marit', 'clem', 'abebe'],
  },
  {
    slug: 'lamplight',
    featured: true,
    name: 'Lamplight',
    description: 'One light on in an otherwise dark house.',
    category: 'Evening',
    clip: 'lava',
    crowd: 173,
    people: ['edo', 'josef', 'anjali'],
  },
  {
    slug: 'insomnia-club',
    name: 'Insomnia Club',
    description: 'For members only, between two and five. We do not talk about the time.',
    category: 'Rest',
    clip: 'night-city',
    closed: true,
    crowd: 36,
    people: ['josef', 'clem', 'anjali'],
    requests: ['abebe'],
  },
]

export const loops: readonly LoopContent[] = [
  {
    slug: 'low-tide',
    name: 'Low tide',
    community: 'by-the-water',
    description: 'The hour when the sea steps back.',
    featured: true,
    crowd: 74,
    people: ['sunniva', 'clem'],
  },
  {
    slug: 'landings',
    name: 'Landings',
    community: 'lamplight',
    description: 'Lights left on for somebody.',
    featured: true,
    crowd: 39,
    people: ['edo', 'josef'],
  },
  {
    slug: 'cold-feet',
    name: 'Cold feet',
    community: 'by-the-water',
    description: 'Before breakfast, before coffee, before thinking about it. Ask, and bring a towel.',
    closed: true,
    crowd: 12,
    people: ['sunniva', 'marit'],
    requests: { abebe: 'I have the towel.' },
  },
]
