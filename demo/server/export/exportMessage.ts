import { inLanguage } from '../messaging/languages'
import type { Message } from '../messaging/messenger'

/** How long a copy can be downloaded, in days. */
export const exportDays = 7

const words = {
  en: {
    subject: (brand: string) => `Your ${brand} data is ready`,
    text: (brand: string, address: string) =>
      `The copy of your ${brand} data is ready. Download it within ${exportDays} days: ${address}`,
    advice:
      'Whoever has this address can download it, so keep it to yourself. If you did not ask for a copy, sign in and look at your devices.',
  },
  de: {
    subject: (brand: string) => `Deine Daten von ${brand} sind bereit`,
    text: (brand: string, address: string) =>
      `Die Kopie deiner Daten von ${brand} ist bereit. Lade sie innerhalb von ${exportDays} Tagen herunter: ${address}`,
    advice:
      'Wer diese Adresse hat, kann sie herunterladen: Behalte sie für dich. Wenn du keine Kopie angefordert hast, melde dich an und sieh deine Geräte durch.',
  },
}

/** Says that somebody's copy of their data is ready. @param language theirs, as a tag; null for none known */
export const exportMessage = (brand: string, address: string, language: string | null): Message => {
  const own = inLanguage(words, language)
  const text = own.text(brand, address)
  return { mail: { subject: own.subject(brand), text: `${text}\n\n${own.advice}\n` }, text }
}
