import type { Brand } from '../domain/brands'
import type { Mail } from './post'

interface CodeMessage {
  mail: Mail
  /** The same as a text message. */
  text: string
}

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
): CodeMessage => {
  const host = hostOf(website)
  const subject = `${code} is your ${name} code`
  const warning = 'Nobody from us will ever ask you for it. If you did not want it, you need not do anything.'
  return {
    mail: { subject, text: `${subject}. It is good for ${minutes} minutes.\n\n${warning}\n` },
    text: `${subject}. It is good for ${minutes} minutes.${host ? `\n\n@${host} #${code}` : ''}`,
  }
}
