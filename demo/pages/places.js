// What the demo's brands have, for the playground's suggestions. The first of each is taken when nothing is said.
export const places = {
  1: {
    community: ['night-skies', 'field-studies', 'calm-machines', 'lamp-lab', 'small-societies', 'inner-circle'],
    loop: ['slow-light', 'aurora-lab', 'city-at-3-am', 'interference', 'deep-zoom', 'warm-gradients'],
    profile: ['mira.light', 'jun.lindqvist', 'ada.nwosu', 'tomas.berg', 'leo.hartmann'],
    video: ['aurora-over-the-ridge', 'windows', 'eleven-cosines', 'what-the-cello-saw', 'paper-garden'],
    placement: ['front-page', 'studio-visit', 'corner'],
    brand: ['lumen'],
    category: { 1: 'Light', 2: 'Motion', 3: 'Structure', 5: 'Craft' },
    accent: '#5a54f0',
    radius: '14',
  },
  2: {
    community: ['by-the-water', 'lamplight', 'insomnia-club'],
    loop: ['low-tide', 'landings'],
    profile: ['sunniva', 'edo', 'anjali', 'marit', 'josef'],
    video: ['low-sun', 'lamp-on-the-landing', 'one-drop', 'far-north', 'milk-in-tea'],
    placement: ['tonight'],
    brand: ['halcyon'],
    category: { 2001: 'Evening', 2002: 'Water', 2003: 'Rest' },
    accent: '#0f6b66',
    radius: '22',
  },
}

/** The fonts that a page may choose, by name. */
export const fonts = {
  sans: 'system-ui, sans-serif',
  serif: "Georgia, 'Noto Serif', serif",
  mono: "ui-monospace, 'DejaVu Sans Mono', monospace",
}
