import type { Plural } from '../translation'

/** What a new viewer reads between signing in and going on. */
export const en = {
  locale: 'en',

  'onboarding.continue': 'Continue',
  'onboarding.step': 'Step {nth} of {of}',

  'onboarding.guidelines.title': 'Community guidelines',
  'onboarding.guidelines.lead': {
    one: 'One house rule for everybody on {brand}.',
    other: '{count} house rules for everybody on {brand}.',
  },
  'onboarding.guidelines.list': 'Guidelines',
  'onboarding.guidelines.none': 'There are no rules beyond good manners. Be kind, and show what is yours.',
  'onboarding.guidelines.agree': 'I agree to the guidelines',
  'onboarding.guidelines.required': 'You must agree to the guidelines',
  'onboarding.guidelines.loadFailed': 'Failed to fetch guidelines',
  'onboarding.guidelines.unknown': 'Unknown error',
  'onboarding.guidelines.acceptFailed': 'Please try again.',

  'onboarding.interests.first': 'What are you interested in?',
  'onboarding.interests.again': 'Select your interests',
  'onboarding.interests.hint': 'Pick at least three interests.',
  'onboarding.interests.hintFew': { one: 'Pick {count} interest.', other: 'Pick {count} interests.' },
  'onboarding.interests.list': 'Interests',
  'onboarding.interests.picked': { one: '{count} of {of} picked', other: '{count} of {of} picked' },
  'onboarding.interests.choose': 'Choose {few}+',
  'onboarding.interests.all': 'Surprise Me',
  'onboarding.interests.saved': 'Your categories has been updated',
  'onboarding.interests.loadFailed': 'Failed to load categories. Please try again.',
  'onboarding.interests.refused': 'Something went wrong category list api.',
  'onboarding.interests.badShape': 'Something went wrong validation in category list api!!',
  'onboarding.interests.saveFailed': 'Error adding categories',
  'onboarding.interests.saveRefused': 'Something went wrong posting topics.',
  'onboarding.interests.empty.title': 'No interests yet',
  'onboarding.interests.empty.text': 'They come from the people who run this place. Look again a little later.',
  'onboarding.interests.empty.action': 'Look again',

  'onboarding.welcome.title': 'Welcome, {name}',
  'onboarding.welcome.lead': 'You’re part of {brand} now.',
  'onboarding.welcome.spark': 'You’re part of {brand} now, and your spark counts.',
  'onboarding.welcome.go': 'Let’s go',
} as const satisfies Record<string, string | Plural>
