import type { Plural } from '../translation'

/** Ads among the videos of a feed. */
export const en = {
  locale: 'en',

  'ads.skip': 'Skip ad',
  'ads.skipIn': { one: 'Skip in {count} second', other: 'Skip in {count} seconds' },
  'ads.visit': 'Learn more',
} as const satisfies Record<string, string | Plural>
