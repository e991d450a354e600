import type { Brand } from '../brand/brands'
import type { Message } from '../messaging/messenger'
import { fill } from '../words/fill'
import { wordsFor } from '../words/wordsFor'

/** The message that brings the link to the app to somebody's phone. @param tag a tag, or what the browser accepts */
export const downloadMessage = ({ name }: Pick<Brand, 'name'>, link: string, tag: string | null): Message => {
  const { language, download } = wordsFor(tag)
  const text = fill(download.text, { brand: name, link })
  const subject = fill(download.subject, { brand: name })
  return { mail: { subject, text: `${text}\n\n${download.advice}\n`, language }, text }
}
