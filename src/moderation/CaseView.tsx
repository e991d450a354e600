import { useSetAtom } from 'jotai'
import { isApiError } from '../kit/http'
import { useIsland } from '../kit/island'
import { showToast } from '../kit/toasts'
import { useT } from '../kit/useT'
import { BottomSheet } from '../ui/overlay/BottomSheet'
import { errorKey } from '../ui/state/errorText'
import { AnswerForm } from './AnswerForm'
import { CaseContext } from './CaseContext'
import { DecisionForm } from './DecisionForm'
import type { Case } from './moderation'
import { actKeys, personActKeys } from './moderation.keys'
import { moderationStrings } from './moderation.strings'

interface Props {
  item: Case
  onBack(): void
  onClose(): void
}

/** Runs what a moderator decides; says how it went, and goes back to the list when it is settled. */
const useSettle = (onBack: () => void) => {
  const { element, t: base } = useIsland()
  const t = useT(moderationStrings)
  const toast = useSetAtom(showToast)
  return async (work: () => Promise<unknown>) => {
    try {
      await work()
      toast(element, { kind: 'success', message: t('moderation.saved') })
      onBack()
    } catch (error) {
      const code = isApiError(error) ? error.code : undefined
      const message =
        code === 409 ? t('moderation.settled') : code === 403 ? t('moderation.notYours') : base(errorKey(error))
      toast(element, { kind: 'error', message })
      if (code === 409) onBack()
    }
  }
}

const subjectKey = ({ video, comment }: Case) => {
  if (comment !== null) return 'moderation.comment'
  return video ? 'moderation.video' : 'moderation.person'
}

/** One case with its context, and what can be decided about it. */
export const CaseView = ({ item, onBack, onClose }: Props) => {
  const t = useT(moderationStrings)
  const settle = useSettle(onBack)
  const { decision, decidedBy, answer, author } = item
  return (
    <BottomSheet title={t(subjectKey(item))} size="expanded" onBack={onBack} onClose={onClose}>
      <CaseContext item={item} />
      {decision === null && <DecisionForm item={item} settle={settle} />}
      {decision !== null && (
        <p className="moderation-settled">
          <b>
            {t('moderation.decidedBy', {
              act: t((item.video ? actKeys : personActKeys)[decision.decision]),
              name: decidedBy?.name ?? t('moderation.administration'),
            })}
          </b>
          {decision.rule && <span dir="auto">{decision.rule}</span>}
          {decision.words && <span dir="auto">{decision.words}</span>}
        </p>
      )}
      {answer && (
        <>
          <h3>{t('moderation.theirAnswer', { name: author.name })}</h3>
          <blockquote className="moderation-quote" dir="auto">
            {answer.text}
          </blockquote>
          {answer.upheld === null && <AnswerForm item={item} settle={settle} />}
        </>
      )}
    </BottomSheet>
  )
}
