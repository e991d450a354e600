import type { Plural } from '../translation'

/** Codes: on their way, typed in, refused. Quoted strings of the specification keep their typing. */
export const en = {
  locale: 'en',

  'code.title': 'Enter code',
  'code.lead': 'We sent six digits to {address}',
  'code.label': 'Six digit code',
  'code.verify': 'Verify',
  'code.digits': 'OTP must be 6 digits.',
  'code.wrong': 'Invalid OTP',
  'code.failed': 'Error verifying OTP',
  'code.triesLeft': { one: '{count} try left.', other: '{count} tries left.' },
  'code.noneLeft': 'No tries left. Ask for a new code.',
  'code.wait': 'Resend code in {time}',
  'code.nothing': 'Nothing there?',
  'code.resend': 'Resend Code',
  'code.resent': 'A new code is on its way.',

  'code.send.phoneRefused': 'Unable to send the code. Please use another phone number or email to log in.',
  'code.send.phoneRefused.update': 'Unable to send the code. Please use another phone number.',
  'code.send.waitMinutes': 'Please try again after {time} minutes!',
  'code.send.waitSeconds': 'Please try again after {time}!',
  'code.send.failed': 'Something went wrong. Please try again!',
  'code.send.noAnswer': 'An unexpected error occurred. Please try again.',
} as const satisfies Record<string, string | Plural>
