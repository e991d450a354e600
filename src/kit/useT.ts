import { useEffect, useMemo, useState } from 'react'
import { baseStrings } from './baseStrings'
import { useIsland } from './island'
import type { StringsPart } from './strings'
import { type Base, type Dictionary, type TranslateOf, translator } from './t'

/** Strings of a part and of the first view, in the island's language; in English until that language has loaded. */
export const useT = <D extends Dictionary>(part: StringsPart<D>): TranslateOf<Base & D> => {
  const { locale } = useIsland().settings
  const [, setLoaded] = useState(0)
  const [base, own] = [baseStrings.now(locale), part.now(locale)]

  useEffect(() => {
    let isMounted = true
    void Promise.all([baseStrings.load(locale), part.load(locale)]).then((loaded) => {
      if (isMounted && (loaded[0] !== base || loaded[1] !== own)) setLoaded((count) => count + 1)
    })
    return () => {
      isMounted = false
    }
  }, [part, locale, base, own])

  return useMemo(() => translator<Base & D>({ ...base, ...own } as never), [base, own])
}
