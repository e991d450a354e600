import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { draftsOf } from '../../kit/form'
import { useIsland } from '../../kit/island'
import { type Choice, chooseAll, type Topic, toggle } from './interests'
import { interestsAtom } from './interests.query'

const onlyBooleans = (draft: object): Choice =>
  Object.fromEntries(Object.entries(draft).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'))

/** The brand's topics and the viewer's choice, which is stored until it is saved: it outlives a closed modal and a reload. */
export const useInterests = (userId: string) => {
  const { settings } = useIsland()
  const request = useAtomValue(useMemo(() => interestsAtom(settings, userId), [settings, userId]))
  const drafts = useMemo(() => draftsOf(settings), [settings])
  const draftName = `${userId} interests`
  const [choice, setChoice] = useState<Choice>(() => onlyBooleans(drafts.get(draftName)))

  const change = (next: Choice) => {
    setChoice(next)
    drafts.set(draftName, next)
  }

  return {
    request,
    choice,
    toggle: (topic: Topic) => change(toggle(choice, topic)),
    chooseAll: () => request.data && change(chooseAll(choice, request.data)),
    /** Removes the stored choice, once it is saved. */
    forget: () => drafts.set(draftName, {}),
  }
}
