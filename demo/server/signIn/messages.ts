import { undoDays } from '../account/contactChanges'
import type { Brand } from '../brand/brands'
import type { Contact } from '../messaging/contact'
import type { Message } from '../messaging/messenger'

const hostOf = (website: string | null | undefined): string | null =>
  website && URL.canParse(website) ? new URL(website).hostname : null

/**
 * The messages with a code. The last line of a text message lets browsers offer the code on the brand's own site only
 * (https://wicg.github.io/sms-one-time-codes/).
 */
export const codeMessage = (
  { name, website }: Pick<Brand, 'name' | 'website'>,
  code: string,
  minutes: number,
): Message => {
  const host = hostOf(website)
  const subject = `${code} is your ${name} code`
  const warning = 'Nobody from us will ever ask you for it. If you did not want it, you need not do anything.'
  return {
    mail: { subject, text: `${subject}. It is good for ${minutes} minutes.\n\n${warning}\n` },
    text: `${subject}. It is good for ${minutes} minutes.${host ? `\n\n@${host} #${code}` : ''}`,
  }
}

/**
 * Tells who had the account's address, or still has its other one, that it has a new one.
 * @param undo the address of the page that takes the change back
 */
export const changeMessage = ({ name }: Pick<Brand, 'name'>, kind: Contact['kind'], undo: string): Message => {
  const what = kind === 'email' ? 'email address' : 'phone number'
  const text = `The ${what} of your ${name} account was changed, and other devices were signed out.`
  const advice = `If it was not you, take it back within ${undoDays} days: ${undo}`
  return {
    mail: { subject: `Your ${name} ${what} was changed`, text: `${text}\n\n${advice}\n` },
    text: `${text} ${advice}`,
  }
}
