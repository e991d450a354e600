import type { ContactTopic } from '../../../src/wire/contactTopics'
import type { Mail } from '../messaging/messenger'

/** What somebody wrote, and what is known of them. */
export interface ContactRequest {
  name: string
  email: string
  message: string
  topic: ContactTopic
  page?: string | undefined
  locale?: string | undefined
  /** The viewer's nickname; null for a visitor. */
  nickname: string | null
  /** What their browser calls itself. */
  agent: string
}

const topics = {
  problem: 'Something doesn’t work',
  account: 'An account',
  safety: 'Safety',
  idea: 'An idea',
  other: 'Something else',
} as const satisfies Record<ContactTopic, string>

const oneLine = (text: string, max: number) => text.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, max)

/** The mail to the brand: what was written first, then what it takes to answer. An answer goes to who wrote it. */
export const contactMail = (brand: string, request: ContactRequest): Mail => {
  const { name, email, message, topic, page, locale, nickname, agent } = request
  const who = [oneLine(name, 100), `<${email}>`, nickname ? `@${nickname}` : 'not signed in'].join(' ')
  const facts = [
    `From: ${who}`,
    `About: ${topics[topic]}`,
    page && `Page: ${oneLine(page, 500)}`,
    locale && `Language: ${oneLine(locale, 35)}`,
    agent && `Browser: ${oneLine(agent, 300)}`,
  ]
  return {
    subject: `${brand}: ${topics[topic]}, from ${oneLine(name, 60)}`,
    text: `${message}\n\n-- \n${facts.filter(Boolean).join('\n')}\n`,
    replyTo: email,
  }
}
