import { atom, useAtom } from 'jotai'
import { useState } from 'react'
import { fromJson, number, record, text, toJson } from '../../kit/guard'
import { useIsland } from '../../kit/island'
import { shared } from '../../kit/shared'
import { storageFor } from '../../kit/storage'

/** How a viewer wants captions; this browser keeps it. */
export interface CaptionChoice {
  /** BCP 47; null for the language of the strings. */
  readonly language: string | null
  /** A share of the usual size. */
  readonly size: number
}

/** Up to twice the usual size, as WCAG asks of text. */
export const captionSizes: readonly number[] = [0.75, 1, 1.5, 2]

const storageKey = 'geuinCaptions'

/** The choice of this page's viewer; null while they made none here. */
const choiceAtom = () => shared('captionChoice', () => atom<CaptionChoice | null>(null))

/** The choice, whichever feed of the page it was made in, and what changes it. */
export const useCaptionChoice = (): [CaptionChoice, (change: Partial<CaptionChoice>) => void] => {
  const { storageMode } = useIsland().settings
  const [chosen, setChosen] = useAtom(choiceAtom())
  const storage = storageFor(storageMode)
  const [stored] = useState((): CaptionChoice => {
    const { language, size } = record(fromJson(storage.get(storageKey)))
    return { language: text(language) || null, size: captionSizes.includes(number(size)) ? number(size) : 1 }
  })
  const choice = chosen ?? stored
  const choose = (change: Partial<CaptionChoice>) => {
    const next = { ...choice, ...change }
    storage.set(storageKey, toJson(next))
    setChosen(next)
  }
  return [choice, choose]
}
