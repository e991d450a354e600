import type { BrandContent } from '../content'
import { demoPages } from '../returnAddresses'

export const brand: BrandContent['brand'] = {
  slug: 'lumen',
  name: 'Lumen',
  website: 'https://lumen.example',
  web_cta: 'signin',
  terms: 'https://lumen.example/terms',
  privacy: 'https://lumen.example/privacy',
  social_login: { google: true, apple: true, brand: true, brand_sso_id: 'lumen-id' },
  sdk: {
    ios: { appstore_link: 'https://apps.example/lumen' },
    android: { playstore_link: 'https://play.example/lumen' },
  },
  look: {
    colours: {
      light: { accent: '#5a54f0', on_accent: '#ffffff' },
      dark: { accent: '#8f8aff', on_accent: '#0e0d24' },
    },
    radius: 14,
    font: null,
  },
  return_addresses: demoPages,
}

export const guidelines: BrandContent['guidelines'] = [
  ['Show your work', 'A line about how it was made is worth more than ten tags. Share the code when you can.'],
  ['Critique the piece, not the person', 'Say what you saw and what you would try. Nobody here is finished learning.'],
  ['Credit what you build on', 'Name the paper, the shader, the friend. Remixes are welcome, disguises are not.'],
  ['Mind the flicker', 'Warn before strobes and fast contrast. Some of us watch at three in the morning.'],
  ['Keep it yours', 'Post what you made or have the right to show. Nothing scraped, nothing stolen.'],
]

export const categories: BrandContent['categories'] = {
  Light: ['Aurora', 'Dusk', 'Neon', 'Lamps', 'Moonlight'],
  Motion: ['Loops', 'Waves', 'Particles', 'Slow motion'],
  Structure: ['Fractals', 'Symmetry', 'Cellular automata', 'Noise'],
  Sound: ['Visual music', 'Field recordings', 'Synths'],
  Craft: ['Shaders', 'Pen plotters', 'Pixel art', 'Creative coding'],
}

export const linkouts: BrandContent['linkouts'] = {
  print: {
    title: 'Own the print',
    url: 'https://prints.lumen.example/slow-light',
    product: { sku: 'print-slow-light', price: 48, currency: 'EUR', in_stock: true },
  },
  festival: { title: 'See it at the Lux festival', url: 'https://lux.example/tickets' },
  notebook: { title: 'Read the notebook', url: 'https://notes.lumen.example/forty-lines' },
  record: {
    title: 'Hear the whole record',
    url: 'https://music.example/what-the-cello-saw',
    product: { sku: 'lp-cello', price: 26.5, currency: 'EUR', in_stock: false },
  },
  boots: { title: 'Walk in them', url: 'https://halcyon.example/boots' },
  paper: { title: 'Order a sample', url: 'https://paper.example/samples' },
  workshop: { title: 'Join the workshop', url: 'https://lumen.example/workshops/field-lines' },
}

/** Each has a placement of its own, for trying out how a feed copes. */
const vastDocuments = ['good', 'wrapper', 'endless', 'broken', 'missing', 'empty', 'slow']

export const placements: BrandContent['placements'] = [
  {
    slug: 'front-page',
    title: 'Popular on Lumen',
    layout: 'carousel',
    sections: [
      { slug: 'popular', title: 'Popular', source: 'popular' },
      { slug: 'fresh', title: 'Fresh tonight', source: 'latest' },
      { slug: 'night-skies', title: 'Night Skies', source: 'community', of: 'night-skies' },
      {
        slug: 'first-lights',
        title: 'First lights',
        source: 'pick',
        of: ['aurora-over-the-ridge', 'lamp-forty-lines', 'eleven-cosines', 'windows', 'what-the-cello-saw'],
      },
    ],
  },
  {
    slug: 'studio-visit',
    title: 'Sixty seconds, no photographs',
    layout: 'grid',
    sections: [{ slug: 'mira', title: 'Slow light', source: 'loop', of: 'slow-light' }],
  },
  {
    slug: 'corner',
    title: 'Now playing',
    layout: 'floating',
    sections: [{ slug: 'for-you', title: 'For you', source: 'for_you' }],
  },
  {
    slug: 'sponsored',
    title: 'Lumen, with friends',
    layout: 'feed',
    adsEvery: 3,
    vast: '/ads/vast/good.xml',
    sections: [{ slug: 'popular', title: 'Popular', source: 'popular' }],
  },
  ...vastDocuments.map((name) => ({
    ...({
      slug: `vast-${name}`,
      title: `A VAST document: ${name}`,
      layout: 'feed',
      vast: `/ads/vast/${name}.xml`,
    } as const),
    sections: [{ slug: 'popular', title: 'Popular', source: 'popular' }] as const,
  })),
]

export const ads: BrandContent['ads'] = [
  {
    ...{ title: 'Boots for slow walks', sponsor: 'Halcyon Boots', clip: 'mist', linkout: 'boots' },
    caption: 'Made for rain, hills and people who stop to look. Two hundred steps of guarantee for every stitch.',
  },
  {
    ...{ title: 'Paper that holds light', sponsor: 'Blank & Sons', clip: 'breathe', linkout: 'paper' },
    caption: 'Cotton, nothing else. Plotters love it.',
  },
]

export const embeds: BrandContent['embeds'] = {
  'studio-visit': ['aurora-over-the-ridge', 'two-waves-one-minute', 'windows', 'eleven-cosines'],
  'lux-festival': ['windows', 'last-tram', 'what-the-cello-saw', 'the-well', 'paper-garden', 'depth'],
}
