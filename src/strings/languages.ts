import type { Language } from './translation'

/** Every language but English, which is part of the code: by the first subtag of a locale. */
export const languages: Readonly<Record<string, () => Promise<{ language: Language }>>> = {
  ar: () => import('./ar/language'),
  de: () => import('./de/language'),
  es: () => import('./es/language'),
  fr: () => import('./fr/language'),
  he: () => import('./he/language'),
  hi: () => import('./hi/language'),
  it: () => import('./it/language'),
  ja: () => import('./ja/language'),
  ko: () => import('./ko/language'),
  nl: () => import('./nl/language'),
  pl: () => import('./pl/language'),
  pt: () => import('./pt-BR/language'),
  tr: () => import('./tr/language'),
  zh: () => import('./zh-CN/language'),
}
