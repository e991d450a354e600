import type { Plural } from '../translation'

/** What an element says before its view has loaded, and where it can't load. */
export const en = {
  locale: 'en',

  'common.retry': 'Retry',
  'errors.failed.title': 'This didn’t load',
  'errors.missingSetting':
    '<{tag}> needs a setting: add {attribute}="…" to it, or data-{attribute}="…" to the script tag.',
  'errors.badSetting': 'The value of {attribute} can’t be used and was left out.',
  'errors.badList': '<{tag}> can’t read {attribute}: it needs an array, or its JSON.',
} as const satisfies Record<string, string | Plural>
