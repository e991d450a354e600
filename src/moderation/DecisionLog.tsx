import { useCallback } from 'react'
import type { CommunityId } from '../entities/community'
import { stringsNow } from '../kit/baseStrings'
import { formatAgo } from '../kit/format'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { fillIn, slot } from '../ui/fillIn'
import { useList } from '../ui/useList'
import { ListView } from './ListView'
import type { LogEntry } from './moderation'
import { actKeys } from './moderation.keys'
import { fetchLog } from './moderation.query'
import { moderationStrings } from './moderation.strings'

/** What was done in a community, and by whom. */
export const DecisionLog = ({ communityId }: { communityId: CommunityId }) => {
  const t = useT(moderationStrings)
  const { settings } = useIsland()
  const { locale } = settings
  const fetchPage = useCallback(
    (cursor: string | null) => fetchLog(settings, communityId, cursor),
    [settings, communityId],
  )
  const { list, reload, loadMore } = useList<LogEntry>(fetchPage)
  const words = {
    title: t('moderation.log.empty'),
    text: t('moderation.log.text'),
    failed: t('moderation.error'),
  }
  return (
    <ListView list={list} words={words} onRetry={reload} onMore={loadMore}>
      {({ act, actor, author, what, at }) => (
        <div className="moderation-row moderation-words">
          <b>
            {t('moderation.decidedBy', {
              act: t(actKeys[act]),
              name: actor?.name ?? t('moderation.administration'),
            })}
          </b>
          <span>
            {author
              ? fillIn(t('moderation.about', { what: slot('what'), name: slot('name') }), {
                  what: <bdi>{what}</bdi>,
                  name: <bdi>{author.name}</bdi>,
                })
              : what}
          </span>
          <small>{formatAgo(stringsNow(locale), at, locale)}</small>
        </div>
      )}
    </ListView>
  )
}
