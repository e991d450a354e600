import type { Brand } from '../brand/brands'
import { inLanguage } from '../messaging/languages'
import type { Message } from '../messaging/messenger'

const words = {
  en: {
    subject: (name: string) => `Get ${name}`,
    text: (name: string, link: string) => `Here is ${name} for your phone: ${link}`,
    advice: 'Somebody, most likely you, asked us to send this. If it was not you, you need not do anything.',
  },
  de: {
    subject: (name: string) => `${name} für dein Telefon`,
    text: (name: string, link: string) => `Hier ist ${name} für dein Telefon: ${link}`,
    advice: 'Jemand hat uns darum gebeten, wahrscheinlich du. Wenn nicht, musst du nichts tun.',
  },
}

/** The message that brings the link to the app to somebody's phone. @param language a tag, or what the browser accepts */
export const downloadMessage = ({ name }: Pick<Brand, 'name'>, link: string, language: string | null): Message => {
  const own = inLanguage(words, language)
  const text = own.text(name, link)
  return { mail: { subject: own.subject(name), text: `${text}\n\n${own.advice}\n` }, text }
}
