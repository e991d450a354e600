import { createTransport } from 'nodemailer'
import { mailHtml } from './mailHtml'
import type { Messenger } from './messenger'

export interface SmtpSettings {
  /** Such as smtps://user:password@mail.example:465. */
  url: string
  /** Who the mail is from, such as `Lumen <hello@lumen.example>`. */
  from: string
}

/** Milliseconds; shorter together than a call's patience. */
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 8000 }

/** Hands mail to an SMTP server. */
export const smtpMail = ({ url, from }: SmtpSettings): Messenger['mail'] & { close(): void } => {
  const transport = createTransport({ url, pool: true, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  const domain = from.replace(/^.*@/, '').replace(/>$/, '')
  const mail: Messenger['mail'] = async (to, message) => {
    const { subject, text, language, id, headers, replyTo } = message
    await transport.sendMail({
      ...{ from, subject, text },
      ...(language && { html: mailHtml({ ...message, language }) }),
      // As objects, so that nothing in them is read as a list of addresses.
      to: { name: '', address: to },
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      headers: { ...headers, ...(language && { 'Content-Language': language }) },
      ...(id && { messageId: `<${id}@${domain}>` }),
    })
  }
  return Object.assign(mail, { close: () => transport.close() })
}
