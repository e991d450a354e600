import { undoDays } from '../account/contactChanges'
import type { Brand } from '../brand/brands'
import type { Contact } from '../messaging/contact'
import { inLanguage } from '../messaging/languages'
import type { Message } from '../messaging/messenger'

const codeWords = {
  en: {
    subject: (code: string, name: string) => `${code} is your ${name} code`,
    life: (minutes: number) => `It is good for ${minutes} minutes.`,
    warning: 'Nobody from us will ever ask you for it. If you did not want it, you need not do anything.',
  },
  de: {
    subject: (code: string, name: string) => `${code} ist dein Code für ${name}`,
    life: (minutes: number) => `Er gilt ${minutes} Minuten.`,
    warning: 'Niemand von uns fragt dich je danach. Wenn du ihn nicht wolltest, musst du nichts tun.',
  },
}

const changeWords = {
  en: {
    subject: { email: 'Your {name} email address was changed', phone: 'Your {name} phone number was changed' },
    text: {
      email: 'The email address of your {name} account was changed, and other devices were signed out.',
      phone: 'The phone number of your {name} account was changed, and other devices were signed out.',
    },
    advice: (undo: string) => `If it was not you, take it back within ${undoDays} days: ${undo}`,
  },
  de: {
    subject: {
      email: 'Deine E-Mail-Adresse bei {name} wurde geändert',
      phone: 'Deine Telefonnummer bei {name} wurde geändert',
    },
    text: {
      email: 'Die E-Mail-Adresse deines Kontos bei {name} wurde geändert, und andere Geräte wurden abgemeldet.',
      phone: 'Die Telefonnummer deines Kontos bei {name} wurde geändert, und andere Geräte wurden abgemeldet.',
    },
    advice: (undo: string) => `Wenn du das nicht warst, nimm es innerhalb von ${undoDays} Tagen zurück: ${undo}`,
  },
}

const hostOf = (website: string | null | undefined): string | null =>
  website && URL.canParse(website) ? new URL(website).hostname : null

interface CodeContent {
  code: string
  minutes: number
  /** A tag, or what the browser accepts; null for none known. */
  language: string | null
}

/**
 * The messages with a code. The last line of a text message lets browsers offer the code on the brand's own site only
 * (https://wicg.github.io/sms-one-time-codes/).
 */
export const codeMessage = (
  { name, website }: Pick<Brand, 'name' | 'website'>,
  { code, minutes, language }: CodeContent,
): Message => {
  const host = hostOf(website)
  const words = inLanguage(codeWords, language)
  const subject = words.subject(code, name)
  const line = `${subject}. ${words.life(minutes)}`
  return {
    mail: { subject, text: `${line}\n\n${words.warning}\n` },
    text: `${line}${host ? `\n\n@${host} #${code}` : ''}`,
  }
}

interface ChangeContent {
  kind: Contact['kind']
  /** The address of the page that takes the change back. */
  undo: string
  /** A tag; null for none known. */
  language: string | null
}

/** Tells who had the account's address, or still has its other one, that it has a new one. */
export const changeMessage = ({ name }: Pick<Brand, 'name'>, { kind, undo, language }: ChangeContent): Message => {
  const words = inLanguage(changeWords, language)
  const named = (text: string) => text.replace('{name}', () => name)
  const [text, advice] = [named(words.text[kind]), words.advice(undo)]
  return {
    mail: { subject: named(words.subject[kind]), text: `${text}\n\n${advice}\n` },
    text: `${text} ${advice}`,
  }
}
