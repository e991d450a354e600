import { useIsland } from '../kit/island'

/** What a language is called, in the island's language or in another one. */
export const useLanguageName = () => {
  const { locale } = useIsland().settings
  return (language: string, by: string = locale): string => {
    const name = new Intl.DisplayNames([by, 'en'], { type: 'language' }).of(language) ?? language
    return name.charAt(0).toLocaleUpperCase(by) + name.slice(1)
  }
}
