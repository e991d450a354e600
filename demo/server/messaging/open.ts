import type { Now } from '../clock'
import { createMailbox, type Mailbox } from './mailbox'
import type { Messenger } from './messenger'
import { smsGateway } from './sms'
import { smtpMail } from './smtp'
import { openSmtpServer } from './smtpServer'

export interface MessagingSettings {
  /** Without it, mail goes to the demo's mailbox. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Without it, text messages go to the demo's mailbox, or, where mail is real, nowhere. */
  smsUrl: string | undefined
}

interface Opened {
  messenger: Messenger
  /** Null where messages go out for real. */
  mailbox: Mailbox | null
  close(): Promise<void>
}

/** The messenger of the settings. The demo's mail goes by SMTP too, like real mail. */
export const openMessaging = async (
  { smtpUrl, mailFrom, smsUrl }: MessagingSettings,
  now: Now,
  onError: (error: Error) => void,
): Promise<Opened> => {
  const mailbox = smtpUrl ? null : createMailbox(now)
  const smtp = mailbox && (await openSmtpServer(mailbox))
  const mail = smtpMail({ url: smtpUrl ?? smtp?.url ?? '', from: mailFrom })
  const text = smsUrl ? smsGateway(smsUrl) : mailbox?.messenger.text
  // Mail servers name whom they refuse; neither the log nor the table of jobs may.
  const reported = async (to: string, sending: Promise<void>) => {
    try {
      await sending
    } catch (error) {
      const nameless = new Error(String(error instanceof Error ? error.message : error).replaceAll(to, '…'))
      onError(nameless)
      throw nameless
    }
  }
  return {
    messenger: {
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
