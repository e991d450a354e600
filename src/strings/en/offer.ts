import type { Plural } from '../translation'

/** The toast that offers a visitor to sign in. */
export const en = {
  locale: 'en',

  'offer.spark': 'Sign in to spark this video',
  'offer.signIn': 'Sign in',
} as const satisfies Record<string, string | Plural>
