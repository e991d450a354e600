import { useT } from '../../kit/useT'
import { QuestionSheet } from '../../members/QuestionSheet'
import type { Question } from './ManageContext'
import { manageStrings } from './manage.strings'

interface Props {
  question: Question
  onClose(): void
}

/** Asks before something about a community that can't be undone, and for its reason. */
export const ConfirmSheet = ({ question, onClose }: Props) => {
  const t = useT(manageStrings)
  const { reason: label, ...words } = question
  const reason = label === undefined ? undefined : { label, hint: t('manage.reason.hint') }
  return <QuestionSheet {...words} reason={reason} onClose={onClose} />
}
