import { useMemo } from 'react'
import { useT } from '../kit/useT'
import { LoopCards } from '../loop/LoopCards'
import { StateMessage } from '../ui/state/StateMessage'
import { drawings } from '../ui/state/stateDrawings'
import { paths } from '../wire/paths'
import { ownerQuery, type ProfileOwner } from './profilePage.query'
import { profilePageStrings } from './profilePage.strings'

/** The loops that a person joined, or a brand has. */
export default function ProfileLoops({ owner }: { owner: ProfileOwner }) {
  const t = useT(profilePageStrings)
  const list = useMemo(() => ({ path: paths.profileLoops, query: ownerQuery(owner) }), [owner])
  const [title, text] = [t('person.loops.empty'), t('person.loops.empty.text')]
  return <LoopCards list={list} empty={<StateMessage drawing={drawings.empty} title={title} text={text} />} />
}
