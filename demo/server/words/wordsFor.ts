import { ar } from './ar'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { he } from './he'
import { hi } from './hi'
import { it } from './it'
import { ja } from './ja'
import { ko } from './ko'
import { nl } from './nl'
import { pl } from './pl'
import { ptBR } from './pt-BR'
import { tr } from './tr'
import type { Words } from './words'
import { zhCN } from './zh-CN'

/** By the first subtag: readers of pt-PT and zh-TW get the one that there is. */
const languages = new Map<string, Words>(
  [ar, de, en, es, fr, he, hi, it, ja, ko, nl, pl, ptBR, tr, zhCN].map((it) => [it.language.slice(0, 2), it]),
)

/**
 * The words of somebody's language, English where there are none.
 * @param tag a language tag such as `de-AT`, or an Accept-Language header, of which the first counts; null for none
 */
export const wordsFor = (tag: string | null | undefined): Words => {
  const [subtag = ''] = (tag ?? '')
    .trim()
    .toLowerCase()
    .split(/[^a-z]/, 1)
  return languages.get(subtag) ?? en
}

/** The writing direction of a language that the server writes in. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (/^(ar|he)\b/.test(language) ? 'rtl' : 'ltr')
