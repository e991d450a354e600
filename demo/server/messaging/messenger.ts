import type { Contact } from './contact'

export interface Mail {
  subject: string
  text: string
  /** BCP 47, of subject and text; nobody knows it of what somebody wrote. */
  language?: string
  /** The same whenever the same mail is handed over again: the local part of its Message-ID. */
  id?: string | undefined
  /** Further headers, such as List-Unsubscribe. */
  headers?: Readonly<Record<string, string>> | undefined
  /** Whom an answer goes to; who sends it, unless given. */
  replyTo?: string
}

/** What a person is told, for either kind of address. */
export interface Message {
  mail: Mail
  /** The same as a text message. */
  text: string
}

/** How messages leave the server; each method throws when nobody took the message over. */
export interface Messenger {
  mail(to: string, mail: Mail): Promise<void>
  /** Undefined when there is no gateway for text messages. */
  text?: ((to: string, text: string) => Promise<void>) | undefined
}

/** @throws Error when nobody took the message over */
export const deliver = async (messenger: Messenger, { kind, address }: Contact, message: Message): Promise<void> => {
  if (kind === 'email') return messenger.mail(address, message.mail)
  if (!messenger.text) throw new Error('there is no gateway for text messages')
  return messenger.text(address, message.text)
}
