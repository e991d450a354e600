import { undoDays } from '../account/contactChanges'
import type { Brand } from '../brand/brands'
import type { Contact } from '../messaging/contact'
import type { Message } from '../messaging/messenger'
import type { DeviceName } from '../session/userAgent'
import { fill, fillCounted } from '../words/fill'
import { wordsFor } from '../words/wordsFor'

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
  const words = wordsFor(language)
  const subject = fill(words.code.subject, { code, brand: name })
  const line = `${subject}${words.sentenceEnd} ${fillCounted(words, words.code.life, minutes)}`
  return {
    mail: { subject, text: `${line}\n\n${words.code.warning}\n`, language: words.language },
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
  const words = wordsFor(language)
  const own = words.change[kind]
  const [subject, text] = [fill(own.subject, { brand: name }), fill(own.text, { brand: name })]
  const advice = fillCounted(words, words.change.advice, undoDays, { link: undo })
  return {
    mail: { subject, text: `${text}\n\n${advice}\n`, language: words.language },
    text: `${text} ${advice}`,
  }
}

interface SignInContent {
  device: DeviceName
  /** The address of the page that can sign it out. */
  link: string
  /** A tag; null for none known. */
  language: string | null
}

/** Tells who has an account that somebody signed in on a device that is new to it. */
export const signInMessage = (
  { name }: Pick<Brand, 'name'>,
  { device: { browser, system }, link, language }: SignInContent,
): Message => {
  const words = wordsFor(language)
  const { signIn } = words
  const [subject, text] = [fill(signIn.subject, { brand: name }), fill(signIn.text, { brand: name })]
  const device = [browser, system].filter((it) => it !== null).join(', ')
  const parts = [text, ...(device ? [device] : []), fill(signIn.advice, { link })]
  return { mail: { subject, text: `${parts.join('\n\n')}\n`, language: words.language }, text: parts.join(' ') }
}
