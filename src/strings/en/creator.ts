import type { Plural } from '../translation'

/** The panel on which viewers ask to become creators. */
export const en = {
  locale: 'en',

  'creator.slides': 'What creators do',
  'creator.slide': 'Slide {number} of {count}',
  'creator.one.title': 'Become a creator for {brand}',
  'creator.one.text': 'Post your work, reach the people of {brand}, and see what they spark.',
  'creator.two.title': 'Make Connections & Spark Dialogues',
  'creator.two.text': 'Answer comments, mention collaborators, start a loop around one idea.',
  'creator.three.title': 'Moderate your Community',
  'creator.three.text': 'Welcome members, set the tone, and keep the feed worth opening.',
  'creator.become': 'Become a Creator',
  'creator.requested': 'Requested',
  'creator.accepted': 'You are a creator for {brand}.',
  'creator.notNow': 'Not now',
  'creator.failed': 'Something went wrong!',
} as const satisfies Record<string, string | Plural>
