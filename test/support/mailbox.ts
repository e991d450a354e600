export interface Message {
  to: string
  subject: string
  text: string
}

/**
 * Messages that the reference server sent to an address, the newest first.
 * @param at any URL of the server; in a browser test the runner's own
 */
export const messagesTo = async (to: string, at = location.href): Promise<Message[]> => {
  // A new query each time, because the browser tests' runner caches answers.
  const answer = await fetch(new URL(`/mailbox/messages.json?${crypto.randomUUID()}`, at))
  const { messages } = (await answer.json()) as { messages: Message[] }
  return messages.filter((message) => message.to === to)
}

/** The newest code that was sent to an address. */
export const codeFor = async (to: string, at?: string): Promise<string> => {
  const [message] = await messagesTo(to, at)
  const code = /\b\d{6}\b/.exec(`${message?.subject} ${message?.text}`)?.[0]
  if (!code) throw new Error(`no code for ${to}`)
  return code
}
