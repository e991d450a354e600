import type { BrandContent } from '../content'
import { demoPages } from '../returnAddresses'

export const brand: BrandContent['brand'] = {
  slug: 'halcyon',
  name: 'Halcyon',
  website: 'https://halcyon.example',
  web_cta: 'app',
  terms: null,
  privacy: 'https://halcyon.example/privacy',
  social_login: { google: false, apple: true, brand: false, brand_sso_id: null },
  sdk: { ios: 'https://apps.example/halcyon', android: 'https://play.example/halcyon' },
  look: {
    colours: {
      light: {
        ...{ accent: '#0f6b66', on_accent: '#ffffff', surface: '#fffdf8', surface_2: '#f6f1e7', surface_3: '#ebe4d5' },
        ...{ text: '#1d2422', text_soft: '#5b6460', line: '#e2dac9' },
      },
      dark: {
        ...{ accent: '#5fd0c4', on_accent: '#03211e', surface: '#111a1a', surface_2: '#182424', surface_3: '#223131' },
        ...{ text: '#eef4f1', text_soft: '#a1b3ae', line: '#2a3b3a' },
      },
    },
    radius: 22,
    font: 'Georgia, "Iowan Old Style", "Noto Serif", serif',
  },
  return_addresses: demoPages,
}

export const guidelines: BrandContent['guidelines'] = [
  ['Leave it softer than you found it', 'Quiet captions, quiet colours, quiet comments.'],
  ['No advice unless asked', 'Somebody who cannot sleep has heard about chamomile.'],
  ['Nothing to sell', 'This is where people come to put the day down.'],
]

export const categories: BrandContent['categories'] = {
  Evening: ['Sunsets', 'Lamplight', 'Last trains'],
  Water: ['Sea', 'Rain', 'Tea'],
  Rest: ['Breathing', 'Stillness', 'Falling asleep'],
}

export const linkouts: BrandContent['linkouts'] = {
  course: { title: 'Seven quiet evenings', url: 'https://halcyon.example/seven-evenings' },
}

export const placements: BrandContent['placements'] = [
  {
    slug: 'tonight',
    title: 'Tonight on Halcyon',
    layout: 'carousel',
    sections: [
      { slug: 'latest', title: 'Tonight', source: 'latest' },
      { slug: 'water', title: 'By the water', source: 'community', of: 'by-the-water' },
    ],
  },
]

export const embeds: BrandContent['embeds'] = {
  'wind-down': ['low-sun', 'lamp-on-the-landing', 'one-drop'],
}
