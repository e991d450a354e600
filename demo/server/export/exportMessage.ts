import type { Message } from '../messaging/messenger'
import { fill, fillCounted } from '../words/fill'
import { wordsFor } from '../words/wordsFor'

/** How long a copy can be downloaded, in days. */
export const exportDays = 7

/** Says that somebody's copy of their data is ready. @param language theirs, as a tag; null for none known */
export const exportMessage = (brand: string, link: string, language: string | null): Message => {
  const words = wordsFor(language)
  const text = fillCounted(words, words.export.text, exportDays, { brand, link })
  const subject = fill(words.export.subject, { brand })
  return { mail: { subject, text: `${text}\n\n${words.export.advice}\n`, language: words.language }, text }
}
