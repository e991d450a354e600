import { randomUUID } from 'node:crypto'
import type { Now } from '../clock'
import type { Messenger } from './messenger'

export interface Message {
  id: string
  kind: 'mail' | 'text'
  to: string
  /** Empty in a text message. */
  subject: string
  text: string
  /** BCP 47; null where nobody knows. */
  language: string | null
  /** Of a mail: the link that stops mails of its kind, which mail programs show as a button. */
  unsubscribe: string | null
  /** ISO 8601. */
  at: string
}

/** The demo's mail and text messages, which are shown instead of sent, the newest first. */
export interface Mailbox {
  list(): readonly Message[]
  /** Keeps messages directly, without a mail server in between. */
  messenger: Required<Messenger>
}

const maxMessages = 200

/** An empty mailbox in memory; it forgets the oldest of more than 200 messages. */
export const createMailbox = (now: Now): Mailbox => {
  const messages: Message[] = []
  const add = (message: Omit<Message, 'id' | 'at'>) => {
    messages.unshift({ id: randomUUID(), ...message, at: now().toISOString() })
    messages.splice(maxMessages)
  }
  return {
    list: () => messages,
    messenger: {
      async mail(to, { subject, text, language = null, headers }) {
        const unsubscribe = /^<(.*)>$/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1] ?? null
        add({ kind: 'mail', to, subject, text, language, unsubscribe })
      },
      text: async (to, text) => add({ kind: 'text', to, subject: '', text, language: null, unsubscribe: null }),
    },
  }
}
