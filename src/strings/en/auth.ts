import type { Plural } from '../translation'

/** The sign-in. */
export const en = {
  locale: 'en',

  'auth.signIn': 'Sign in',
  'auth.title': 'Sign in or sign up',
  'auth.title.spark': 'Sign in to spark this video',
  'auth.title.comment': 'Sign in to comment',
  'auth.title.repost': 'Sign in to repost this video',
  'auth.title.report': 'Sign in to report this video',
  'auth.title.join': 'Sign in to join {community}',
  'auth.title.creator': 'Sign in to become a creator',
  'auth.lead': 'Your sparks, comments and communities stay with you.',

  'auth.email': 'Email',
  'auth.email.placeholder': 'you@example.com',
  'auth.email.invalid': 'Please enter valid email.',
  'auth.phone': 'Phone number',
  'auth.phone.invalid': 'Please enter a valid phone number.',
  'auth.usePhone': 'Use phone number instead',
  'auth.useEmail': 'Use email instead',
  'auth.continue': 'Continue',
  'auth.or': 'or continue with',
  'auth.google': 'Google',
  'auth.google.name': 'Continue with Google',
  'auth.apple': 'Apple',
  'auth.apple.name': 'Continue with Apple',
  'auth.sso': '{brand} ID',
  'auth.sso.name': 'Continue with {brand} ID',
  'auth.sso.missing': 'Brand does not support SSO login',
  'auth.google.refused': 'Google doesn’t work inside this app. A code by email or phone does.',
  'auth.popup.blocked':
    'The sign-in window was blocked. Allow pop-ups for this page and try again, or use a code by email or phone.',
  'auth.noStorage': 'This browser stores nothing for this page: you stay signed in until you leave it.',
  'auth.agree': 'By continuing you agree to the {terms} and {privacy}.',
  'auth.terms': 'Terms',
  'auth.privacy': 'Privacy policy',

  'auth.unsaved.title': 'Discard your changes?',
  'auth.unsaved.text': 'They are not saved yet.',
  'auth.unsaved.keep': 'Keep editing',
  'auth.unsaved.discard': 'Discard',
  'auth.error.title': 'Sign-in can’t be reached',

  'auth.account': 'Account of {name}',
  'auth.menu': 'Account',
} as const satisfies Record<string, string | Plural>
