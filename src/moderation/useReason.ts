import { useT } from '../kit/useT'
import { reasonKeys } from '../report/report'
import { reportStrings } from '../report/report.strings'
import type { Reason } from './moderation'
import { moderationStrings } from './moderation.strings'

/** The words of a report's reason. */
export const useReason = (): ((reason: Reason) => string) => {
  const t = useT(moderationStrings)
  const ofReports = useT(reportStrings)
  return (reason) => (reason === 'impersonation' ? t('moderation.impersonation') : ofReports(reasonKeys[reason]))
}
