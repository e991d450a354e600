import type { Now } from '../clock'
import { createMailbox, type Mailbox } from './mailbox'
import type { Post } from './messenger'
import { smsGateway } from './sms'
import { smtpMail } from './smtp'
import { openSmtpServer } from './smtpServer'

export interface PostSettings {
  /** Without it, mail goes to the demo's mailbox. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Without it, text messages go to the demo's mailbox, or, where mail is real, nowhere. */
  smsUrl: string | undefined
}

interface Opened {
  post: Post
  /** Null where messages go out for real. */
  mailbox: Mailbox | null
  close(): Promise<void>
}

/** Where messages go by the settings. The demo's mail takes the same way by SMTP as real mail. */
export const openPost = async (
  { smtpUrl, mailFrom, smsUrl }: PostSettings,
  now: Now,
  onError: (error: Error) => void,
): Promise<Opened> => {
  const mailbox = smtpUrl ? null : createMailbox(now)
  const smtp = mailbox && (await openSmtpServer(mailbox))
  const mail = smtpMail({ url: smtpUrl ?? smtp?.url ?? '', from: mailFrom })
  const text = smsUrl ? smsGateway(smsUrl) : mailbox?.post.text
  /** Servers name whom they refuse, and the log names nobody. */
  const reported = async (to: string, sending: Promise<void>) => {
    try {
      await sending
    } catch (error) {
      if (error instanceof Error) onError(new Error(error.message.replaceAll(to, '…')))
      throw error
    }
  }
  return {
    post: {
      mail: (to, message) => reported(to, mail(to, message)),
      text: text && ((to, message) => reported(to, text(to, message))),
    },
    mailbox,
    async close() {
      mail.close()
      await smtp?.close()
    },
  }
}
