import type { Plural } from '../translation'

/** The form that reaches the people behind the brand. */
export const en = {
  locale: 'en',

  'contact.lead': 'A person reads what you write.',
  'contact.topic': 'What is it about?',
  'contact.topic.choose': 'Choose one',
  'contact.topic.problem': 'Something doesn’t work',
  'contact.topic.account': 'My account',
  'contact.topic.safety': 'Safety',
  'contact.topic.idea': 'An idea',
  'contact.topic.other': 'Something else',
  'contact.topic.required': 'Choose what it is about',
  'contact.message': 'Message',
  'contact.message.required': 'Write what it is about',
  'contact.message.max': 'That is too long',
  'contact.name': 'Your name',
  'contact.name.required': 'Say what we may call you',
  'contact.name.max': 'That is too long',
  'contact.email': 'Answer to',
  'contact.email.hint': 'Browser, language and this page’s address are sent along.',
  'contact.email.required': 'Say where the answer goes',
  'contact.email.wrong': 'This is no email address',
  'contact.send': 'Send',
  'contact.tooOften': 'You have written several times already. Try again in an hour, your words stay here.',
  'contact.thanks': 'Thank you, it’s with us',
  'contact.thanks.text': 'A person reads it. The answer goes to {address}.',
  'contact.thanks.back': 'Back to settings',
} as const satisfies Record<string, string | Plural>
