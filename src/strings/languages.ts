import type { Language } from './translation'

/** Every language but English, which is part of the code: by the first subtag of a locale. */
export const languages: Readonly<Record<string, () => Promise<{ language: Language }>>> = {
  de: () => import('./de/language'),
}
