import { useState } from 'react'
import type { Community } from '../entities/community'
import { useT } from '../kit/useT'
import { BottomSheet } from '../ui/overlay/BottomSheet'
import type { SheetProps } from '../ui/overlay/openSheet'
import { useStyles } from '../ui/styles/useStyles'
import { CaseQueue } from './CaseQueue'
import { CaseView } from './CaseView'
import { DecisionLog } from './DecisionLog'
import styles from './Moderation.css'
import type { Case } from './moderation'
import { listKeys } from './moderation.keys'
import type { CaseList, CasePage } from './moderation.query'
import { moderationStrings } from './moderation.strings'
import { RepostRequests } from './RepostRequests'

interface Props extends SheetProps {
  community: Pick<Community, 'id' | 'name'>
}

const lists = ['open', 'answered', 'decided', 'reposts', 'log'] as const
type List = (typeof lists)[number]

const isCaseList = (list: List): list is CaseList => list !== 'reposts' && list !== 'log'

/** What was reported in a community: the queue, what authors answer, what was decided, and by whom. */
export const ModerationSheet = ({ community, onClose }: Props) => {
  useStyles(styles)
  const t = useT(moderationStrings)
  const [shown, show] = useState<List>('open')
  const [counts, setCounts] = useState<CasePage['counts'] | null>(null)
  const [open, setOpen] = useState<Case | null>(null)
  if (open) return <CaseView item={open} onBack={() => setOpen(null)} onClose={onClose} />
  const nameOf = (list: List) => {
    const name = t(listKeys[list])
    return counts && isCaseList(list) ? t('moderation.listWith', { name, count: counts[list] }) : name
  }
  return (
    <BottomSheet title={t('moderation.title')} size="expanded" onClose={onClose}>
      <p className="moderation-place" dir="auto">
        {community.name}
      </p>
      <div className="moderation-lists" role="radiogroup" aria-label={t('moderation.lists')}>
        {lists.map((it) => (
          <label key={it}>
            <input
              className="visually-hidden"
              type="radio"
              name="list"
              checked={it === shown}
              onChange={() => show(it)}
            />
            {nameOf(it)}
          </label>
        ))}
      </div>
      {isCaseList(shown) && (
        <CaseQueue communityId={community.id} state={shown} onCounts={setCounts} onOpen={setOpen} />
      )}
      {shown === 'reposts' && <RepostRequests communityId={community.id} />}
      {shown === 'log' && <DecisionLog communityId={community.id} />}
    </BottomSheet>
  )
}
